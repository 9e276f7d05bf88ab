import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaverjas.ts';

/** The rules of Klaverjassen, in French. */
export const text = {
  'idea.1': 'Quatre joueurs, deux contre deux, huit cartes chacun ; les partenaires sont face à face.',
  'idea.2': 'Une carte retournée d’un second paquet indique l’atout. À tour de rôle, chacun dit s’il **joue** à cet atout ou s’il passe.',
  'idea.3': 'Le camp qui joue doit faire plus de la moitié des points, sinon il est **nat** et les adversaires marquent tout.',
  'idea.4': 'Il faut fournir ; à défaut, il faut couper, sauf si votre partenaire est maître.',
  'idea.5': 'Les suites et les carrés dans un même pli sont du **roem** : des points de plus pour qui gagne le pli et les annonce.',
  aim: 'Chaque donne est une lutte pour les 162 points des cartes, et pour le roem qui s’y ajoute. Les totaux courent sur un nombre fixe de donnes, et le plus élevé gagne.',
  'cards.packs':
    'On joue avec les 32 cartes du sept à l’as. Les 20 autres, du deux au six, forment face cachée le **talon d’atout** ; elles ne servent qu’à montrer l’atout. À l’atout, le valet est la plus forte carte et le neuf, appelé **nel**, la deuxième ; dans les autres couleurs l’ordre est l’ordre habituel, le dix sous l’as.',
  'cards.sum':
    'Le dernier pli rapporte 10 points de plus. Le tout fait 162 : 62 à l’atout, 30 dans chaque autre couleur, et le dernier pli.',
  'case.worth':
    'Pique est demandé, et le nel, un atout, l’emporte. Le pli contient 11 + 10 + 14 + 2 points ; comme dernier pli il en rapporterait 10 de plus. As, dix et valet ne font pas une suite : il manque la dame et le roi entre le valet et l’as.',
  'deal.seats':
    'Les partenaires sont face à face. On donne et on joue dans le sens des aiguilles d’une montre ; le joueur à la gauche du donneur est **premier en main**.',
  'deal.packets':
    'Chacun reçoit huit cartes, par trois, deux et trois. Le talon d’atout est battu à chaque donne, et l’on retourne sa première carte.',
  'calls.turned': 'La couleur de la carte retournée est l’atout. On ne peut pas en choisir une autre.',
  'calls.ask':
    'En commençant par le premier en main, chacun dit **je joue** ou **je passe**. Le premier qui joue met fin au tour : son camp est le camp preneur et doit faire plus de la moitié.',
  'calls.second':
    'Si tous les quatre passent, on retourne la carte suivante du talon. Sa couleur est l’atout, et plus personne n’a le choix : le camp du premier en main doit jouer. La deuxième carte compte même si elle est de la couleur de la première.',
  'option.redrawSameSuit':
    'Certains retournent encore : si la deuxième carte est de la couleur de la première, on l’écarte et on en retourne une autre, jusqu’à une couleur différente.',
  'roem.what':
    'Le roem se trouve dans les quatre cartes d’un même pli, quels qu’en soient les joueurs. Pour le roem, chaque couleur suit l’ordre naturel 7 8 9 10 V D R A, l’atout aussi.',
  'roem.three': 'Trois cartes d’une couleur à la suite : 20.',
  'roem.four': 'Quatre cartes d’une couleur à la suite : 50.',
  'roem.fours': 'Quatre cartes de même rang, un carré : 50.',
  'roem.stuk':
    '**Stuk**, roi et dame d’atout dans le même pli : 20. C’est le seul qui s’ajoute à une suite ; les autres ne se cumulent jamais.',
  'case.four': 'Neuf, dix, valet et dame de cœur se suivent : 50 de roem, quel que soit l’atout.',
  'case.threeStuk': 'Valet, dame et roi de cœur font une suite de trois, et le roi et la dame d’atout sont en plus un stuk : 20 + 20.',
  'case.fourKings': 'Quatre rois : 50 de roem. L’un d’eux est un atout, il emporte donc le pli.',
  'case.stuk': 'Roi et dame d’atout sans troisième carte à côté : le stuk seul, 20.',
  'roem.call':
    'Le roem d’un pli revient au camp qui gagne le pli, s’il est **annoncé** avant l’entame suivante (après le dernier pli : avant le compte de la donne). Une seule annonce prend tout ce que contient le pli. Le roem non annoncé ne compte pour personne ; on peut se taire, car le roem augmente aussi ce dont le camp preneur a besoin. La table annonce pour vous, sauf si vous l’avez désactivé.',
  'option.fourOfAKind':
    'Un carré peut valoir 50, ou 100. Dans les clubs, quatre valets valent 200 et quatre dix, dames, rois ou as 100, tandis que quatre sept, huit ou neuf ne valent rien et ne donnent lieu à aucune question.',
  'play.lead':
    'Le premier en main entame le premier pli, quel que soit le camp qui joue. Qui gagne un pli entame le suivant. On entame de n’importe quelle carte.',
  'play.follow': 'Il faut fournir : si vous avez de la couleur demandée, vous en jouez.',
  'play.trumpsLed':
    'Si l’atout est demandé et qu’un adversaire est maître, il faut monter à l’atout si vous le pouvez. Si vous ne le pouvez pas, ou si votre partenaire est maître, n’importe quel atout convient ; mais il faut de l’atout tant que vous en avez.',
  'case.beatTrump': 'Un adversaire a entamé du roi d’atout. Le neuf le bat : il faut le neuf, et le sept est interdit.',
  'case.mateTrump':
    'Votre partenaire a entamé de l’as d’atout et reste maître. Les deux atouts sont permis : on ne monte pas sur son partenaire.',
  'option.trumpLead':
    'Dans la plupart des clubs, il faut monter même si le partenaire est maître. D’autres laissent libre : quand l’atout est demandé, n’importe quel atout peut être joué.',
  'play.mate': 'Si vous n’avez pas la couleur demandée et que votre partenaire est maître, vous jouez la carte que vous voulez.',
  'case.mateFree':
    'L’as de votre partenaire est maître. Vous n’avez pas de cœur et vous êtes libre : couper, charger du dix, ou vous défausser d’une carte sans valeur.',
  'option.partnerExemption':
    'À Rotterdam, le partenaire n’y change rien : sans la couleur demandée il faut couper, et surcouper, même quand il est maître.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec une carte de cette couleur, il faut couper. Sans atout, vous jouez ce que vous voulez.',
  'case.mustTrump': 'L’as de cœur d’un adversaire est maître, et vous n’avez pas de cœur : il faut l’un des atouts, au choix.',
  'play.overtrump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître avec un atout, il faut surcouper si vous le pouvez.',
  'case.over': 'Un adversaire a coupé du neuf. Seul le valet est plus fort : il faut le valet.',
  'play.cannot': 'Si aucun de vos atouts n’est assez fort, vous jouez la carte que vous voulez, un atout plus petit aussi.',
  'case.cannot':
    'Rien dans votre main ne bat le neuf d’atout. Vous pouvez jeter l’un des petits atouts, ou les garder et jouer le carreau.',
  'option.underTrump':
    'Jouer un atout sous le plus fort du pli, **sous-couper**, est libre sur cette page. À Amsterdam, c’est interdit à qui n’a pas la couleur demandée, quel que soit le joueur de cet atout plus fort, sauf si la main ne contient que de tels petits atouts. À Rotterdam, c’est obligatoire : quand un adversaire est maître avec un atout et que vous ne pouvez pas monter, il faut tout de même un atout plus petit.',
  'case.forbidden': 'Si la sous-coupe est interdite, les deux petits atouts restent en main. Il ne reste que le carreau.',
  'score.need':
    'Additionnez ce que chaque camp a fait dans ses plis, les 10 du dernier compris, et le roem annoncé par chacun. Le camp preneur doit avoir **plus de la moitié** de ce total : 82 points sans roem, 102 sur 202 avec 40 de roem.',
  'score.made': 'S’il y parvient, chaque camp marque ses points et son roem.',
  'score.nat':
    'Sinon, le camp preneur est **nat** : les adversaires marquent 162 points et tout le roem annoncé par l’un et l’autre camp, et le camp preneur rien.',
  'case.natClose': 'La moitié ne suffit pas : avec 81 sur 162, le camp preneur est nat. Un point de plus aurait suffi.',
  'case.madeRoem': '101 points et 20 de roem font 121 sur 202 : plus de la moitié. Chacun garde ce qu’il a.',
  'case.natRoem':
    'Les 20 de roem de la défense élèvent la barre : 91 sur 182 est exactement la moitié, donc nat. La défense marque 162 et les 20.',
  'score.pit':
    'Le camp qui fait les huit plis a fait le **pit** et marque 100 de plus, comme roem, quel que soit ce camp. Ces 100 ne comptent pas pour savoir si le camp preneur a plus de la moitié.',
  'match.deals':
    'Une partie dure 16 donnes ; la donne tourne dans le sens des aiguilles d’une montre. Le plus haut total de points et de roem gagne, et une égalité reste une égalité.',
  'option.deals': 'Une partie peut aussi durer 4 ou 8 donnes, pour une soirée plus courte.',
  'option.rotatePartners':
    'Au lieu d’une série on peut en jouer trois, chacune avec un autre partenaire, pour que chacun ait joué avec chacun. On compte alors par personne.',
  'match.sheet': 'Sur la feuille, points et roem sont séparés. Le roem se note en traits : I pour 20, V pour 50, VV pour les 100 du pit.',
  'term.roem': '**Roem** : « gloire », les points supplémentaires d’un pli.',
  'term.stuk': '**Stuk** : roi et dame d’atout dans un même pli.',
  'term.nel': '**Nel** : le neuf d’atout. Le valet d’atout s’appelle souvent **jas**.',
  'term.nat': '**Nat** : « mouillé », ce qu’est le camp preneur qui échoue.',
  'term.pit': '**Pit** : les huit plis pour un même camp.',
  source:
    'Ce sont les règles du jeu néerlandais avec carte d’atout retournée. Quand l’atout est demandé, certains lisent la règle comme une permission d’en jouer un plus petit ; ici il faut monter si l’on peut, et la règle de la maison dit autre chose là où vous le souhaitez.',
} satisfies PageTranslation<typeof english>;
