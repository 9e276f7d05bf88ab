import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-two.ts';

/** The rules of Two-player Manille, in French. */
export const text = {
  'idea.1': 'Deux joueurs avec les 32 cartes : une main de huit chacun, et une rangée de huit sur la table, dont quatre cachées.',
  'idea.2': 'Le donneur choisit l’atout, ou joue sans, d’après sa main et toutes les cartes visibles.',
  'idea.3': 'On joue de sa main comme de sa rangée, et il faut monter chaque fois qu’on le peut.',
  'idea.4': 'Les cartes font 60 points. Le joueur qui en a plus de 30 marque l’excédent.',
  'idea.5': 'Les deux peuvent doubler. Le premier à 101 gagne.',
  aim: 'Faites plus de la moitié des 60 points en seize plis. Sauf huit, toutes les cartes sont connues, de l’un de vous ou des deux ; retenez ce qui a été retourné.',
  'cards.order':
    'On joue avec 32 cartes, du sept à l’as. L’ordre est le même dans toutes les couleurs, à l’atout aussi : le dix est la plus forte, au-dessus de l’as, et le neuf, le huit et le sept ne valent rien.',
  'cards.sum': 'Une couleur contient 15 points et le jeu 60. Le dernier pli ne rapporte rien de plus.',
  'case.worth': 'Le dix bat l’as : 4 + 5 points en deux cartes.',
  'deal.seats': 'On donne à tour de rôle. Qui ne donne pas entame.',
  'deal.rows': 'Chacun reçoit une **rangée** : quatre cartes face cachée et, sur chacune, une carte face visible.',
  'deal.hand': 'Puis chacun reçoit une main de huit cartes, que lui seul voit. Les cartes cachées, personne ne les voit.',
  'calls.trumps':
    'Le donneur regarde sa main et les deux rangées, et nomme une couleur d’atout ou **sans atout**, qui compte deux fois. Dans ce jeu on n’annonce pas à l’aveugle, et l’on ne passe pas.',
  'calls.double': 'Ensuite l’enjeu peut monter, une fois par joueur :',
  'calls.along': '**Contre**, par l’autre joueur : la donne compte double.',
  'calls.against': '**Surcontre**, par le donneur, seulement en réponse : double encore.',
  times: 'Ce que compte une donne',
  'times.col.none': 'sans annonce',
  'times.col.along': 'contre',
  'times.col.against': 'contre et surcontre',
  'times.row.suit': 'Une couleur d’atout',
  'times.row.noTrump': 'Sans atout',
  'play.lead':
    'L’adversaire du donneur entame le premier pli, qui gagne un pli entame le suivant. On entame de toute carte de sa main et de toute carte visible de sa rangée.',
  'play.both':
    'Les obligations valent pour la **main et les cartes visibles de votre rangée** ensemble : qui a la couleur demandée dans l’une ou l’autre doit fournir. Les cartes cachées ne peuvent ni ne doivent être jouées.',
  'play.uncover': 'Le pli fini, on retourne les cartes cachées dont la carte du dessus y a été jouée.',
  'play.follow': 'Si vous avez de la couleur demandée, il faut en jouer.',
  'play.beat':
    'Il faut **forcer** sur la carte entamée si vous le pouvez, de n’importe quelle carte plus forte de la couleur. Sinon, n’importe quelle carte de la couleur convient.',
  'case.beat':
    'Disons que le dix est dans votre rangée et le reste dans votre main. Le dix et l’as battent le roi, et il faut l’un des deux.',
  'case.cannotBeat': 'Rien ne bat le dix. Vous fournissez ce que vous voulez.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée, il faut **couper**, de n’importe quel atout. Le maître du pli est toujours votre adversaire.',
  'case.mustTrump': 'Pas de cœur, ni en main ni dans la rangée : l’un ou l’autre atout, mais pas le trèfle.',
  'play.any': 'Si vous n’avez ni la couleur demandée ni atout, ou si l’on joue sans atout, n’importe quelle carte est permise.',
  'case.noTrump': 'À sans atout, sans cœur : n’importe quelle carte.',
  'score.excess': 'Le joueur qui a plus de 30 points marque ce qu’il a au-dessus de 30. L’autre ne marque rien.',
  'score.all': 'Le joueur qui fait les seize plis marque 60 à la place.',
  'score.times': 'Le résultat est multiplié par tout ce qui a été annoncé : sans atout, contre, surcontre.',
  'case.doubled': 'Sans atout, et l’autre a contré : 4 au-dessus de 30, fois 2, fois 2.',
  'case.all': 'Tous les plis avec une couleur d’atout : 60.',
  'score.tie':
    'À 30 partout, personne ne marque, et la donne **suivante** compte double, elle seule : après deux égalités de suite, la troisième donne compte deux fois, non quatre.',
  'match.target': 'Le premier joueur à 101 points gagne. Ce jeu n’a pas de règles de la maison.',
  'term.manille': '**Manille** : le dix, la plus forte carte d’une couleur. L’as, juste en dessous, est le **manillon**.',
  'term.row': '**Rangée** : les quatre paires de cartes devant chaque joueur, celles du dessus visibles.',
  'term.along': '**Contre** et **surcontre** : les deux doublements.',
  source: 'La forme de la manille à deux. Ces pages tranchent qu’on n’annonce pas à l’aveugle : trop de cartes sont visibles.',
} satisfies PageTranslation<typeof english>;
