import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-two.ts';

/** The rules of Two-player Manille, in French. */
export const text = {
  'idea.1': 'Deux joueurs et les 32 cartes : une main de huit chacun, et une rangée de huit sur la table, dont quatre face cachée.',
  'idea.2': 'Le donneur choisit l’atout ou joue sans atout, après avoir regardé sa main et toutes les cartes visibles.',
  'idea.3': 'On joue de sa main comme de sa rangée, et il faut forcer sur la carte adverse chaque fois qu’on le peut.',
  'idea.4': 'Les cartes valent 60 points. Le joueur qui en a plus de 30 marque l’excédent.',
  'idea.5': 'Chacun peut doubler l’enjeu. Le premier à 101 points gagne.',
  aim: 'Faites plus de la moitié des 60 points en seize plis. Sauf huit, toutes les cartes sont connues de l’un de vous ou des deux ; retenez celles qui ont été retournées.',
  'cards.order':
    'On joue avec 32 cartes, du sept à l’as. L’ordre est le même dans toutes les couleurs, atout compris : le dix est la plus forte carte, devant l’as, et le neuf, le huit et le sept ne valent rien.',
  'cards.sum': 'Chaque couleur contient 15 points, le jeu entier 60. Le dernier pli ne rapporte rien de plus.',
  'case.worth': 'Le dix bat l’as : 4 + 5 points en deux cartes.',
  'deal.seats': 'On donne chacun à son tour. Le joueur qui ne donne pas entame.',
  'deal.rows': 'Chacun reçoit une **rangée** : quatre cartes face cachée et, sur chacune, une carte face visible.',
  'deal.hand': 'Puis chacun reçoit une main de huit cartes, qu’il est seul à voir. Les cartes cachées, personne ne les voit.',
  'calls.trumps':
    'Le donneur regarde sa main et les deux rangées, et nomme une couleur d’atout ou **sans atout**, qui compte double. Dans ce jeu, on n’annonce pas à l’aveugle et on ne passe pas.',
  'calls.double': 'Ensuite on peut faire monter l’enjeu, une fois chacun :',
  'calls.along': '**{call:along}**, par l’autre joueur : la donne compte double.',
  'calls.against': '**{call:against}**, par le donneur, seulement en réponse : le double encore.',
  times: 'Ce que compte une donne',
  'times.col.none': 'sans annonce',
  'times.col.along': 'contre',
  'times.col.against': 'contre et surcontre',
  'times.row.suit': 'Une couleur d’atout',
  'times.row.noTrump': 'Sans atout',
  'play.lead':
    'L’adversaire du donneur entame le premier pli ; ensuite, le gagnant d’un pli entame le suivant. On entame de n’importe quelle carte de sa main ou de n’importe quelle carte visible de sa rangée.',
  'play.both':
    'Les obligations valent pour la **main et les cartes visibles de votre rangée** ensemble : si vous avez la couleur demandée dans l’une ou dans l’autre, vous devez fournir. Les cartes cachées ne se jouent pas.',
  'play.uncover': 'Le pli terminé, on retourne les cartes cachées dont la carte du dessus vient d’y être jouée.',
  'play.follow': 'Si vous avez de la couleur demandée, vous devez fournir.',
  'play.beat':
    'Vous devez **forcer** sur la carte entamée si vous le pouvez, de n’importe quelle carte plus forte de la couleur. Sinon, n’importe quelle carte de la couleur convient.',
  'case.beat':
    'Disons que le dix est dans votre rangée et le reste dans votre main. Le dix et l’as battent tous deux le roi : vous devez jouer l’un ou l’autre.',
  'case.cannotBeat': 'Rien ne bat le dix. Vous fournissez la carte que vous voulez.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée, vous devez **couper**, de n’importe quel atout. Le maître du pli est toujours votre adversaire.',
  'case.mustTrump': 'Pas de cœur, ni en main ni dans la rangée : vous jouez l’un ou l’autre atout, mais pas le trèfle.',
  'play.any': 'Si vous n’avez ni la couleur demandée ni atout, ou si l’on joue sans atout, n’importe quelle carte est permise.',
  'case.noTrump': 'Sans atout et sans cœur : n’importe quelle carte.',
  'score.excess': 'Le joueur qui a plus de 30 points marque ce qu’il a au-dessus de 30. L’autre ne marque rien.',
  'score.all': 'Le joueur qui fait les seize plis marque 60 points à la place.',
  'score.times': 'Le résultat est multiplié par tout ce qui a été annoncé : sans atout, contre, surcontre.',
  'case.doubled': 'Sans atout, et l’autre a contré : 4 au-dessus de 30, fois 2, fois 2.',
  'case.all': 'Tous les plis avec une couleur d’atout : 60.',
  'score.tie':
    'À 30 partout, personne ne marque, et la donne **suivante** compte double, elle seule : après deux égalités de suite, la troisième donne compte deux fois, et non quatre.',
  'match.target': 'Le premier joueur à 101 points gagne. Ce jeu n’a pas de règles maison.',
  'term.manille': '**Manille** : le dix, la plus forte carte d’une couleur. L’as, juste en dessous, est le **manillon**.',
  'term.row': '**Rangée** : les quatre paires de cartes devant chaque joueur, celles du dessus visibles.',
  'term.along': '**{call:along}** et **{call:against}** : les deux annonces qui doublent l’enjeu.',
  source: 'La forme de la manille à deux. Sur cette page, on n’annonce pas à l’aveugle : trop de cartes sont visibles pour cela.',
} satisfies PageTranslation<typeof english>;
