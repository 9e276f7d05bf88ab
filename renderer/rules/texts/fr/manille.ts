import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille.ts';

/** The rules of Manille, in French. */
export const text = {
  'idea.1': 'Quatre joueurs, deux contre deux, huit cartes chacun ; le dix, la **manille**, est la plus forte carte de chaque couleur.',
  'idea.2': 'Le donneur choisit l’atout, ou joue sans atout, ou même sans atout et sans avoir regardé.',
  'idea.3': 'Contre un adversaire il faut monter quand on le peut ; quand le partenaire est maître, on est libre.',
  'idea.4': 'Les cartes font 60 points. Qui en a plus de 30 marque l’excédent.',
  'idea.5': 'Les deux camps peuvent doubler. Le premier à 101 gagne.',
  aim: 'Faites des plis qui contiennent des points. Seuls comptent ceux que vous avez au-dessus de la moitié des 60, si bien qu’une donne se gagne souvent de peu ; les doublements lui donnent du prix.',
  'cards.order':
    'On joue avec 32 cartes, du sept à l’as. L’ordre est le même dans toutes les couleurs, à l’atout aussi : le dix est au-dessus de l’as, et le neuf, le huit et le sept ne valent rien.',
  'cards.sum': 'Une couleur contient 15 points et le jeu 60. Le dernier pli ne rapporte rien de plus.',
  'case.worth': 'Le dix de cœur bat l’as. Le pli rapporte 4 + 5 + 0 + 2 points.',
  'deal.seats':
    'On peut tirer les partenaires : les deux plus hautes cartes jouent contre les deux plus basses, et les égales tirent de nouveau. Une nouvelle coupe désigne le premier donneur. On peut aussi s’asseoir comme on veut. Tout va dans le sens des aiguilles d’une montre, et le joueur à la gauche du donneur est **premier en main**.',
  'deal.packets': 'Huit cartes chacun, par trois, deux et trois.',
  'deal.look':
    'Les cartes du donneur restent cachées tant qu’il n’a pas dit s’il joue sans atout à l’aveugle. Son partenaire ne voit aucune carte avant que l’atout soit choisi. Les adversaires peuvent regarder tout de suite.',
  'calls.blind':
    'Avant de regarder, le donneur peut annoncer **sans atout à l’aveugle** : il n’y a pas d’atout, et la donne compte quatre fois.',
  'calls.trumps': 'Sinon il regarde, et nomme une couleur d’atout ou **sans atout**, qui compte deux fois. Il ne peut pas passer.',
  'calls.double': 'Ensuite l’enjeu peut monter, une fois par camp :',
  'calls.along': '**Contre**, par l’un des adversaires du donneur : ils pensent dépasser 30. La donne compte double.',
  'calls.against': '**Surcontre**, par le donneur ou son partenaire, et seulement après un contre : double encore.',
  'calls.order':
    'On demande d’abord au premier en main, puis à son partenaire ; pour la réponse, au donneur, puis à son partenaire. Dès que l’un des deux a annoncé, on ne demande plus à l’autre.',
  times: 'Ce que compte une donne',
  'times.col.none': 'sans annonce',
  'times.col.along': 'contre',
  'times.col.against': 'contre et surcontre',
  'times.row.suit': 'Une couleur d’atout',
  'times.row.noTrump': 'Sans atout',
  'times.row.blind': 'Sans atout à l’aveugle',
  'play.lead': 'Le premier en main entame le premier pli, qui gagne un pli entame le suivant. On entame de n’importe quelle carte.',
  'play.follow': 'Si vous avez de la couleur demandée, il faut fournir.',
  'play.beat':
    'En fournissant, il faut **forcer** si un adversaire est maître avec une carte de la couleur demandée et que vous en avez une plus forte. N’importe laquelle convient. Si vous n’en avez pas, ou si votre partenaire est maître, jouez de la couleur la carte que vous voulez.',
  'case.beat':
    'Le roi de l’adversaire est maître. Le dix le bat : il faut le dix ; avec de petits cœurs seulement, vous auriez eu le choix.',
  'case.mateFollows': 'Cette fois le roi est à votre partenaire. Il faut fournir du cœur, mais lequel vous voulez.',
  'play.trumped':
    'Si une couleur autre que l’atout a été demandée puis coupée, aucune de ses cartes ne peut plus gagner. Vous fournissez celle que vous voulez.',
  'case.trumpedFollow': 'Un adversaire a coupé les cœurs. Il faut encore fournir, mais vous n’y laissez pas forcément le dix.',
  'play.mate': 'Si vous n’avez pas la couleur demandée et que votre partenaire est maître, vous jouez n’importe quelle carte.',
  'case.mateFree': 'L’as de votre partenaire est maître : inutile de couper. Chargez de l’as de trèfle, si vous voulez.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec elle, il faut couper. Sans atout, vous jouez ce que vous voulez.',
  'case.mustTrump': 'Pas de cœur, et le roi de l’adversaire est maître : il faut l’atout, si petit soit-il.',
  'play.overtrump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec un atout, il faut surcouper si vous le pouvez.',
  'case.over': 'Un adversaire a coupé du huit. Le valet est plus fort : il faut le valet.',
  'play.under':
    'Si tous vos atouts sont trop petits, vous jouez n’importe quelle carte **sauf un atout** : personne n’est tenu de jeter ses atouts sous un plus fort. C’est seulement s’il ne vous reste que de tels atouts que vous en jouez un.',
  'case.under': 'Le neuf d’atout est imbattable ici. Les deux petits atouts sont interdits, et l’as de trèfle doit partir.',
  'case.onlyUnder': 'Plus rien que de petits atouts : cette fois ils peuvent être joués, l’un ou l’autre.',
  'play.noTrump':
    'À sans atout, qui n’a pas la couleur demandée joue ce qu’il veut. En fournissant, il faut toujours forcer sur l’adversaire.',
  'case.noTrump': 'Sans atout, qui ne peut fournir est libre, même si un adversaire est maître.',
  'score.excess': 'Le camp qui a plus de 30 points marque ce qu’il a au-dessus de 30. L’autre ne marque rien.',
  'score.all': 'Le camp qui fait les huit plis marque 60 à la place.',
  'score.times': 'Le résultat est multiplié par tout ce qui a été annoncé : sans atout, à l’aveugle, contre, surcontre.',
  'case.doubled': '41 points avec une couleur d’atout, contre et surcontre : 11 au-dessus de 30, fois 4.',
  'case.all': 'Tous les plis à sans atout : 60 fois 2.',
  'score.tie':
    'À 30 partout, personne ne marque, et la donne **suivante** compte double. Cela vaut pour une donne et ne se cumule pas : après deux égalités de suite, la troisième donne compte deux fois, non quatre.',
  'case.afterTie': 'Sans atout à l’aveugle après une égalité : 3 points au-dessus de 30, fois 4, fois 2.',
  'match.target': 'Le premier camp à 101 points a fait un **boom** et gagne la manche.',
  'option.match':
    'Une partie est une manche, ou deux manches gagnantes. Chaque manche part alors de zéro, et le doublement qui suit une égalité n’y est pas reporté.',
  'term.manille': '**Manille** : le dix, la plus forte carte d’une couleur. L’as, juste en dessous, est le **manillon**.',
  'term.boom': '**Boom** : « arbre » en flamand, une manche en 101.',
  'term.along': '**Contre** et **surcontre** : les deux doublements.',
  source:
    'Le jeu de France et de Belgique. Là où on le raconte de deux façons, ces pages tranchent : qui ne peut surcouper un adversaire se défausse d’une autre couleur, et ne joue un atout plus petit que s’il n’a rien d’autre ; et une égalité ne double que la donne suivante.',
} satisfies PageTranslation<typeof english>;
