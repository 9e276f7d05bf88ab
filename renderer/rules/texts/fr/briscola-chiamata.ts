import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/briscola-chiamata.ts';

/** The rules of Briscola Chiamata, in French. */
export const text = {
  'idea.1': 'Cinq joueurs, huit cartes chacun, d’un jeu italien de 40.',
  'idea.2':
    'On enchérit en appelant une carte, chaque fois plus **basse** que la précédente. Le gagnant nomme la couleur, qui est l’atout.',
  'idea.3': 'Qui tient la carte appelée est le partenaire secret de l’appelant. Personne d’autre ne le sait avant qu’elle tombe.',
  'idea.4': 'N’importe quelle carte peut être jouée à tout moment : on n’a pas à fournir.',
  'idea.5': 'Le camp de l’appelant doit faire 61 des 120 points, ou ce qu’il a annoncé ; alors il gagne sur les autres.',
  aim: 'Si vous appelez, trouvez la carte qui vous manque et faites 61 points avec qui la tient. Si vous êtes parmi les autres, découvrez qui c’est, et arrêtez-les. Si vous êtes le partenaire, aidez sans être découvert trop tôt.',
  'cards.order':
    'Il y a 40 cartes italiennes en quatre couleurs : épées, coupes, deniers et bâtons. L’ordre est as, **trois**, roi, cavalier, valet, puis sept, six, cinq, quatre et deux, le deux étant la plus basse.',
  'cards.sum':
    'Une couleur contient 30 points, le jeu 120 ; le dernier pli ne rapporte rien de plus. As et trois sont les **carichi**, les charges ; les cartes sans points sont lisses.',
  'cards.french':
    'Avec des cartes françaises, on joue le même jeu sans les sept, les huit et les neuf : le dix prend la place du trois, et sous le valet viennent 6 5 4 3 2.',
  'deal.seats':
    'Cinq joueurs, chacun pour soi jusqu’à ce que la carte appelée en décide. On joue dans le sens des aiguilles d’une montre ; le joueur à la gauche du donneur est **premier en main**.',
  'deal.cards': 'Huit cartes chacun, une à une. Les 40 sont distribuées.',
  'calls.how':
    'Le premier en main commence, les autres suivent jusqu’à ce qu’il ne reste qu’un enchérisseur. Qui passe ne parle plus. Une annonce est l’une de celles-ci :',
  'calls.rank':
    'Un **rang**, plus bas que le dernier annoncé : après un as un trois, après un trois un roi, et ainsi jusqu’au deux. La première annonce peut être de n’importe quel rang.',
  'calls.points':
    'Après un deux, le deux avec un nombre de **points**, chaque fois plus haut, jusqu’à 120. Le deux seul vaut pour 61, la première annonce de points est donc d’au moins 62.',
  'calls.end': 'Une annonce de 120 met fin aux enchères.',
  'case.auction':
    'Les rangs descendent, et les points ne viennent qu’après le deux. Un rang égal ou plus haut ne vaut pas, ni des points sans le deux, ni 61, puisque le deux les promet déjà.',
  'calls.trumps': 'Le gagnant des enchères nomme l’atout. La carte de cette couleur et du rang annoncé est la **carte appelée**.',
  'calls.partner':
    'Qui la tient est le partenaire de l’appelant pour cette donne, et n’en dit rien. Tous les autres jouent contre ces deux-là, sans savoir qui ils sont.',
  'calls.alone': 'L’appelant qui tient lui-même la carte appelée joue seul contre quatre, et il est seul à le savoir.',
  'calls.none':
    'Si les cinq passent, on ne marque rien et le suivant donne. Quand quatre ont passé sans annonce, le cinquième peut encore enchérir ou passer.',
  'play.lead': 'Le gagnant des enchères entame le premier pli, quel que soit le donneur. Qui gagne un pli entame le suivant.',
  'play.free': '**N’importe quelle carte peut être jouée à tout moment.** On n’est tenu ni de fournir, ni de couper, ni de monter.',
  'case.free':
    'On a demandé denier, et quelqu’un a coupé. Vous pouvez surcouper, fournir le trois ou jeter le deux sans valeur : ce qui sert votre camp.',
  'play.wins': 'Le plus fort atout du pli gagne ; s’il n’y en a pas, la plus forte carte de la couleur demandée.',
  'case.led': 'On a demandé épée. L’as et le trois de bâtons valent cher mais ne gagnent rien : le roi prend 31 points.',
  'case.trumped': 'Il y a deux atouts dans le pli, et le plus fort gagne. L’as de deniers est perdu.',
  'play.secret':
    'Jusqu’à ce que la carte appelée tombe, la table ne dit à personne qui la tient : ni message, ni marque, ni score. Dès qu’elle tombe, ou à la fin de la donne, les camps sont montrés.',
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
    'Le signe du haut vaut si le camp de l’appelant a fait ses points, celui du bas sinon. Cela seul compte ; les points au-delà du nécessaire ne rapportent rien.',
  'case.made': 'On a appelé un valet, et l’appelant et son partenaire ont fait {reached} ensemble : réussi.',
  'case.lost': 'Une annonce de {bid}, et les deux ont fait {reached} : un de moins.',
  'case.alone': 'L’appelant tenait la carte appelée et a fait {reached} seul, contre quatre.',
  'option.partnerShare':
    'Ici le partenaire marque autant que l’appelant. Certains ne lui en donnent que la moitié ; alors les cinq scores d’une donne font zéro.',
  'case.half': 'La même donne avec la moitié pour le partenaire : 2 + 1 contre trois fois 1.',
  'match.deals': 'Une partie a dix donnes ; chacun a son total, et le plus haut gagne. Les totaux égaux partagent la victoire.',
  'option.deals': 'Elle peut aussi avoir 5 ou 20 donnes. Cela ne joue pas quand un but est fixé.',
  'option.target': 'Au lieu de compter les donnes, la partie peut finir dès que quelqu’un a 11 points.',
  'term.briscola': '**Briscola** : l’atout, et un atout.',
  'term.socio': '**Socio** : le partenaire secret.',
  'term.carico': '**Carico** : un as ou un trois.',
  'term.liscio': '**Liscio** : une carte sans points.',
  'term.chiamata': '**Chiamata** : l’appel.',
  source:
    'Le jeu italien à cinq. Là où on le raconte de plusieurs façons, ces pages tranchent : la première annonce de points est d’au moins 62, une donne où tous passent ne marque rien, et une partie a dix donnes.',
} satisfies PageTranslation<typeof english>;
