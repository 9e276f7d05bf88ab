import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaverjas.ts';

/** The rules of Klaverjassen, in French. */
export const text = {
  'idea.1': 'Quatre joueurs, deux contre deux, huit cartes chacun ; les partenaires sont face à face.',
  'idea.2':
    'Une carte retournée d’un second jeu montre quelle couleur serait l’atout. À tour de rôle, chacun dit **je joue** ou **passe**.',
  'idea.3': 'Le camp qui joue doit faire plus de la moitié des points, sinon il est **nat** et les adversaires marquent tout.',
  'idea.4': 'Il faut fournir ; à défaut, il faut couper, sauf quand le partenaire est maître.',
  'idea.5':
    'Trois ou quatre cartes qui se suivent, ou un carré, dans un même pli sont du **roem** : des points de plus pour le camp qui gagne le pli et qui les annonce.',
  aim: 'Chaque donne vaut 162 points de cartes, plus le roem. On additionne les points sur un nombre fixe de donnes, et le total le plus élevé gagne.',
  'cards.packs':
    'On joue avec les 32 cartes du sept à l’as. Les 20 autres, du deux au six, forment, face cachée, le **talon d’atout** ; elles ne servent qu’à indiquer l’atout. À l’atout, le valet est la plus forte carte et le neuf, appelé **nel**, la deuxième ; dans les autres couleurs, l’ordre est l’ordre habituel, le dix après l’as.',
  'cards.sum':
    'Le dernier pli vaut 10 points de plus. En tout, cela fait 162 : 62 à l’atout, 30 dans chaque autre couleur, et le dernier pli.',
  'case.worth':
    'On a demandé pique, et le nel, un atout, l’emporte. Le pli contient 11 + 10 + 14 + 2 points ; en dernier, il en vaudrait 10 de plus. As, dix et valet ne font pas une suite : il manque la dame et le roi entre le valet et l’as.',
  'deal.seats':
    'Les partenaires sont face à face. On donne et on joue dans le sens des aiguilles d’une montre ; le joueur assis à la gauche du donneur est **premier en main**.',
  'deal.packets':
    'Chacun reçoit huit cartes, par trois, deux et trois. On bat le talon d’atout à chaque donne et l’on retourne sa première carte.',
  'calls.turned': 'La couleur de la carte retournée est l’atout. On ne peut pas en choisir une autre.',
  'calls.ask':
    'À partir du premier en main, chacun dit **je joue** ou **passe**. Le premier qui joue met fin au tour : son camp est le camp preneur et doit faire plus de la moitié.',
  'calls.second':
    'Si les quatre joueurs passent, on retourne la carte suivante du talon. Sa couleur est l’atout, et l’on ne demande plus rien à personne : le camp du premier en main doit jouer. La deuxième carte compte même si elle est de la couleur de la première.',
  'option.redrawSameSuit':
    'Certains retournent encore : si la deuxième carte est de la même couleur que la première, on la met de côté et on en retourne une autre, jusqu’à ce que la couleur change.',
  'option.trumps':
    'Ailleurs, on ne retourne pas de carte. À Utrecht, le premier en main choisit l’atout et doit jouer. À Leyde, chacun à son tour, en commençant par le premier en main, choisit une couleur et joue, ou passe ; si les quatre joueurs passent, le premier en main doit tout de même choisir.',
  'roem.what':
    'Le roem se trouve dans les quatre cartes d’un même pli, peu importe qui les a jouées. Pour le roem, chaque couleur suit l’ordre naturel 7 8 9 10 V D R A, l’atout aussi.',
  'roem.three': 'Trois cartes d’une couleur qui se suivent : 20.',
  'roem.four': 'Quatre cartes d’une couleur qui se suivent : 50.',
  'roem.fours': 'Quatre cartes de même rang, un carré : 50.',
  'roem.stuk': '**Stuk**, roi et dame d’atout dans le même pli : 20. Il peut s’ajouter à une suite ; les autres ne se cumulent pas.',
  'case.four': 'Neuf, dix, valet et dame de cœur se suivent : 50 de roem, quel que soit l’atout.',
  'case.threeStuk': 'Valet, dame et roi de cœur font une suite de trois ; le roi et la dame d’atout font en plus un stuk : 20 + 20.',
  'case.fourKings': 'Quatre rois : 50 de roem. L’un d’eux est un atout et gagne le pli.',
  'case.stuk': 'Roi et dame d’atout, sans troisième carte qui les suive : le stuk seul, 20.',
  'roem.call':
    'Le roem d’un pli revient au camp qui gagne le pli, à condition d’être **annoncé** avant l’entame suivante (après le dernier pli : avant le compte de la donne). Une seule annonce vaut pour tout le pli. Le roem non annoncé ne compte pour personne ; on peut se taire, car le roem augmente aussi ce qu’il faut au camp preneur. L’application annonce pour vous, sauf si vous désactivez cette option.',
  'option.fourOfAKind':
    'Un carré peut valoir 50, ou 100. Dans les clubs, quatre valets valent 200 et quatre dix, dames, rois ou as 100, tandis que quatre sept, huit ou neuf ne valent rien et ne donnent lieu à aucune question.',
  'play.lead':
    'Le premier en main entame le premier pli, quel que soit le camp preneur. Ensuite, le gagnant d’un pli entame le suivant. On entame de la carte qu’on veut.',
  'play.follow': 'Il faut fournir : si vous avez de la couleur demandée, vous en jouez.',
  'play.trumpsLed':
    'Si l’atout est demandé et qu’un adversaire est maître, vous devez monter si vous le pouvez. Si vous ne le pouvez pas, ou si votre partenaire est maître, n’importe quel atout convient ; mais vous devez jouer atout tant que vous en avez.',
  'case.beatTrump': 'Un adversaire a entamé du roi d’atout. Le neuf le bat : vous devez jouer le neuf, et non le sept.',
  'case.mateTrump':
    'Votre partenaire a entamé de l’as d’atout et reste maître. Vous jouez l’un ou l’autre atout : rien n’oblige à monter sur son partenaire.',
  'option.trumpLead':
    'Dans la plupart des clubs, il faut monter même sur l’atout du partenaire. D’autres laissent jouer n’importe quel atout.',
  'play.mate': 'Si vous n’avez pas la couleur demandée et que votre partenaire est maître, vous jouez n’importe quelle carte.',
  'case.mateFree':
    'L’as de votre partenaire est maître. Vous n’avez pas de cœur et jouez ce que vous voulez : coupez, chargez du dix ou défaussez-vous d’une carte sans valeur.',
  'option.partnerExemption':
    'À Rotterdam, le partenaire n’y change rien : sans la couleur demandée, il faut couper, et surcouper, même quand il est maître.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec une carte de cette couleur, vous devez couper. Sans atout, vous jouez ce que vous voulez.',
  'case.mustTrump': 'L’as de cœur d’un adversaire est maître, et vous n’avez pas de cœur : vous devez couper, de l’un ou l’autre atout.',
  'play.overtrump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec un atout, vous devez surcouper si vous le pouvez.',
  'case.over': 'Un adversaire a coupé du neuf. Seul le valet est plus fort, vous devez donc le jouer.',
  'play.cannot': 'Si aucun de vos atouts n’est assez fort, vous jouez n’importe quelle carte, même un atout plus petit.',
  'case.cannot':
    'Rien dans votre main ne bat le neuf d’atout. Vous pouvez jeter l’un des petits atouts, ou garder les deux et jouer le carreau.',
  'option.underTrump':
    'Jouer un atout plus petit que le plus fort du pli, c’est **sous-couper** ; c’est permis sur cette page. À Amsterdam, c’est interdit quand on n’a pas la couleur demandée, peu importe qui a joué l’atout le plus fort, sauf si l’on n’a en main que de tels atouts. À Rotterdam, c’est obligatoire : quand un adversaire est maître avec un atout et qu’on ne peut pas monter, il faut tout de même jouer un atout plus petit.',
  'case.forbidden': 'Si la sous-coupe est interdite, les deux petits atouts ne sont pas jouables. Il ne reste que le carreau.',
  'option.signals':
    'Les partenaires peuvent convenir de **signaux**. Quand on ne peut pas fournir et qu’on se défausse d’une carte qui n’est pas un atout, un sept, un huit ou un neuf montre qu’on a l’as de la couleur ; un valet, une dame ou un roi dit qu’on ne l’a pas. Seule la première défausse dans une couleur compte, et une fois l’as joué, plus aucune carte n’en dit rien. Les deux camps connaissent la convention, et personne n’est tenu de la suivre. Les robots signalent là où cela ne leur coûte rien qu’ils puissent mesurer, et lisent aussi vos défausses ; un conseil dit ce que la carte du partenaire a montré.',
  'score.need':
    'Additionnez ce que chaque camp a fait dans ses plis, les 10 du dernier compris, et le roem qu’il a annoncé. Le camp preneur doit avoir **plus de la moitié** du total : 82 points sans roem, 102 sur 202 avec 40 de roem.',
  'score.made': 'S’il y parvient, chaque camp marque ses points et son roem.',
  'score.nat':
    'Sinon, le camp preneur est **nat** : les adversaires marquent 162 points et tout le roem annoncé par l’un et l’autre camp, et le camp preneur rien.',
  'case.natClose': 'La moitié ne suffit pas : avec 81 sur 162, le camp preneur est nat. Un point de plus aurait suffi.',
  'case.madeRoem': '101 points et 20 de roem font 121 sur 202 : plus de la moitié. Chaque camp garde ce qu’il a.',
  'case.natRoem':
    'Les 20 de roem de la défense élèvent la barre : 91 sur 182 est exactement la moitié, donc nat. La défense marque 162 et les 20.',
  'score.pit':
    'Le camp qui fait les huit plis, preneur ou non, réussit le **pit** et marque 100 de plus, comme roem. Ces 100 ne comptent pas pour savoir si le camp preneur a plus de la moitié.',
  'match.deals':
    'Une partie dure 16 donnes, chacun donnant à son tour dans le sens des aiguilles d’une montre. Le camp qui a le plus haut total de points et de roem gagne ; une égalité reste une égalité.',
  'option.deals': 'Pour une soirée plus courte, une partie peut aussi durer 4 ou 8 donnes.',
  'option.rotatePartners':
    'Au lieu d’une série de donnes, on peut en jouer trois, chacune avec un autre partenaire, si bien que chacun joue avec tous les autres. On compte alors par joueur.',
  'option.sets':
    'Pour les plus patients, il y a 16 séries : à 16 donnes chacune, cela en fait 256. Si l’on change de partenaire, c’est après chaque série, toujours dans le même ordre.',
  'match.sheet':
    'Sur la feuille de marque, points et roem sont séparés. Le roem se note en traits : I pour 20, V pour 50, VV pour 100 : le pit, ou un carré s’il vaut autant.',
  'sets.what': 'Quatre ensembles de règles maison portent le nom d’une ville et se choisissent d’un coup :',
  'sets.amsterdam':
    '**Amsterdam** : quand l’atout est demandé, on monte aussi sur son partenaire ; il est interdit de sous-couper ; quatre valets valent 200, les autres carrés 100 ou rien.',
  'sets.rotterdam':
    '**Rotterdam** : de même, mais il faut couper et surcouper même quand le partenaire est maître, et sous-couper quand on ne peut pas monter.',
  'sets.utrecht': '**Utrecht** : on joue comme à Amsterdam, mais le premier en main choisit l’atout et doit jouer.',
  'sets.leiden':
    '**Leyde** : on joue comme à Rotterdam, mais chacun à son tour choisit l’atout ou passe, et le premier en main doit choisir si tous ont passé.',
  'term.roem': '**{call:roem}** : « gloire », les points supplémentaires d’un pli.',
  'term.stuk': '**Stuk** : roi et dame d’atout dans un même pli.',
  'term.nel': '**Nel** : le neuf d’atout. Le valet d’atout s’appelle souvent **jas**.',
  'term.nat': '**Nat** : « mouillé », se dit du camp preneur qui échoue.',
  'term.pit': '**Pit** : les huit plis pour un même camp.',
  'term.seinen':
    '**Seinen** : signaler. Montrer l’as par une petite défausse, c’est **aanseinen** ; écarter la couleur par une figure, **afseinen**.',
  source:
    'Ce sont les règles du jeu néerlandais avec carte d’atout retournée. Quand l’atout est demandé, certains permettent d’en jouer un plus petit. Ici, il faut monter si l’on peut ; une règle maison permet de changer cela.',
  'source.signals':
    'Les signaux sont un usage de club, pas une règle. Des clubs néerlandais écrivent qu’ils sont permis, et des joueurs qu’ils se montrent ainsi leurs as ; les cartes retenues ici sont celles qu’on enseigne le plus souvent, et certains clubs en conviennent d’autres.',
} satisfies PageTranslation<typeof english>;
