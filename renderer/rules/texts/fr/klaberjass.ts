import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaberjass.ts';

/** The rules of Klaberjass, in French. */
export const text = {
  'idea.1': 'Quatre joueurs, deux contre deux, 32 cartes, huit chacun ; il est interdit de parler et de faire des signes.',
  'idea.2':
    'On retourne une carte. Le joueur à qui la couleur convient peut la prendre comme atout ; si personne n’en veut, on peut en nommer une autre.',
  'idea.3': 'Trois ou quatre cartes qui se suivent donnent des points de plus au camp qui a la meilleure série.',
  'idea.4': 'Il faut fournir, couper à défaut, et monter à l’atout, quel que soit le maître du pli.',
  'idea.5':
    'Le camp qui a choisi l’atout doit faire plus de la moitié, sinon il est **bait**. Les huit plis doublent la marque. Le premier à 500 gagne.',
  aim: 'Si votre camp choisit l’atout, il doit faire plus de points que l’autre, points supplémentaires compris. Sinon tout va aux adversaires.',
  'cards.order':
    'On joue avec 32 cartes, du sept à l’as. À l’atout, le valet est la plus forte carte et le neuf la deuxième ; dans les autres couleurs, l’ordre est l’ordre habituel, le dix après l’as.',
  'cards.sum':
    'Le dernier pli vaut 10 points de plus. Le valet d’atout vaut 22, si bien qu’une donne fait 164 : 64 à l’atout, 30 dans chaque autre couleur, et le dernier pli. Les points supplémentaires s’y ajoutent.',
  'case.worth': 'On a demandé pique ; le neuf d’atout surcoupe le huit et gagne 11 + 0 + 10 + 14.',
  'deal.seats':
    'Les partenaires sont face à face, et l’on joue dans le sens des aiguilles d’une montre. Le joueur assis à la gauche du donneur est **premier en main**.',
  'deal.six': 'Chacun reçoit d’abord six cartes, trois et trois. On retourne la carte du dessous du paquet.',
  'deal.two':
    'Quand l’atout est choisi, chacun en reçoit deux autres. La seconde du donneur est la retourne, quelle que soit la couleur d’atout. Tous l’ont vue, et elle reste connue.',
  'calls.first':
    'Au premier tour, du premier en main au donneur, chacun peut **prendre** la couleur de la retourne comme atout, ou passer.',
  'calls.second': 'Si tous passent, il y a un second tour : chacun peut nommer une **autre** couleur, ou passer.',
  'calls.bima':
    'Si tous passent encore, le donneur est **à la bima** et doit nommer une couleur : l’une des quatre, même celle dont personne n’a voulu.',
  'option.bimaSuits':
    'Certains n’autorisent pas le donneur à la bima à revenir à la couleur de la retourne : il doit nommer l’une des trois autres.',
  'sets.what':
    'Quand tous ont leurs huit cartes, et avant la première entame, on compte les séries de chaque main. Dans toutes les couleurs, atout compris, elles suivent l’ordre naturel 7 8 9 10 V D R A.',
  'sets.three': 'Trois à la suite, un **vingt** : 20 points.',
  'sets.four': 'Quatre à la suite, un **cinquante** : 50 points.',
  'sets.long':
    'Une carte n’appartient qu’à une série. Une suite plus longue est partagée en séries qui valent le plus ensemble, la plus longue d’abord et à partir de la plus haute carte :',
  runs: 'Une suite dans une couleur',
  'runs.col.worth': 'points',
  'runs.row.r3': 'Trois cartes',
  'runs.row.r4': 'Quatre cartes',
  'runs.row.r5': 'Cinq cartes',
  'runs.row.r6': 'Six cartes',
  'runs.row.r7': 'Sept cartes',
  'runs.row.r8': 'Huit cartes',
  'sets.compare':
    'Un seul camp marque. Un cinquante bat un vingt ; de deux séries de même longueur, la meilleure est celle dont la carte du haut est la plus forte ; à cartes égales, celle qui est à l’atout. Si elles sont encore égales, chaque camp marque la moitié : 10 ou 25.',
  'case.fourBeats': 'Une série de quatre bat n’importe quelle série de trois, même à l’as d’atout.',
  'case.tie': 'Les deux séries finissent au valet, et aucune n’est à l’atout : la moitié pour chacun.',
  'case.trumpSet': 'Les deux mêmes séries, mais cette fois trèfle est l’atout : cette série-là est la meilleure et prend tout.',
  'sets.several':
    'Quand il y a plusieurs séries, chaque camp classe les siennes, la meilleure d’abord, et l’on compare les deux meilleures. Le camp de la meilleure la marque, avec **toutes** ses autres séries ; l’autre camp ne marque rien. À égalité, chaque camp marque la moitié de la sienne, on met les deux de côté et l’on compare les suivantes ; quand un camp n’en a plus, l’autre marque le reste. Mais une série de quatre, même à égalité, bat toutes les séries de trois de l’autre camp.',
  'case.several': 'La série à l’as bat la série au valet. Son camp la marque, et le vingt plus bas avec.',
  'case.tiedFours':
    'Les deux séries de quatre sont égales : 25 chacune. Le vingt qui les accompagne est battu par la série de quatre d’en face et ne rapporte rien.',
  'sets.shown':
    'Les séries qui comptent, même pour moitié, sont montrées à tous et restent étalées pendant le premier pli. Les séries battues ne sont ni montrées ni nommées.',
  'option.declare':
    'Les séries comptent d’office ; ou bien on demande à chaque joueur qui en a s’il **annonce** ou se tait, une seule réponse pour toutes les séries d’une main. Personne n’apprend qu’un joueur s’est tu.',
  'sets.bella':
    '**Bella** : le joueur qui a le roi et la dame d’atout marque 20 points en jouant la seconde des deux cartes, quel que soit le gagnant du pli. Elle n’entre pas dans la comparaison et n’a pas à être annoncée.',
  'play.lead':
    'Le premier en main entame le premier pli ; ensuite, le gagnant d’un pli entame le suivant. On entame de la carte qu’on veut, atout à tout moment.',
  'play.follow': 'Si vous avez de la couleur demandée, vous devez fournir. Hors de l’atout, n’importe quelle carte de la couleur convient.',
  'play.trumpsLed':
    'Si l’atout est demandé, vous devez monter sur le plus fort atout du pli si vous le pouvez ; sinon, n’importe quel atout convient. L’atout du partenaire compte comme celui d’un adversaire.',
  'case.trumpsLed': 'L’as est le plus fort atout du pli. Le neuf le bat : vous devez le jouer, que l’as soit à votre partenaire ou non.',
  'case.noneBeats': 'Rien ne bat le valet. Vous fournissez l’un des deux atouts, et vous pouvez garder le neuf.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée, vous devez couper, même quand votre partenaire est maître. Sans atout, vous jouez ce que vous voulez.',
  'case.mateToo': 'L’as de votre partenaire est maître, mais cela ne vous dispense de rien : pas de pique, vous devez couper.',
  'play.overtrump': 'Si le pli est déjà coupé, vous devez surcouper si vous le pouvez.',
  'case.over': 'On a demandé pique et coupé du huit. Le neuf est plus fort, vous devez le jouer.',
  'play.lower': 'Si tous vos atouts sont plus petits, vous jouez n’importe quelle carte, même un atout plus petit.',
  'case.lower': 'Le sept ne bat pas le huit. Les trois cartes sont jouables.',
  'score.total':
    'Appelons T le total de 164 et de tous les points supplémentaires marqués par les deux camps, bella comprise. On compte les points du camp qui a choisi l’atout :',
  'score.made': 'Plus de la moitié de T : chaque camp marque ses propres points.',
  'score.bait': 'Moins de la moitié : ce camp est **bait**. La défense marque T en entier, les preneurs rien.',
  'score.half': 'Exactement la moitié : le camp qui a choisi l’atout ne marque rien, la défense sa propre moitié.',
  'case.bait': 'T vaut 234. Avec 81 + 20, le camp qui a choisi l’atout est loin de la moitié, et la défense marque tout.',
  'case.half': 'T vaut 184, et 92 en est exactement la moitié : rien pour ceux qui ont choisi l’atout.',
  'score.black':
    'Un camp sans aucun pli perd tous ses points supplémentaires, bella comprise ; ils ne comptent plus dans T. Le camp qui a fait les huit plis double alors sa marque : **capot**. Les séries battues restent battues.',
  'case.black': 'Tous les plis et un cinquante : (164 + 50) × 2. Les 20 de l’autre camp sont perdus avec ses plis.',
  'match.target':
    'Le premier camp à 500 points gagne. Si les deux y arrivent dans la même donne, le plus haut total l’emporte ; en cas d’égalité, on continue. Chacun donne à son tour, dans le sens des aiguilles d’une montre.',
  'option.target': 'Une partie peut aussi se jouer en 300 ou en 1 000.',
  'term.jass': '**Jass** : le valet d’atout. **Menel** : le neuf d’atout.',
  'term.bima': '**Bima** : la place du donneur qui doit nommer une couleur ; le mot désigne l’estrade d’une synagogue.',
  'term.bella': '**Bella** : roi et dame d’atout dans la même main.',
  'term.bait': '**Bait** : se dit du camp qui a choisi l’atout et qui fait moins de la moitié.',
  'term.black': '**Capot** : les huit plis.',
  source:
    'Le jeu des communautés juives d’Europe centrale, dans sa forme à quatre, dite aussi Clobyosh. Là où sa description se tait, voici ce que suit cette page : la valeur du valet d’atout, le partage des longues suites, la comparaison de plusieurs séries, et une partie en 500.',
} satisfies PageTranslation<typeof english>;
