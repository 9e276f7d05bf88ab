import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-three.ts';

/** The rules of Three-player Manille, in French. */
export const text = {
  'idea.1': 'Trois joueurs, dix cartes chacun, deux autres au talon ; le dix, la **manille**, est la plus forte carte de chaque couleur.',
  'idea.2': 'Le donneur choisit l’atout, peut échanger avec le talon, et joue seul contre les deux autres.',
  'idea.3': 'Contre un adversaire il faut monter quand on le peut ; quand le partenaire est maître, on est libre.',
  'idea.4': 'Les cartes font 60 points. Avec plus de 30 le donneur marque ; sinon chacun des deux autres.',
  'idea.5': 'Les deux camps peuvent doubler. Le premier joueur à 101 points gagne.',
  aim: 'Donneur, faites seul contre deux plus de 30 des 60 points. Adversaire, aidez l’autre à l’en empêcher : vous êtes partenaires pour cette donne seulement.',
  'cards.order':
    'On joue avec 32 cartes, du sept à l’as. L’ordre est le même dans toutes les couleurs, à l’atout aussi : le dix est la plus forte, au-dessus de l’as, et le neuf, le huit et le sept ne valent rien.',
  'cards.sum': 'Une couleur contient 15 points et le jeu 60, talon compris. Le dernier pli ne rapporte rien de plus.',
  'deal.seats':
    'Tout va dans le sens des aiguilles d’une montre, et chacun donne à son tour. Le joueur à la gauche du donneur est **premier en main**.',
  'deal.packets': 'Dix cartes chacun, par trois, quatre et trois. Les deux dernières forment le **talon**, face cachée.',
  'deal.look': 'Le donneur ne regarde pas avant d’avoir dit s’il joue sans atout à l’aveugle. Les autres peuvent regarder tout de suite.',
  'calls.blind':
    'Avant de regarder, le donneur peut annoncer **sans atout à l’aveugle** : il n’y a pas d’atout, et la donne compte quatre fois. Après cette annonce il regarde.',
  'calls.trumps': 'Sinon il regarde et nomme une couleur, ou **sans atout**, qui compte deux fois. Il ne peut pas passer.',
  'calls.exchange':
    'Puis le donneur peut écarter une ou deux cartes, face cachée, et en prend autant au talon, dans l’ordre du paquet. Son écart et ce qu’il a reçu restent son secret.',
  'calls.double': 'Alors l’enjeu peut monter, une fois par camp :',
  'calls.along': '**Contre**, par l’un des deux autres, le premier en main d’abord : la donne compte double.',
  'calls.against': '**Surcontre**, par le donneur, seulement après un contre : double encore.',
  times: 'Ce que compte une donne',
  'times.col.none': 'sans annonce',
  'times.col.along': 'contre',
  'times.col.against': 'contre et surcontre',
  'times.row.suit': 'Une couleur d’atout',
  'times.row.noTrump': 'Sans atout',
  'times.row.blind': 'Sans atout à l’aveugle',
  'play.lead':
    'Le premier en main entame le premier pli, qui gagne un pli entame le suivant. Il y a dix plis, et l’on entame de n’importe quelle carte.',
  'play.sides': 'Les deux qui jouent contre le donneur sont partenaires, où qu’ils soient assis.',
  'play.follow': 'Si vous avez de la couleur demandée, il faut fournir.',
  'play.beat':
    'En fournissant, il faut **forcer** si un adversaire est maître avec une carte de la couleur demandée et que vous en avez une plus forte. N’importe laquelle convient. Si vous n’en avez pas, ou si votre partenaire est maître, jouez de la couleur la carte que vous voulez.',
  'case.beat': 'Vous êtes le donneur : le roi d’un adversaire est maître. Le dix le bat, il le faut.',
  'case.mateFollows': 'Vous jouez contre le donneur, et le roi est à votre partenaire. Il faut fournir, le cœur que vous voulez.',
  'play.trumped':
    'Si une couleur autre que l’atout a été demandée puis coupée, fournissez la carte que vous voulez : aucune ne peut gagner.',
  'case.trumpedFollow': 'Les cœurs ont été coupés. Vous fournissez, mais pouvez garder le dix.',
  'play.mate': 'Si vous n’avez pas la couleur demandée et que votre partenaire est maître, vous jouez n’importe quelle carte.',
  'case.mateFree': 'L’as de votre partenaire est maître : couper, charger de l’as de trèfle, comme vous voulez.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec elle, il faut couper. Sans atout, vous jouez ce que vous voulez.',
  'case.mustTrump': 'Vous êtes le donneur et n’avez pas de cœur : il faut l’atout.',
  'play.overtrump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec un atout, il faut surcouper si vous le pouvez.',
  'case.over': 'Le huit d’atout est maître. Le valet est plus fort : il le faut.',
  'play.under':
    'Si tous vos atouts sont trop petits, vous jouez n’importe quelle carte **sauf un atout**. C’est seulement s’il ne vous reste que de tels atouts que vous en jouez un.',
  'case.under': 'Le neuf d’atout est imbattable ici ; les deux atouts plus petits sont interdits.',
  'play.noTrump': 'À sans atout, qui n’a pas la couleur demandée joue ce qu’il veut.',
  'play.widow': 'L’écart et le reste du talon vont à qui gagne le **premier** pli, et leurs points à son camp.',
  'score.dealer': 'Si le donneur a plus de 30 points, il marque ce qu’il a au-dessus de 30.',
  'score.others': 'Sinon, **chacun** des deux autres marque ce que leurs points réunis font au-dessus de 30.',
  'score.all': 'Pour les dix plis, la marque est de 60 à la place : pour le donneur, ou pour chacun des autres.',
  'score.times': 'Le résultat est multiplié par tout ce qui a été annoncé : sans atout, à l’aveugle, contre, surcontre.',
  'case.dealer': 'Le donneur a fait 41, et on l’a contré : 11 au-dessus de 30, fois 2.',
  'case.others': 'Le donneur n’a fait que 28. Les deux autres en ont 32 ensemble, et chacun d’eux marque 2.',
  'score.tie':
    'À 30 pour chaque camp, personne ne marque, et la donne **suivante** compte double, elle seule : après deux égalités de suite, la troisième donne compte deux fois, non quatre.',
  'case.afterTie': 'La donne après une égalité : 10 au-dessus de 30, fois 2.',
  'match.target':
    'Le premier joueur à 101 points gagne. Si plusieurs y arrivent dans la même donne, le plus haut total gagne ; à égalité on continue. Ce jeu n’a pas de règles de la maison.',
  'term.manille': '**Manille** : le dix, la plus forte carte d’une couleur. L’as, juste en dessous, est le **manillon**.',
  'term.widow': '**Talon** : les deux cartes qui n’ont été données à personne.',
  'term.along': '**Contre** et **surcontre** : les deux doublements.',
  source:
    'La forme de la manille à trois. Ces pages choisissent de donner par trois, quatre et trois, et laissent le donneur regarder aussitôt après une annonce à l’aveugle.',
} satisfies PageTranslation<typeof english>;
