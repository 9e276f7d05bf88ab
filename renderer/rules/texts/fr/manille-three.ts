import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-three.ts';

/** The rules of Three-player Manille, in French. */
export const text = {
  'idea.1': 'Trois joueurs, dix cartes chacun et deux au talon ; le dix, la **manille**, est la plus forte carte de chaque couleur.',
  'idea.2': 'Le donneur choisit l’atout, peut échanger des cartes avec le talon, et joue seul contre les deux autres.',
  'idea.3': 'Il faut forcer sur la carte d’un adversaire quand on le peut ; quand le partenaire est maître, on joue ce qu’on veut.',
  'idea.4': 'Les cartes valent 60 points. Avec plus de 30, le donneur marque ; sinon, ce sont les deux autres, chacun pour soi.',
  'idea.5': 'Chaque camp peut doubler l’enjeu. Le premier joueur à 101 points gagne.',
  aim: 'Donneur, faites plus de 30 des 60 points contre deux adversaires. Sinon, aidez l’autre à arrêter le donneur : vous êtes partenaires pour cette donne seulement.',
  'cards.order':
    'On joue avec 32 cartes, du sept à l’as. L’ordre est le même dans toutes les couleurs, atout compris : le dix est la plus forte carte, devant l’as, et le neuf, le huit et le sept ne valent rien.',
  'cards.sum': 'Chaque couleur contient 15 points, le jeu entier 60, talon compris. Le dernier pli ne rapporte rien de plus.',
  'deal.seats':
    'On donne et on joue dans le sens des aiguilles d’une montre, et chacun donne à son tour. Le joueur assis à la gauche du donneur est **premier en main**.',
  'deal.packets': 'Dix cartes chacun, par trois, quatre et trois. Les deux dernières forment le **talon**, face cachée.',
  'deal.look':
    'Le donneur ne regarde pas ses cartes avant d’avoir décidé s’il joue sans atout à l’aveugle. Les autres peuvent regarder tout de suite.',
  'calls.blind':
    'Avant de regarder, le donneur peut annoncer **sans atout à l’aveugle** : il n’y a pas d’atout, et la donne compte quatre fois. Après cette annonce, il regarde ses cartes.',
  'calls.trumps': 'Sinon il regarde ses cartes et nomme une couleur, ou **sans atout**, qui compte double. Le donneur ne peut pas passer.',
  'calls.exchange':
    'Ensuite, le donneur peut écarter une ou deux cartes, face cachée, et en prend autant au talon, dans l’ordre du paquet. Lui seul sait ce qu’il a écarté et ce qu’il a reçu.',
  'calls.double': 'On peut alors faire monter l’enjeu, une fois par camp :',
  'calls.along': '**{call:along}**, par l’un des deux autres, le premier en main d’abord : la donne compte double.',
  'calls.against': '**{call:against}**, par le donneur, seulement après un contre : le double encore.',
  times: 'Ce que compte une donne',
  'times.col.none': 'sans annonce',
  'times.col.along': 'contre',
  'times.col.against': 'contre et surcontre',
  'times.row.suit': 'Une couleur d’atout',
  'times.row.noTrump': 'Sans atout',
  'times.row.blind': 'Sans atout à l’aveugle',
  'play.lead':
    'Le premier en main entame le premier pli ; ensuite, le gagnant d’un pli entame le suivant. Il y a dix plis, et l’on entame de la carte qu’on veut.',
  'play.sides': 'Les deux joueurs opposés au donneur sont partenaires, où qu’ils soient assis.',
  'play.follow': 'Si vous avez de la couleur demandée, vous devez fournir.',
  'play.beat':
    'En fournissant, vous devez **forcer** si un adversaire est maître avec une carte de la couleur demandée et que vous en avez une plus forte, n’importe laquelle. Si vous n’en avez pas, ou si votre partenaire est maître, fournissez la carte que vous voulez.',
  'case.beat': 'Vous êtes le donneur, et le roi d’un adversaire est maître. Le dix le bat, vous devez donc le jouer.',
  'case.mateFollows': 'Vous jouez contre le donneur, et le roi est à votre partenaire. Vous devez fournir, du cœur que vous voulez.',
  'play.trumped':
    'Quand une couleur autre que l’atout a été demandée puis coupée, fournissez la carte que vous voulez : aucune ne peut gagner.',
  'case.trumpedFollow': 'Les cœurs ont été coupés. Vous fournissez, mais vous pouvez garder le dix.',
  'play.mate': 'Si vous n’avez pas la couleur demandée et que votre partenaire est maître, vous jouez n’importe quelle carte.',
  'case.mateFree': 'L’as de votre partenaire est maître : coupez ou chargez de l’as de trèfle, à votre guise.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec une carte de cette couleur, vous devez couper. Sans atout, vous jouez ce que vous voulez.',
  'case.mustTrump': 'Vous êtes le donneur et n’avez pas de cœur : vous devez couper.',
  'play.overtrump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec un atout, vous devez surcouper si vous le pouvez.',
  'case.over': 'Le huit d’atout est maître. Le valet est plus fort, vous devez le jouer.',
  'play.under':
    'Si tous vos atouts sont trop petits, vous jouez n’importe quelle carte **sauf un atout**. On n’en joue un que s’il ne reste rien d’autre en main.',
  'case.under': 'Vous ne pouvez pas battre le neuf d’atout ; aucun des deux atouts plus petits n’est jouable.',
  'option.underTrump':
    'Selon l’autre lecture des règles, le joueur qui ne peut pas surcouper joue n’importe quelle carte, même un atout plus petit.',
  'case.free': 'Si l’on peut sous-couper, l’un ou l’autre petit atout peut passer sous le neuf, et l’as de trèfle se garde.',
  'play.noTrump': 'Quand on joue sans atout, qui n’a pas la couleur demandée joue n’importe quelle carte.',
  'play.widow': 'L’écart et le reste du talon vont au gagnant du **premier** pli, et leurs points à son camp.',
  'score.dealer': 'Si le donneur a plus de 30 points, il marque ce qu’il a au-dessus de 30.',
  'score.others': 'Sinon, **chacun** des deux autres marque ce que leurs points réunis font au-dessus de 30.',
  'score.all': 'Pour les dix plis, on marque 60 à la place : le donneur, ou chacun des autres.',
  'score.times': 'Le résultat est multiplié par tout ce qui a été annoncé : sans atout, à l’aveugle, contre, surcontre.',
  'case.dealer': 'Le donneur a fait 41 points et a été contré : 11 au-dessus de 30, fois 2.',
  'case.others': 'Le donneur n’a fait que 28 points. Les deux autres en ont 32 à eux deux, et chacun marque 2.',
  'score.tie':
    'À 30 pour chaque camp, personne ne marque, et la donne **suivante** compte double, elle seule : après deux égalités de suite, la troisième donne compte deux fois, et non quatre.',
  'case.afterTie': 'La donne après une égalité : 10 au-dessus de 30, fois 2.',
  'match.target':
    'Le premier joueur à 101 points gagne. Si plusieurs y arrivent dans la même donne, le plus haut total l’emporte ; en cas d’égalité, on continue.',
  'term.manille': '**Manille** : le dix, la plus forte carte d’une couleur. L’as, juste en dessous, est le **manillon**.',
  'term.widow': '**Talon** : les deux cartes qui restent après la donne.',
  'term.along': '**{call:along}** et **{call:against}** : les deux annonces qui doublent l’enjeu.',
  source:
    'La forme de la manille à trois. Sur cette page, on donne par trois, quatre et trois, et le donneur regarde ses cartes aussitôt après une annonce à l’aveugle.',
} satisfies PageTranslation<typeof english>;
