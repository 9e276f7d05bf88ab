import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-blind.ts';

/** The rules of Blind Manille, in French. */
export const text = {
  'idea.1': 'La manille à l’envers : on voit les cartes de tous, sauf les siennes.',
  'idea.2': 'Le donneur choisit l’atout en regardant les trois autres mains.',
  'idea.3': 'On joue une carte par sa place, sans savoir laquelle. Il n’y a aucune obligation.',
  'idea.4': 'Les cartes font 60 points. Le camp qui en a plus de 30 marque l’excédent, fois les doublements.',
  'idea.5': 'Le premier camp à 101 points gagne.',
  aim: 'Devinez, d’après tout ce que tiennent et font les autres, ce que contient votre propre main ; et faites-en plus de la moitié des points.',
  'cards.order':
    'On joue avec 32 cartes, du sept à l’as. L’ordre est le même dans toutes les couleurs, à l’atout aussi : le dix est la plus forte, au-dessus de l’as, et le neuf, le huit et le sept ne valent rien. Ce que vous ne voyez nulle part est à vous.',
  'cards.sum': 'Une couleur contient 15 points et le jeu 60. Le dernier pli ne rapporte rien de plus.',
  'case.worth': 'Cœur a été demandé et coupé deux fois ; le dix d’atout gagne 4 + 0 + 5 + 5.',
  'deal.seats':
    'Les partenaires sont face à face ; on peut les tirer. Tout va dans le sens des aiguilles d’une montre, et le joueur à la gauche du donneur est premier en main.',
  'deal.packets': 'Huit cartes chacun, par trois, deux et trois.',
  'deal.backs':
    'De ses propres cartes chacun voit le dos, dans l’ordre où elles ont été données. Elles le gardent : on ne les connaît que par leur place, de un à huit. Les trois autres mains vous sont ouvertes.',
  'calls.blind':
    'Avant qu’une main soit montrée, le donneur peut annoncer **sans atout à l’aveugle** : il n’y a pas d’atout, et la donne compte quatre fois. Alors seulement les mains sont montrées.',
  'calls.trumps':
    'Sinon les mains sont montrées, et le donneur nomme une couleur ou **sans atout**, qui compte deux fois, d’après les trois autres mains. Son partenaire voit les mains des autres comme tout le monde.',
  'calls.double': 'Ensuite l’enjeu peut monter, une fois par camp :',
  'calls.along': '**Contre**, par l’un des adversaires du donneur : la donne compte double.',
  'calls.against': '**Surcontre**, par le donneur ou son partenaire, seulement après un contre : double encore.',
  'calls.order':
    'On demande d’abord au premier en main, puis à son partenaire ; pour la réponse, au donneur, puis à son partenaire. Quand l’un des deux a annoncé, on ne demande plus à l’autre.',
  times: 'Ce que compte une donne',
  'times.col.none': 'sans annonce',
  'times.col.along': 'contre',
  'times.col.against': 'contre et surcontre',
  'times.row.suit': 'Une couleur d’atout',
  'times.row.noTrump': 'Sans atout',
  'times.row.blind': 'Sans atout à l’aveugle',
  'play.lead':
    'C’est le **donneur** qui entame le premier pli, non le premier en main comme à la manille. Qui gagne un pli entame le suivant.',
  'play.place':
    'À votre tour vous choisissez une place, et la carte qui s’y trouve est retournée et jouée. Les autres gardent leur place et leur numéro.',
  'play.free':
    'Puisque personne ne voit ce qu’il joue, il n’y a **aucune obligation** : ni de fournir, ni de couper, ni de monter. Toute place peut être jouée.',
  'case.free': 'Si ce sont vos cartes, sans que vous le sachiez, chacune peut tomber sur le roi.',
  'play.wins': 'Le plus fort atout du pli gagne ; sans atout, la plus forte carte de la couleur demandée.',
  'play.advice':
    'Votre partenaire voit vos cartes et vous voyez les siennes. Son entame, ses annonces, ce qu’il laisse passer sont le meilleur indice que vous ayez ; il est interdit de parler.',
  'score.excess': 'Le camp qui a plus de 30 points marque ce qu’il a au-dessus de 30. L’autre ne marque rien.',
  'score.all': 'Le camp qui fait les huit plis marque 60 à la place.',
  'score.times': 'Le résultat est multiplié par tout ce qui a été annoncé : sans atout, à l’aveugle, contre, surcontre.',
  'case.along': 'Sans atout et contre : 8 points au-dessus de 30, fois 2, fois 2.',
  'score.tie':
    'À 30 partout, personne ne marque, et la donne **suivante** compte double. Cela vaut pour une donne et ne se cumule pas : après deux égalités de suite, la troisième donne compte deux fois, non quatre.',
  'case.tie': '30 chacun : rien pour personne, si souvent qu’on ait doublé. La donne suivante compte double.',
  'match.target': 'Le premier camp à 101 points a fait un **boom** et gagne la manche.',
  'option.match':
    'Une partie est une manche, ou deux manches gagnantes. Chaque manche part alors de zéro, et le doublement qui suit une égalité n’y est pas reporté.',
  'term.manille': '**Manille** : le dix, la plus forte carte d’une couleur. L’as, juste en dessous, est le **manillon**.',
  'term.boom': '**Boom** : « arbre » en flamand, une manche en 101.',
  'term.blind': '**À l’aveugle** : une annonce faite avant d’avoir vu une carte ; et une main que son joueur ne voit pas.',
  source:
    'Un divertissement de manilleurs. Ces pages tranchent : l’annonce à l’aveugle est proposée ici aussi, avant qu’on montre les mains, et le partenaire du donneur regarde les mains des autres comme tout le monde.',
} satisfies PageTranslation<typeof english>;
