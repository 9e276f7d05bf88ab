import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-blind.ts';

/** The rules of Blind Manille, in French. */
export const text = {
  'idea.1': 'La manille à l’envers : on voit les cartes de tout le monde, sauf les siennes.',
  'idea.2': 'Le donneur choisit l’atout en regardant les trois autres mains.',
  'idea.3': 'On joue une carte d’après sa place, sans savoir laquelle c’est. Rien n’oblige à fournir, à couper ni à forcer.',
  'idea.4': 'Les cartes valent 60 points. Le camp qui en a plus de 30 marque l’excédent, multiplié par les contres.',
  'idea.5': 'Le premier camp à 101 points gagne.',
  aim: 'Devinez, d’après ce que les autres ont et ce qu’ils font, ce qu’il y a dans votre propre main ; et faites-en plus de la moitié des points.',
  'cards.order':
    'On joue avec 32 cartes, du sept à l’as. L’ordre est le même dans toutes les couleurs, atout compris : le dix est la plus forte carte, devant l’as, et le neuf, le huit et le sept ne valent rien. Ce que vous ne voyez nulle part est à vous.',
  'cards.sum': 'Chaque couleur contient 15 points, le jeu entier 60. Le dernier pli ne rapporte rien de plus.',
  'case.worth': 'On a demandé cœur et coupé deux fois ; le dix d’atout gagne 4 + 0 + 5 + 5.',
  'deal.seats':
    'Les partenaires sont face à face ; on peut les tirer au sort. On donne et on joue dans le sens des aiguilles d’une montre, et le joueur assis à la gauche du donneur est premier en main.',
  'option.equalDraws':
    'Quand on tire les équipes, on ne retire ici les cartes égales que si elles laissent les équipes indécises. Selon la lettre des règles, les joueurs à égalité écartent toujours leur carte et tirent encore jusqu’à ce que tous les rangs diffèrent.',
  'deal.packets': 'Huit cartes chacun, par trois, deux et trois.',
  'deal.backs':
    'De vos propres cartes, vous ne voyez que le dos, dans l’ordre où elles ont été données. Elles gardent cet ordre : vous ne les connaissez que par leur place, de un à huit. Les trois autres mains sont ouvertes devant vous.',
  'calls.blind':
    'Avant que les mains soient montrées, le donneur peut annoncer **sans atout à l’aveugle** : il n’y a pas d’atout, et la donne compte quatre fois. Alors seulement on montre les mains.',
  'calls.trumps':
    'Sinon on montre d’abord les mains, et le donneur nomme, d’après les trois autres, une couleur ou **sans atout**, qui compte double. Son partenaire voit les mains des autres comme tout le monde.',
  'calls.double': 'Ensuite on peut faire monter l’enjeu, une fois par camp :',
  'calls.along': '**{call:along}**, par l’un des adversaires du donneur : la donne compte double.',
  'calls.against': '**{call:against}**, par le donneur ou son partenaire, seulement après un contre : le double encore.',
  'calls.order':
    'Le premier en main parle d’abord, puis son partenaire ; pour répondre, le donneur d’abord, puis son partenaire. Dès que l’un des deux a parlé, l’autre n’a plus à le faire.',
  times: 'Ce que compte une donne',
  'times.col.none': 'sans annonce',
  'times.col.along': 'contre',
  'times.col.against': 'contre et surcontre',
  'times.row.suit': 'Une couleur d’atout',
  'times.row.noTrump': 'Sans atout',
  'times.row.blind': 'Sans atout à l’aveugle',
  'play.lead':
    'C’est le **donneur** qui entame le premier pli, et non le premier en main comme à la manille. Ensuite, le gagnant d’un pli entame le suivant.',
  'play.place':
    'À votre tour, vous choisissez une place ; la carte qui s’y trouve est retournée et jouée. Les autres gardent leur place et leur numéro.',
  'play.free':
    'Puisque personne ne voit ce qu’il joue, **tout est permis** : on n’est tenu ni de fournir, ni de couper, ni de forcer. Toutes les places sont jouables.',
  'case.free': 'Si ces cartes sont les vôtres, sans que vous le sachiez, n’importe laquelle peut tomber sur le roi.',
  'play.wins': 'Le plus fort atout du pli gagne ; sans atout, la plus forte carte de la couleur demandée.',
  'play.advice':
    'Votre partenaire voit vos cartes et vous voyez les siennes. Ce qu’il entame, ce qu’il annonce et ce qu’il laisse est le meilleur indice que vous ayez ; il est interdit de parler.',
  'score.excess': 'Le camp qui a plus de 30 points marque ce qu’il a au-dessus de 30. L’autre ne marque rien.',
  'score.all': 'Un camp qui fait les huit plis marque 60 points à la place.',
  'score.times': 'Le résultat est multiplié par tout ce qui a été annoncé : sans atout, à l’aveugle, contre, surcontre.',
  'case.along': 'Sans atout, et contré : 8 points au-dessus de 30, fois 2, fois 2.',
  'score.tie':
    'À 30 partout, personne ne marque, et la donne **suivante** compte double. Cela ne vaut que pour une donne et ne se cumule pas : après deux égalités de suite, la troisième donne compte deux fois, et non quatre.',
  'case.tie': '30 partout : personne ne marque, quels qu’aient été les contres. La donne suivante compte double.',
  'match.target': 'Le premier camp à 101 points a fait un **boom** et gagne la manche.',
  'option.match':
    'Une partie se joue en une manche, ou en deux manches gagnantes. Chaque manche part de zéro, et le doublement dû à une égalité n’est pas reporté sur la suivante.',
  'term.manille': '**Manille** : le dix, la plus forte carte d’une couleur. L’as, juste en dessous, est le **manillon**.',
  'term.boom': '**Boom** : « arbre » en flamand, une manche en 101.',
  'term.blind': '**À l’aveugle** : se dit d’une annonce faite avant d’avoir vu une carte, et d’une main que son joueur ne voit pas.',
  source:
    'Un passe-temps de manilleurs. Sur cette page, l’annonce à l’aveugle est possible ici aussi, avant qu’on montre les mains, et le partenaire du donneur regarde les mains des autres comme tout le monde.',
} satisfies PageTranslation<typeof english>;
