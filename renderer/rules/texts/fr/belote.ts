import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/belote.ts';

/** The rules of Belote, in French. */
export const text = {
  'idea.1': 'Quatre joueurs, deux contre deux, 32 cartes, huit chacun ; ni paroles ni signes.',
  'idea.2': 'On retourne une carte. Qui prend fait de sa couleur l’atout ; si personne n’en veut, on peut prendre à une autre couleur.',
  'idea.3': 'Suites et carrés rapportent des points au camp qui a la meilleure annonce ; roi et dame d’atout dans une main font belote.',
  'idea.4': 'Il faut fournir, couper à défaut si le partenaire n’est pas maître, et monter à l’atout.',
  'idea.5': 'Le camp preneur doit faire plus de points que l’autre, sinon il est **dedans**. Le premier à 1 000 gagne.',
  aim: 'Si votre camp prend, il doit faire plus de points que l’autre, annonces et belote comprises. Sinon les points vont à la défense.',
  'cards.order':
    'On joue avec 32 cartes, du sept à l’as. À l’atout, le valet est la plus forte carte et le neuf la deuxième ; dans les autres couleurs l’ordre est l’ordre habituel, le dix sous l’as.',
  'cards.sum':
    'Le dernier pli, le **dix de der**, rapporte 10 points de plus. Une donne fait 162 : 62 à l’atout, 30 dans chaque autre couleur, et le dernier pli. Les annonces s’y ajoutent.',
  'case.worth': 'Pique est demandé ; le neuf d’atout surcoupe le huit et gagne 11 + 0 + 10 + 14.',
  'deal.seats':
    'Les partenaires sont face à face, et tout va dans le sens inverse des aiguilles d’une montre. Le joueur à la droite du donneur est **premier en main**. On mélange à chaque donne.',
  'deal.five': 'Chacun reçoit d’abord cinq cartes, trois puis deux. La carte suivante est la **retourne**.',
  'deal.rest':
    'Quand un joueur a pris, il ramasse la retourne et reçoit deux cartes ; les autres en reçoivent trois. Tous ont vu la retourne, et elle reste connue.',
  'calls.first':
    'Au premier tour, du premier en main au donneur, chacun peut **prendre**, et la couleur de la retourne est l’atout, ou passer.',
  'calls.second':
    'Si les quatre passent, il y a un second tour : chacun peut prendre à une **autre** couleur, ou passer. La retourne va toujours au preneur.',
  'calls.passed': 'Si tous passent encore, personne ne marque et la donne passe au suivant.',
  'option.bidding':
    'D’ordinaire on ne prend qu’à une couleur. Certaines tables permettent au second tour **sans atout** et **tout atout**. À sans atout, il suffit de fournir, et l’as vaut 19. À tout atout, chaque couleur a l’ordre de l’atout et il faut monter sur la carte maîtresse, mais aucune couleur ne coupe l’autre ; le valet vaut 14, le neuf 9, l’as 6, le dix 5, le roi 3 et la dame 1. Dans les deux cas une donne fait 162. Pas de belote à sans atout ; à tout atout, chaque couple roi et dame d’une couleur en fait une.',
  'sets.what':
    'Les cartes de votre main peuvent valoir des points ensemble. Les suites suivent l’ordre naturel 7 8 9 10 V D R A, à l’atout aussi :',
  declarations: 'Annonces',
  'declarations.col.worth': 'points',
  'declarations.row.tierce': '**Tierce** : trois à la suite',
  'declarations.row.cinquante': '**Cinquante** : quatre à la suite',
  'declarations.row.cent': '**Cent** : cinq ou plus à la suite',
  'declarations.row.jacks': '**Carré** de valets',
  'declarations.row.nines': 'Carré de neufs',
  'declarations.row.others': 'Carré d’as, de dix, de rois ou de dames',
  'sets.once':
    'Une carte ne sert qu’à une annonce ; votre main est partagée de la façon qui vaut le plus. Les carrés de huit et de sept ne valent rien. Une suite s’annonce entière, pas en morceaux.',
  'sets.compare':
    'Un seul camp marque : celui de la meilleure annonce. Tout carré bat toute suite ; le meilleur est aux valets, puis viennent neufs, as, dix, rois et dames. De deux suites la plus longue l’emporte, puis celle dont la plus haute carte est la plus forte, puis celle d’atout. Si elles sont encore égales, la meilleure est à qui devait parler le premier.',
  'case.carreBeats': 'Tout carré bat toute suite, même à l’atout et à l’as.',
  'case.higher': 'La suite à la dame bat la suite au valet.',
  'case.trumpTie': 'Les deux sont au valet ; celle d’atout est la meilleure.',
  'case.firstTie': 'Aucune n’est à l’atout : celle du premier en main, qui a parlé d’abord, est la meilleure.',
  'sets.all': 'Le camp de la meilleure annonce marque **toutes** les siennes, celles du partenaire aussi. L’autre camp n’en marque aucune.',
  'case.several': 'La suite à l’as bat la suite au valet, et la plus basse compte avec elle.',
  'sets.shown':
    'Vous annoncez ce que vous tenez, par son seul nom, en jouant votre première carte. Quand tous ont joué au premier pli, les annonces qui comptent sont montrées et restent étalées pendant le deuxième. Celles qui sont battues ne se montrent jamais.',
  'option.declarations':
    'Les annonces se font d’office ; ou bien on demande à qui en tient s’il annonce ou se tait, et personne n’apprend que quelqu’un s’est tu ; ou l’on joue sans annonces, comme dans les concours de la fédération, où seule la belote compte.',
  'sets.belote':
    '**Belote** et **rebelote** : qui tient le roi et la dame d’atout dit « belote » en jouant la première des deux cartes et « rebelote » en jouant la seconde, et marque 20. Elle ne prend pas part à la comparaison, et son camp la garde quoi qu’il arrive.',
  'play.lead':
    'Le premier en main entame le premier pli, quel que soit le preneur ; qui gagne un pli entame le suivant. On entame de n’importe quelle carte.',
  'play.follow': 'Si vous avez de la couleur demandée, il faut fournir. Hors de l’atout, n’importe quelle carte de la couleur convient.',
  'play.trumpsLed':
    'Si l’atout est demandé, il faut monter sur le plus fort atout du pli si vous le pouvez ; sinon, n’importe quel atout. L’atout du partenaire compte comme celui d’un adversaire.',
  'case.trumpsLed': 'L’as est le plus fort atout du pli. Le neuf le bat : il le faut.',
  'case.overPartner': 'La dame est à votre partenaire, mais à l’atout on monte quand même.',
  'play.mate': 'Si vous n’avez pas la couleur demandée et que votre partenaire est maître, vous jouez la carte que vous voulez.',
  'case.mateFree': 'L’as de votre partenaire est maître : coupez ou défaussez-vous, à votre gré.',
  'option.underPartner':
    'Quand votre partenaire a coupé, vous pouvez pisser sous son atout. À certaines tables c’est interdit tant qu’on tient une autre couleur.',
  'case.underPartner': 'Le dix d’atout de votre partenaire est maître. À une telle table, le huit doit attendre.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître, il faut couper. Sans atout, vous jouez ce que vous voulez.',
  'play.overtrump': 'Si un adversaire est maître par un atout, il faut surcouper si vous le pouvez.',
  'case.over': 'Pique a été demandé et coupé du huit. Le neuf est plus fort : il le faut.',
  'play.under': 'Si tous vos atouts sont plus petits, il faut quand même en jouer un : on pisse.',
  'case.under': 'Le sept ne bat pas le huit, mais c’est un atout : il le faut.',
  'option.underTrump':
    'Certains vous laissent libre dans ce cas : on se défausse de n’importe quelle carte, et l’on garde son petit atout.',
  'case.underFree': 'À une telle table, les trois cartes sont permises.',
  'score.total': 'Chaque camp additionne ses plis, ses annonces si elles comptent, et la belote :',
  'score.made': 'Les preneurs ont plus : chaque camp marque ce qu’il a.',
  'score.dedans':
    'Les preneurs ont moins : ils sont **dedans**. La défense marque les 162 points et toutes les annonces qui comptent ; les preneurs leur seule belote.',
  'score.litige':
    'Égalité : **litige**. La défense marque ce qu’elle a ; les points des preneurs, belote à part, sont remis en jeu et vont au camp qui gagne la donne suivante.',
  'case.made': 'Les plis et une tierce : 112 contre 70.',
  'case.dedans': 'Avec 76 et la belote, les preneurs ont 96, la défense 136. Ils gardent les 20 de leur belote ; le reste est perdu.',
  'case.litige': '81 partout. Les 81 des preneurs attendent la donne suivante.',
  'case.after': 'Les preneurs gagnent la donne qui suit un litige : {waiting} points s’ajoutent à leurs 100.',
  'score.capot':
    '**Capot** : les huit plis rapportent 90 points de plus, 252 avec le dix de der. L’autre camp garde sa belote, et ses annonces si elles étaient les meilleures.',
  'case.capot': 'Tous les plis et un cinquante : 252 + 50.',
  'match.target':
    'Le premier camp à 1 000 points gagne. Si les deux y arrivent dans la même donne, le plus haut total gagne ; à égalité on continue. Les points d’un litige qui attendent encore sont perdus. La donne tourne dans le sens inverse des aiguilles d’une montre.',
  'option.target': 'Une partie peut aussi aller à 500 ou à 2 000.',
  'term.taker': '**Preneur** : le joueur qui prend. **Retourne** : la carte retournée pour les enchères.',
  'term.der': '**Dix de der** : les 10 points du dernier pli.',
  'term.dedans': '**Dedans** : ce que sont des preneurs qui ont moins que la défense.',
  'term.litige': '**Litige** : une donne à égalité.',
  'term.capot': '**Capot** : les huit plis.',
  'term.pisser': '**Pisser** : jouer un atout plus petit que l’atout maître, sous-couper.',
  source:
    'Le jeu français tel que la Fédération Française de Belote le décrit, avec les annonces. Là où les joueurs diffèrent, ces pages tranchent : le rang des carrés, le partage d’une main en annonces, le sort de la belote dans un litige, et une partie en 1 000 que gagne le plus haut total.',
} satisfies PageTranslation<typeof english>;
