import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-auction.ts';

/** The rules of Auction Manille, in French. */
export const text = {
  'idea.1': 'Trois à sept joueurs, chacun pour soi ; le dix, la **manille**, est la plus forte carte de chaque couleur.',
  'idea.2': 'Des cartes forment un talon sur la table, en partie découvert. On annonce combien de points on fera.',
  'idea.3': 'La plus haute enchère écarte des cartes, en prend autant au talon, et nomme l’atout.',
  'idea.4': 'Au jeu, tous les autres sont vos adversaires : il faut monter chaque fois qu’on le peut.',
  'idea.5': 'Le preneur gagne son enchère ou la perd ; les autres ne marquent rien. Après dix donnes, le plus haut total gagne.',
  aim: 'Enchérissez autant que le permettent votre main et le talon, et faites au moins ces points dans vos plis.',
  'cards.order':
    'On joue avec 32 cartes, du sept à l’as. L’ordre est le même dans toutes les couleurs, à l’atout aussi : le dix est la plus forte, au-dessus de l’as, et le neuf, le huit et le sept ne valent rien.',
  'cards.sum':
    'Une couleur contient 15 points et le jeu 60. Ils ne sont pas tous forcément en jeu : il peut en rester au talon ou dans l’écart.',
  'deal.seats':
    'Chacun joue seul. Tout va dans le sens des aiguilles d’une montre ; le joueur à la gauche du donneur est **premier en main**.',
  'deal.cards':
    'On donne les cartes une à une. Le reste forme le **talon** : une partie de ses cartes est face visible, l’autre face cachée.',
  widow: 'Les cartes selon le nombre de joueurs',
  'widow.col.each': 'chacun',
  'widow.col.open': 'talon, visibles',
  'widow.col.covered': 'talon, cachées',
  'widow.row.p3': 'Trois joueurs',
  'widow.row.p4': 'Quatre joueurs',
  'widow.row.p5': 'Cinq joueurs',
  'widow.row.p6': 'Six joueurs',
  'widow.row.p7': 'Sept joueurs',
  'calls.bid':
    'À partir du premier en main, chacun annonce un nombre de points de 1 à 60, plus haut que le dernier, ou passe. Qui passe ne parle plus. Une annonce de 60 met fin aux enchères.',
  'case.bids': 'Toute enchère doit dépasser la précédente ; de combien, c’est votre affaire.',
  'calls.pass': 'Si tous passent, personne ne marque et le suivant donne. Le dernier peut encore enchérir quand tous les autres ont passé.',
  'calls.away': 'Le preneur écarte d’abord des cartes, face cachée : aucune, ou au plus autant qu’il y en a au talon.',
  'calls.draw':
    'Puis il en prend exactement autant au talon, visibles ou cachées, au choix. Une carte cachée ne se voit qu’une fois prise. L’écart reste secret ; tous voient quelles cartes visibles ont été prises.',
  'option.discards':
    'L’écart et le reste du talon ne comptent pour personne ; ou bien ils comptent pour le preneur, qui en ajoute les points à ceux de ses plis.',
  'calls.trumps': 'Enfin le preneur nomme une couleur d’atout ou **sans atout**. Cela ne change pas ce que compte la donne.',
  'play.lead':
    'Le premier en main entame le premier pli ; mais après une enchère de 60 c’est le preneur. Qui gagne un pli entame le suivant. On entame de n’importe quelle carte.',
  'play.alone': 'Personne n’a de partenaire. Qui est maître est votre adversaire, preneur ou non.',
  'play.follow': 'Si vous avez de la couleur demandée, il faut fournir.',
  'play.beat':
    'En fournissant, il faut forcer sur la carte maîtresse si elle est de la couleur demandée et que vous en avez une plus forte. N’importe laquelle convient ; si vous n’en avez pas, n’importe quelle carte de la couleur.',
  'case.beat': 'Le roi est maître et le dix le bat : il faut le dix.',
  'play.trumped':
    'Si une couleur autre que l’atout a été demandée puis coupée, fournissez la carte que vous voulez : aucune ne peut gagner.',
  'case.trumpedFollow': 'Les cœurs ont été coupés. Il faut fournir, mais vous pouvez garder le dix.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée et qu’elle est maîtresse, il faut couper. Sans atout, vous jouez ce que vous voulez.',
  'case.mustTrump': 'Pas de cœur : il faut l’atout. À une table à partenaires vous seriez peut-être libre ; ici, jamais.',
  'play.overtrump': 'Si vous n’avez pas la couleur demandée et que le pli est coupé, il faut surcouper si vous le pouvez.',
  'case.over': 'Le huit d’atout est maître. Le valet est plus fort : il le faut.',
  'play.under':
    'Si tous vos atouts sont trop petits, vous jouez n’importe quelle carte **sauf un atout**. C’est seulement s’il ne vous reste que de tels atouts que vous en jouez un.',
  'case.under': 'Le neuf d’atout est imbattable ici ; les deux atouts plus petits sont interdits.',
  'play.noTrump': 'À sans atout, qui n’a pas la couleur demandée joue ce qu’il veut.',
  'option.defenders':
    'Certains laissent les adversaires du preneur jouer en partenaires : qui voit un autre d’entre eux maître n’a ni à forcer ni à couper, et joue n’importe quelle carte de la couleur demandée, ou n’importe quelle carte s’il n’en a pas.',
  'case.partners': 'Un autre adversaire du preneur est maître avec l’as. Entre partenaires, vous n’avez pas à couper.',
  'score.bid':
    'Si le preneur a dans ses plis au moins les points annoncés, il marque son **enchère**, non les points faits. Sinon il perd l’enchère. Les autres ne marquent rien dans les deux cas.',
  'case.made':
    'Enchère {bid}, et 31 faits : le preneur marque ce qu’il a annoncé, pas davantage. Les autres points étaient au talon et dans l’écart.',
  'case.failed': 'Enchère {bid}, et 24 faits : un de moins, et l’enchère est perdue.',
  'match.deals':
    'Une partie a dix donnes. Chacun a son total, qui peut passer sous zéro ; le plus haut gagne, et les égaux partagent la victoire.',
  'option.deals': 'Une partie peut aussi avoir 20 donnes.',
  'term.manille': '**Manille** : le dix, la plus forte carte d’une couleur. L’as, juste en dessous, est le **manillon**.',
  'term.widow': '**Talon** : les cartes qui n’ont été données à personne.',
  'term.bidder': '**Preneur** : qui a gagné les enchères.',
  source:
    'La forme du jeu français pour une compagnie quelconque. Ces pages tranchent : tous peuvent passer, le dernier peut alors encore enchérir, une enchère de 60 met fin aux enchères, et les cartes qui ne sont dans les plis de personne ne comptent pour personne.',
} satisfies PageTranslation<typeof english>;
