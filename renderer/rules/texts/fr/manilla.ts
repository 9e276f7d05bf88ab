import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla.ts';

/** The rules of Manilla, in French. */
export const text = {
  'idea.1':
    'Quatre joueurs, deux contre deux, douze cartes espagnoles chacun ; on donne et on joue vers la droite, dans le sens inverse des aiguilles d’une montre.',
  'idea.2':
    'La dernière carte du donneur est montrée et fixe l’atout. Si c’est une carte à points, le camp du donneur en marque la valeur.',
  'idea.3':
    'Il faut forcer sur la carte d’un adversaire si on le peut, et couper si l’on ne peut fournir ; quand le partenaire est maître, on joue ce qu’on veut.',
  'idea.4': 'Cartes et plis font 72 points. Le camp qui en a plus de 36 marque l’excédent.',
  'idea.5': 'Le premier camp à 40 gagne une manche ; le premier à gagner deux manches gagne la partie.',
  aim: 'Faites plus de 36 des 72 points d’une donne. Il n’y a pas d’enchères : la carte montrée fixe l’atout, et tout le reste est affaire de jeu.',
  'cards.order':
    'Le jeu compte 48 cartes espagnoles, du deux au neuf, avec valet (sota), cavalier, roi et as. Le **neuf**, la manilla, est la plus forte carte de chaque couleur, atout compris. Neuf, as, roi, cavalier et valet sont les **cartes à points** ; les autres sont blanches et ne valent rien.',
  'cards.sum': 'Chaque couleur contient 15 points, et chacun des douze plis vaut 1 point de plus : 60 + 12 = 72.',
  'case.worth': 'Même le deux d’atout gagne contre le neuf et l’as de coupes : 3 + 0 + 5 + 4, et 1 pour le pli lui-même.',
  'deal.seats':
    'Les partenaires sont face à face. On peut tirer les places ; à égalité, la couleur décide, deniers d’abord, puis coupes, épées et bâtons. La plus haute carte désigne le premier donneur, et le plus haut des adversaires s’assied à sa droite. On joue vers la droite ; le joueur assis à la droite du donneur est **premier en main**.',
  'deal.packets': 'Douze cartes chacun, par quatre.',
  'deal.shown':
    'La dernière carte, l’une de celles du donneur, est montrée à tous : sa couleur est l’atout. Elle reste visible jusqu’à ce que le donneur joue pour la première fois, et fait partie de ses douze.',
  'shown.counter':
    'Si la carte montrée est une carte à points, le camp du donneur en marque la valeur **aussitôt**, de 1 à 5 points. Cela s’ajoute aux 72 : dans les plis, la carte compte comme les autres.',
  'shown.held':
    'Mais une carte montrée ne met pas fin à une manche. Si elle devait porter le camp à 40, elle est **mise en attente** jusqu’à la fin de la donne ; elle est alors marquée si ce camp a fait au moins 36 points dans la donne, et sinon personne ne la marque.',
  'case.atOnce':
    'Le camp du donneur est à {total} et montre le neuf : 5 points aussitôt. Puis les adversaires font 42, soit 6 au-dessus de 36.',
  'case.heldWon':
    'Le camp du donneur est à {total} : avec 5 de plus il y serait, ils attendent donc. 36 dans la donne suffisent, et les 5 sont marqués.',
  'case.heldLost': 'Le camp du donneur est à {total} et fait 35 : il en manque un. Les 5 sont perdus.',
  'play.lead':
    'Le premier en main, à la droite du donneur, entame le premier pli ; ensuite, le gagnant d’un pli entame le suivant. On entame de la carte qu’on veut.',
  'play.follow': 'Si vous avez de la couleur demandée, vous devez fournir.',
  'play.beat':
    'En fournissant, vous devez **forcer** si un adversaire est maître avec une carte de la couleur demandée et que vous en avez une plus forte, n’importe laquelle. Si vous n’en avez pas, ou si votre partenaire est maître, fournissez la carte que vous voulez.',
  'case.beat': 'Le roi d’un adversaire est maître. Le neuf et l’as le battent : vous devez jouer l’un des deux.',
  'case.mateFollows':
    'Cette fois, le roi est à votre partenaire. Vous fournissez la coupe que vous voulez : l’as, pour charger, ou le trois.',
  'play.trumped':
    'Quand une couleur autre que l’atout a été demandée puis coupée, fournissez la carte que vous voulez : aucune ne peut gagner.',
  'play.mate': 'Si vous n’avez pas la couleur demandée et que votre partenaire est maître, vous jouez n’importe quelle carte.',
  'case.mateFree': 'L’as de votre partenaire est maître. Inutile de couper : vous pouvez charger du neuf de bâtons, pour 5 points de plus.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec une carte de cette couleur, vous devez couper. Sans atout, vous jouez ce que vous voulez.',
  'case.mustTrump': 'Pas de coupe : vous devez jouer le deux de deniers, un atout.',
  'play.overtrump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec un atout, vous devez surcouper si vous le pouvez.',
  'case.over': 'Le cinq de deniers est maître. Le six est plus fort, vous devez le jouer.',
  'play.lower': 'Si tous vos atouts sont trop petits, vous jouez n’importe quelle carte, même un atout plus petit.',
  'case.lower': 'Aucun de vos atouts ne bat le cinq : vous jouez l’une des trois cartes, à votre choix.',
  'score.excess': 'Le camp qui a plus de 36 points marque ce qu’il a au-dessus de 36. À 36 partout, personne ne marque.',
  'case.excess': '45 points : 9 au-dessus de 36.',
  'score.capote': 'Un camp qui fait les douze plis a fait **capote**. On l’annonce, mais cela ne rapporte rien de plus.',
  'match.game': 'Le premier camp à 40 points gagne une manche. Puis tous deux repartent de zéro, et la suivante commence.',
  'match.match': 'Le premier camp à gagner deux manches gagne la partie. Ce jeu n’a pas de règles maison.',
  'term.manilla': '**Manilla** ou **malilla** : le neuf, la plus forte carte d’une couleur.',
  'term.shown': '**Carte montrée**, « la muestra » : la dernière carte du donneur ; sa couleur est l’atout.',
  'term.capote': '**Capote** : tous les plis.',
  'term.blanca': '**Blanca** : une carte sans points.',
  source: 'Le jeu d’Espagne à quatre. La valeur d’une carte à points montrée s’ajoute aux 72 points en jeu.',
} satisfies PageTranslation<typeof english>;
