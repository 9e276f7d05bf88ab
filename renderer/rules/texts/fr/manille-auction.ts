import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-auction.ts';

/** The rules of Auction Manille, in French. */
export const text = {
  'idea.1': 'Trois à sept joueurs, chacun pour soi ; le dix, la **manille**, est la plus forte carte de chaque couleur.',
  'idea.2': 'Une partie des cartes forme un talon sur la table, en partie découvert. On annonce combien de points on fera.',
  'idea.3': 'Le plus offrant écarte des cartes, en prend autant au talon et nomme l’atout.',
  'idea.4': 'Dans le jeu, tous les autres sont vos adversaires : il faut forcer sur leurs cartes chaque fois qu’on le peut.',
  'idea.5': 'Le preneur gagne ou perd son enchère ; les autres ne marquent rien. Après dix donnes, le plus haut total gagne.',
  aim: 'Annoncez autant que le permettent votre main et le talon, et faites au moins ces points dans vos plis.',
  'cards.order':
    'On joue avec 32 cartes, du sept à l’as. L’ordre est le même dans toutes les couleurs, atout compris : le dix est la plus forte carte, devant l’as, et le neuf, le huit et le sept ne valent rien.',
  'cards.sum':
    'Chaque couleur contient 15 points, le jeu entier 60. Ils ne sont pas toujours tous en jeu : il peut en rester au talon ou dans l’écart.',
  'deal.seats':
    'Chacun joue pour soi. On donne et on joue dans le sens des aiguilles d’une montre ; le joueur assis à la gauche du donneur est **premier en main**.',
  'deal.cards': 'On donne les cartes une à une. Celles qui restent forment le **talon** : les unes face visible, les autres face cachée.',
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
    'À partir du premier en main, chacun annonce un nombre de points de 1 à 60, supérieur au précédent, ou passe. Qui passe ne parle plus. Une enchère de 60 clôt les enchères.',
  'case.bids': 'Chaque enchère doit dépasser la précédente ; de combien, c’est vous qui décidez.',
  'calls.pass':
    'Si tous passent, personne ne marque et le joueur suivant donne. Si tous les autres ont passé, le dernier peut encore enchérir.',
  'calls.away': 'Le preneur écarte d’abord, face cachée : autant de cartes qu’il veut, d’aucune jusqu’au nombre des cartes du talon.',
  'calls.draw':
    'Puis il en prend exactement autant au talon, visibles ou cachées, à son choix. Il ne voit une carte cachée qu’une fois prise. L’écart reste secret ; chacun voit quelles cartes visibles ont été prises.',
  'option.discards':
    'L’écart et le reste du talon ne comptent pour personne ; ou bien ils comptent pour le preneur, qui en ajoute les points à ceux de ses plis.',
  'calls.trumps': 'Enfin, le preneur nomme une couleur d’atout ou **sans atout**. Cela ne change rien à la marque.',
  'play.lead':
    'Le premier en main entame le premier pli ; mais après une enchère de 60, c’est le preneur. Ensuite, le gagnant d’un pli entame le suivant. On entame de la carte qu’on veut.',
  'play.alone': 'Personne n’a de partenaire. Le joueur qui est maître est votre adversaire, preneur ou non.',
  'play.follow': 'Si vous avez de la couleur demandée, vous devez fournir.',
  'play.beat':
    'En fournissant, vous devez forcer sur la carte maîtresse si elle est de la couleur demandée et que vous en avez une plus forte, n’importe laquelle ; sinon, n’importe quelle carte de la couleur convient.',
  'case.beat': 'Le roi est maître et le dix le bat : vous devez jouer le dix.',
  'play.trumped':
    'Quand une couleur autre que l’atout a été demandée puis coupée, fournissez la carte que vous voulez : aucune ne peut gagner.',
  'case.trumpedFollow': 'Les cœurs ont été coupés. Vous devez fournir, mais vous pouvez garder le dix.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée et que le pli n’est pas coupé, vous devez couper. Sans atout, vous jouez ce que vous voulez.',
  'case.mustTrump':
    'Pas de cœur : vous devez couper. Si un partenaire était maître, vous auriez joué ce que vous vouliez ; mais ici vous n’en avez pas.',
  'play.overtrump': 'Si vous n’avez pas la couleur demandée et que le pli est coupé, vous devez surcouper si vous le pouvez.',
  'case.over': 'Le huit d’atout est maître. Le valet est plus fort, vous devez le jouer.',
  'play.under':
    'Si tous vos atouts sont trop petits, vous jouez n’importe quelle carte **sauf un atout**. On n’en joue un que s’il ne reste rien d’autre en main.',
  'case.under': 'Vous ne pouvez pas battre le neuf d’atout ; aucun des deux atouts plus petits n’est jouable.',
  'option.underTrump':
    'Selon l’autre lecture des règles, le joueur qui ne peut pas surcouper joue n’importe quelle carte, même un atout plus petit.',
  'case.free': 'Si l’on peut sous-couper, l’un ou l’autre petit atout peut passer sous le neuf, et l’as de trèfle se garde.',
  'play.noTrump': 'Quand on joue sans atout, qui n’a pas la couleur demandée joue n’importe quelle carte.',
  'option.defenders':
    'Certains laissent les adversaires du preneur jouer en partenaires : si l’un d’eux est maître, les autres n’ont ni à forcer ni à couper, et jouent n’importe quelle carte de la couleur demandée, ou n’importe quelle carte s’ils n’en ont pas.',
  'case.partners': 'Un autre adversaire du preneur est maître avec l’as. Entre partenaires, vous n’avez pas à couper.',
  'score.bid':
    'Si le preneur a dans ses plis au moins les points annoncés, il marque son **enchère**, et non les points faits. Sinon, il perd l’enchère. Les autres ne marquent rien dans les deux cas.',
  'case.made':
    'Enchère {bid}, et 31 faits : le preneur marque ce qu’il a annoncé, pas davantage. Les autres points étaient au talon et dans l’écart.',
  'case.failed': 'Enchère {bid}, et 24 faits : il en manque un, et l’enchère est perdue.',
  'match.deals':
    'Une partie compte dix donnes. Chacun a son total, qui peut passer sous zéro ; le plus haut gagne, et les ex æquo partagent la victoire.',
  'option.deals': 'Une partie peut aussi compter 20 donnes.',
  'term.manille': '**Manille** : le dix, la plus forte carte d’une couleur. L’as, juste en dessous, est le **manillon**.',
  'term.widow': '**Talon** : les cartes qui restent après la donne.',
  'term.bidder': '**Preneur** : le gagnant des enchères.',
  source:
    'La forme du jeu français de trois à sept joueurs. Voici ce que suit cette page : tous peuvent passer, le dernier peut alors encore enchérir, une enchère de 60 clôt les enchères, et les cartes qui ne sont dans les plis de personne ne comptent pour personne.',
} satisfies PageTranslation<typeof english>;
