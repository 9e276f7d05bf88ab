import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla-two.ts';

/** The rules of Two-player Manilla, in French. */
export const text = {
  'idea.1': 'Deux joueurs, 24 cartes espagnoles chacun, en six piles de quatre dont seule la carte du dessus est visible.',
  'idea.2': 'La dernière carte visible du donneur fixe l’atout. Si c’est une carte à points, il en marque la valeur.',
  'idea.3': 'On joue les cartes du dessus de ses piles ; chaque carte jouée découvre la suivante.',
  'idea.4': 'Il faut fournir et battre la carte entamée si on le peut, et couper si l’on ne peut fournir.',
  'idea.5':
    'Les points comptent, et un quart des cartes gagnées aussi ; on marque ce qui dépasse 36. Avec 40 on gagne une manche, avec deux manches la partie.',
  aim: 'Gagnez des cartes qui rapportent, et beaucoup de cartes ; et choisissez bien le moment d’en découvrir une, car l’adversaire la voit aussi.',
  'cards.order':
    'Le jeu compte 48 cartes espagnoles, du deux au neuf, avec valet (sota), cavalier, roi et as. Le **neuf**, la manilla, est la plus forte carte de chaque couleur, atout compris. Neuf, as, roi, cavalier et valet sont les **cartes à points** ; les autres sont blanches.',
  'cards.sum':
    'Chaque couleur contient 15 points, le jeu entier 60. Un pli vaut ses deux cartes et rien de plus ; mais le nombre de cartes gagnées compte à la fin.',
  'case.worth': 'L’as bat le roi : 3 + 4 points, et deux cartes.',
  'deal.piles':
    'Toutes les cartes sont données : chacun a devant lui six **piles** de quatre, trois cartes face cachée et une face visible dessus. On n’a pas de main.',
  'deal.open': 'Les deux joueurs voient les douze cartes visibles. Ce qui est dessous, personne ne le sait.',
  'deal.shown': 'La dernière carte visible des piles du donneur, qui est la dernière du paquet, fixe l’atout.',
  'shown.counter':
    'Si c’est une carte à points, le donneur en marque aussitôt la valeur, de 1 à 5 points, en plus de ce qu’elle rapporte dans un pli.',
  'shown.held':
    'Si elle devait le porter à 40, elle est **mise en attente** jusqu’à la fin de la donne. Elle est alors marquée si le donneur a au moins 36 points dans la donne, le quart des cartes compris ; sinon, personne ne la marque.',
  'case.atOnce': 'L’as a été montré : 4 aussitôt pour le donneur. Dans la donne, l’autre a 40 + 7, soit 11 au-dessus de 36.',
  'case.heldWon': 'À {total}, le neuf finirait la manche ; ses 5 points attendent donc. 30 + 6 font juste 36, et ils sont marqués.',
  'option.shownCard':
    'Selon la lettre des règles à deux, une telle carte compte elle aussi aussitôt. La donne se joue quand même ; puis le plus haut total gagne la manche.',
  'case.letter': 'Compté aussitôt, le neuf mène le donneur de {total} à 40, bien que la donne elle-même soit perdue.',
  'play.lead':
    'L’adversaire du donneur entame le premier pli ; ensuite, le gagnant d’un pli entame le suivant. On entame de n’importe laquelle de ses cartes visibles. Il y a 24 plis.',
  'play.uncover':
    'Une carte cachée est retournée dès que celle du dessus est jouée : le second joueur la voit avant de répondre. Les obligations ne valent que pour les cartes **visibles**.',
  'play.follow': 'Si l’une de vos cartes visibles est de la couleur demandée, vous devez fournir.',
  'play.beat':
    'Vous devez **battre** la carte entamée si vous le pouvez, de n’importe quelle carte plus forte de la couleur. Sinon, n’importe quelle carte visible de la couleur convient.',
  'case.beat': 'L’as bat le roi, vous devez donc le jouer. Ce qui est sous vos piles n’y change rien.',
  'case.cannotBeat': 'Le valet et le deux sont tous deux plus petits que le roi : jouez l’un ou l’autre.',
  'play.trump': 'Si aucune de vos cartes visibles n’est de la couleur demandée, vous devez **couper**, de n’importe quel atout.',
  'case.mustTrump': 'Pas de coupe visible. Les deux deniers sont des atouts ; vous devez jouer l’un des deux, à votre choix.',
  'play.any': 'Sans la couleur demandée ni atout parmi vos cartes visibles, vous jouez celle que vous voulez.',
  'case.any': 'Ni coupe ni denier : vous jouez n’importe quelle carte visible.',
  'score.quarter':
    'Chacun compte les points des cartes gagnées et y ajoute un quart de leur **nombre**, arrondi au-dessus. 26 cartes rapportent 7.',
  'score.excess': 'Le joueur qui a plus de 36 marque ce qu’il a au-dessus de 36.',
  'case.excess': '40 points de cartes et 26 cartes, qui en rapportent 7 : 47, soit 11 au-dessus de 36.',
  'score.even': 'Avec l’arrondi, une donne peut faire 73. À 36 partout, personne ne marque.',
  'match.game':
    'Le premier joueur à 40 points gagne une manche. Si les deux y arrivent dans la même donne, le plus haut total l’emporte ; en cas d’égalité, la manche continue.',
  'match.match': 'Après une manche, tous deux repartent de zéro. Le premier à gagner deux manches gagne la partie.',
  'term.manilla': '**Manilla** ou **malilla** : le neuf, la plus forte carte d’une couleur.',
  'term.shown': '**Carte montrée**, « la muestra » : la carte qui fixe l’atout.',
  'term.pile': '**Pile** : quatre cartes l’une sur l’autre, celle du dessus visible.',
  source:
    'Le jeu espagnol à deux. Sur cette page, une carte montrée qui finirait une manche est ici aussi mise en attente, comme dans le jeu à quatre.',
} satisfies PageTranslation<typeof english>;
