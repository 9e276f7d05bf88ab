import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/briscola-chiamata.ts';

/** The rules of Briscola Chiamata, in French. */
export const text = {
  'idea.1': 'Cinq joueurs, huit cartes chacun, d’un jeu italien de 40 cartes.',
  'idea.2':
    'On enchérit en appelant une carte, chaque fois plus **basse** que la précédente. Le gagnant des enchères nomme la couleur, qui est l’atout.',
  'idea.3':
    'Le joueur qui tient la carte appelée est le partenaire secret de l’appelant. Personne d’autre ne le sait avant qu’elle soit jouée.',
  'idea.4': 'On peut jouer n’importe quelle carte à tout moment : on n’a jamais à fournir.',
  'idea.5': 'Le camp de l’appelant doit faire 61 des 120 points, ou ce qu’il a annoncé ; les autres lui paient alors l’enjeu.',
  aim: 'Si vous appelez, trouvez la carte qui vous manque et faites 61 points avec celui qui la tient. Si vous êtes parmi les autres, découvrez qui c’est, et arrêtez-les. Si vous êtes le partenaire, aidez l’appelant sans vous trahir trop tôt.',
  'cards.order':
    'Il y a 40 cartes italiennes en quatre couleurs : épées, coupes, deniers et bâtons. L’ordre est as, **trois**, roi, cavalier, valet, puis sept, six, cinq, quatre et deux, le deux étant la plus basse.',
  'cards.sum':
    'Chaque couleur contient 30 points, le jeu entier 120 ; le dernier pli ne rapporte rien de plus. Les as et les trois sont les **carichi** (« charges ») ; les cartes sans points sont les **lisci** (« lisses »).',
  'cards.french':
    'Avec des cartes françaises, on joue le même jeu sans les sept, les huit et les neuf : le dix prend la place du trois, et sous le valet viennent 6 5 4 3 2.',
  'deal.seats':
    'Cinq joueurs, chacun pour soi jusqu’à ce que la carte appelée fixe les camps. On joue dans le sens des aiguilles d’une montre ; le joueur assis à la gauche du donneur est **premier en main**.',
  'deal.cards': 'Huit cartes chacun, une à une. Les 40 sont distribuées.',
  'calls.how':
    'Le premier en main commence, et les autres suivent dans le sens des aiguilles d’une montre jusqu’à ce qu’il ne reste qu’un enchérisseur. Qui passe ne parle plus. Une annonce est l’une de celles-ci :',
  'calls.rank':
    'Un **rang**, plus bas que le dernier annoncé : après un as un trois, après un trois un roi, et ainsi de suite jusqu’au deux. La première annonce peut être n’importe quel rang.',
  'calls.points':
    'Après un deux, le deux avec un nombre de **points**, chaque fois plus haut, jusqu’à 120. Le deux seul vaut 61 ; la première annonce de points est donc d’au moins 62.',
  'calls.end': 'Une annonce de 120 met aussitôt fin aux enchères.',
  'case.auction':
    'Les rangs descendent, et les points ne viennent qu’après le deux. On ne peut annoncer ni un rang égal ou plus haut, ni des points sans le deux, ni 61, puisque le deux les promet déjà.',
  'option.lowestPoints':
    'Selon la lettre de certaines descriptions, les points commencent à 60 : après un deux seul, on peut alors annoncer 60 ou 61. Une annonce de 60 est réussie avec 60 points tout juste et compte comme 61 à 70.',
  'calls.trumps':
    'Le gagnant des enchères nomme la couleur d’atout. La carte de cette couleur et du rang annoncé est la **carte appelée**.',
  'calls.partner':
    'Le joueur qui la tient est le partenaire de l’appelant pour cette donne, et n’en dit rien. Les autres jouent contre ces deux-là, sans savoir qui ils sont.',
  'calls.alone': 'L’appelant qui tient lui-même la carte appelée joue seul contre quatre, et il est le seul à le savoir.',
  'calls.none':
    'Si les cinq passent, personne ne marque et le joueur suivant donne. Si quatre ont passé sans qu’il y ait d’annonce, le cinquième peut encore enchérir ou passer.',
  'play.lead': 'Le gagnant des enchères entame le premier pli, quel que soit le donneur. Ensuite, le gagnant d’un pli entame le suivant.',
  'play.free': '**On peut jouer n’importe quelle carte à tout moment.** On n’a jamais à fournir, à couper ni à monter.',
  'case.free':
    'On a demandé denier, et quelqu’un a coupé. Vous pouvez surcouper, fournir le trois ou jeter le deux sans valeur : ce qui sert votre camp.',
  'play.wins': 'Le plus fort atout du pli gagne ; s’il n’y en a pas, la plus forte carte de la couleur demandée.',
  'case.led': 'On a demandé épée. L’as et le trois de bâtons valent cher mais ne gagnent rien : le roi ramasse 31 points.',
  'case.trumped': 'Il y a deux atouts dans le pli, et le plus fort gagne. L’as de deniers est perdu.',
  'play.secret':
    'Tant que la carte appelée n’est pas jouée, rien à la table n’indique qui la tient : ni message, ni marque, ni score. Dès qu’elle est jouée, ou à la fin de la donne, on montre les camps.',
  'score.need': 'Le camp de l’appelant doit faire les points annoncés, 61 pour un rang. Plus l’annonce est haute, plus l’enjeu est grand :',
  stakes: 'Ce que marque chaque joueur',
  'stakes.col.side': 'appelant et partenaire, chacun',
  'stakes.col.alone': 'appelant seul',
  'stakes.col.others': 'chacun des autres',
  'stakes.row.r61to70': 'Un rang, ou 61 à 70',
  'stakes.row.r71to80': '71 à 80',
  'stakes.row.r81to90': '81 à 90',
  'stakes.row.r91to100': '91 à 100',
  'stakes.row.r101to120': '101 à 120',
  'score.signs':
    'Le signe du haut vaut si le camp de l’appelant a fait ses points, celui du bas sinon. Les points en trop ne rapportent rien.',
  'case.made': 'On a appelé un valet, et l’appelant et son partenaire ont fait {reached} ensemble : réussi.',
  'case.lost': 'Une annonce de {bid}, et les deux ont fait {reached} : il en manque un.',
  'case.alone': 'L’appelant tenait lui-même la carte appelée et a fait {reached} tout seul, contre quatre.',
  'option.partnerShare':
    'Ici, le partenaire marque autant que l’appelant. Certains ne lui en donnent que la moitié ; la somme des cinq scores d’une donne est alors nulle.',
  'case.half': 'La même donne avec la moitié pour le partenaire : 2 + 1 contre trois fois 1.',
  'match.deals': 'Une partie compte dix donnes ; chacun a son total, et le plus haut gagne. Les ex æquo partagent la victoire.',
  'option.deals': 'Elle peut aussi compter 5 ou 20 donnes. Cela est sans effet quand on joue jusqu’à un score fixé.',
  'option.target': 'Au lieu de finir après un nombre de donnes, la partie peut finir dès qu’un joueur a 11 points.',
  'term.briscola': '**Briscola** : l’atout, et un atout.',
  'term.socio': '**Socio** : le partenaire secret.',
  'term.carico': '**Carico** : un as ou un trois.',
  'term.liscio': '**Liscio** : une carte sans points.',
  'term.chiamata': '**Chiamata** : l’appel.',
  source:
    'Le jeu italien à cinq. Les sources divergent sur quelques points ; sur cette page, la première annonce de points est d’au moins 62, une donne où tous passent ne rapporte rien, et une partie compte dix donnes.',
} satisfies PageTranslation<typeof english>;
