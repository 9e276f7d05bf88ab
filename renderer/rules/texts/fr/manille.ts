import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille.ts';

/** The rules of Manille, in French. */
export const text = {
  'idea.1': 'Quatre joueurs, deux contre deux, huit cartes chacun ; le dix, la **manille**, est la plus forte carte de chaque couleur.',
  'idea.2': 'Le donneur choisit l’atout ou joue sans atout – même à l’aveugle, sans avoir regardé ses cartes.',
  'idea.3': 'Il faut forcer sur la carte d’un adversaire quand on le peut ; quand le partenaire est maître, on joue ce qu’on veut.',
  'idea.4': 'Les cartes valent 60 points. Le camp qui en a plus de 30 marque l’excédent.',
  'idea.5': 'Chaque camp peut doubler l’enjeu. Le premier à 101 gagne.',
  aim: 'Faites des plis qui contiennent des points. Seul compte ce qui dépasse la moitié des 60 : une donne se gagne donc souvent de quelques points, et c’est en contrant qu’on lui donne du prix.',
  'cards.order':
    'On joue avec 32 cartes, du sept à l’as. L’ordre est le même dans toutes les couleurs, atout compris : le dix passe devant l’as, et le neuf, le huit et le sept ne valent rien.',
  'cards.sum': 'Chaque couleur contient 15 points, le jeu entier 60. Le dernier pli ne rapporte rien de plus.',
  'case.worth': 'Le dix de cœur bat l’as. Le pli vaut 4 + 5 + 0 + 2 points.',
  'deal.seats':
    'Pour former les équipes, chacun tire une carte : les deux plus hautes jouent contre les deux plus basses, et à égalité on tire de nouveau. Un autre tirage désigne le premier donneur. On peut aussi s’asseoir où l’on veut. On donne et on joue dans le sens des aiguilles d’une montre ; le joueur assis à la gauche du donneur est **premier en main**.',
  'option.equalDraws':
    'Quand on tire les équipes, on ne retire ici les cartes égales que si elles laissent les équipes indécises. Selon la lettre des règles, les joueurs à égalité écartent toujours leur carte et tirent encore jusqu’à ce que tous les rangs diffèrent.',
  'deal.packets': 'Huit cartes chacun, par trois, deux et trois.',
  'deal.look':
    'Les cartes du donneur restent face cachée tant qu’il n’a pas décidé s’il joue sans atout à l’aveugle. Son partenaire ne voit aucune carte avant que l’atout soit choisi. Les adversaires peuvent regarder tout de suite.',
  'calls.blind':
    'Avant de regarder, le donneur peut annoncer **sans atout à l’aveugle** : il n’y a pas d’atout, et la donne compte quatre fois.',
  'calls.trumps':
    'Sinon il regarde ses cartes et nomme une couleur d’atout, ou **sans atout**, qui compte double. Le donneur ne peut pas passer.',
  'calls.double': 'Ensuite on peut faire monter l’enjeu, une fois par camp :',
  'calls.along': '**{call:along}**, par l’un des adversaires du donneur, s’ils pensent dépasser 30. La donne compte double.',
  'calls.against': '**{call:against}**, par le donneur ou son partenaire, et seulement après un contre : le double encore.',
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
    'Le premier en main entame le premier pli ; ensuite, le gagnant d’un pli entame le suivant. On entame de la carte qu’on veut.',
  'play.follow': 'Si vous avez de la couleur demandée, vous devez fournir.',
  'play.beat':
    'En fournissant, vous devez **forcer** si un adversaire est maître avec une carte de la couleur demandée et que vous en avez une plus forte, n’importe laquelle. Si vous n’en avez pas, ou si votre partenaire est maître, fournissez la carte que vous voulez.',
  'case.beat':
    'Le roi d’un adversaire est maître. Le dix le bat, vous devez donc le jouer. Avec de petits cœurs seulement, vous auriez eu le choix.',
  'case.mateFollows': 'Cette fois, le roi est à votre partenaire. Vous devez fournir à cœur, mais la carte de votre choix.',
  'play.trumped':
    'Quand une couleur autre que l’atout a été demandée puis coupée, aucune carte de cette couleur ne peut plus gagner. Vous fournissez alors celle que vous voulez.',
  'case.trumpedFollow': 'Un adversaire a coupé les cœurs. Vous devez toujours fournir, mais rien ne vous oblige à y laisser le dix.',
  'play.mate': 'Si vous n’avez pas la couleur demandée et que votre partenaire est maître, vous jouez n’importe quelle carte.',
  'case.mateFree': 'L’as de votre partenaire est maître : inutile de couper. Vous pouvez charger de l’as de trèfle.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec une carte de cette couleur, vous devez couper. Sans atout, vous jouez ce que vous voulez.',
  'case.mustTrump': 'Pas de cœur, et le roi d’un adversaire est maître : vous devez couper, même de votre petit atout.',
  'play.overtrump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec un atout, vous devez surcouper si vous le pouvez.',
  'case.over': 'Un adversaire a coupé du huit. Le valet est plus fort, vous devez le jouer.',
  'play.under':
    'Si tous vos atouts sont trop petits, vous jouez n’importe quelle carte **sauf un atout** : personne n’est tenu de gaspiller ses atouts sous un plus fort. On n’en joue un que s’il ne reste rien d’autre en main.',
  'case.under':
    'Vous ne pouvez pas battre le neuf d’atout. Les deux petits atouts ne sont pas jouables : c’est l’as de trèfle qui doit partir.',
  'case.onlyUnder': 'Il ne vous reste que des atouts plus petits : vous jouez alors l’un ou l’autre.',
  'option.underTrump':
    'Selon l’autre lecture des règles, le joueur qui ne peut pas surcouper joue n’importe quelle carte, même un atout plus petit.',
  'case.free': 'Si l’on peut sous-couper, l’un ou l’autre petit atout peut passer sous le neuf, et l’as de trèfle se garde.',
  'play.noTrump':
    'Quand on joue sans atout, qui n’a pas la couleur demandée joue n’importe quelle carte. En fournissant, il faut toujours forcer sur un adversaire.',
  'case.noTrump': 'Sans atout, si vous ne pouvez pas fournir, vous jouez ce que vous voulez, même quand un adversaire est maître.',
  'score.excess': 'Le camp qui a plus de 30 points marque ce qu’il a au-dessus de 30. L’autre ne marque rien.',
  'score.all': 'Un camp qui fait les huit plis marque 60 points à la place.',
  'score.times': 'Le résultat est multiplié par tout ce qui a été annoncé : sans atout, à l’aveugle, contre, surcontre.',
  'case.doubled': '41 points avec une couleur d’atout, contre et surcontre : 11 au-dessus de 30, fois 4.',
  'case.all': 'Tous les plis en jouant sans atout : 60 fois 2.',
  'score.tie':
    'À 30 partout, personne ne marque, et la donne **suivante** compte double. Cela ne vaut que pour une donne et ne se cumule pas : après deux égalités de suite, la troisième donne compte deux fois, et non quatre.',
  'case.afterTie': 'Sans atout à l’aveugle après une égalité : 3 points au-dessus de 30, fois 4, fois 2.',
  'match.target': 'Le premier camp à 101 points a fait un **boom** et gagne la manche.',
  'option.match':
    'Une partie se joue en une manche, ou en deux manches gagnantes. Chaque manche part de zéro, et le doublement dû à une égalité n’est pas reporté sur la suivante.',
  'term.manille': '**Manille** : le dix, la plus forte carte d’une couleur. L’as, juste en dessous, est le **manillon**.',
  'term.boom': '**Boom** : « arbre » en flamand, une manche en 101.',
  'term.along':
    '**{call:along}** et **{call:against}** : les deux annonces qui doublent l’enjeu. On dit aussi **coincher** et **surcoincher**.',
  source:
    'Le jeu de France et de Belgique. Les sources divergent sur deux points. Ici, le joueur qui ne peut pas surcouper un adversaire se défausse d’une autre couleur et ne joue un atout plus petit que s’il n’a rien d’autre ; et une égalité ne double que la donne suivante.',
} satisfies PageTranslation<typeof english>;
