import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/pinochle-double.ts';

/** The rules of Double-deck Pinochle, in French. */
export const text = {
  'idea.1': 'Quatre joueurs, deux contre deux, vingt cartes chacun d’un jeu de 80 : quatre de chaque as, dix, roi, dame et valet.',
  'idea.2': 'On annonce combien de points fera son camp, combinaisons et plis ensemble. La plus haute enchère choisit l’atout.',
  'idea.3': 'Chacun étale ses combinaisons, suites, mariages, carrés, pinochles, puis les reprend.',
  'idea.4': 'Au jeu il faut fournir, monter chaque fois qu’on le peut, et couper quand on ne peut fournir.',
  'idea.5': 'Atteignez votre enchère et marquez tout ; manquez-la et perdez-la. Le premier camp à 500 gagne.',
  aim: 'Annoncez ce que vaudront vos combinaisons et vos plis, et pas davantage. Une donne a 50 points dans les plis ; ce sont les combinaisons qui permettent d’aller haut.',
  'cards.pack':
    'Le jeu a 80 cartes : as, dix, roi, dame et valet de quatre couleurs, chacun quatre fois. Le dix est entre l’as et le roi. As, dix et rois sont les **cartes à points**.',
  'cards.sum':
    'Le dernier pli rapporte 2 points. Il y a 48 cartes à points et ces 2 : 50 points en tout. De deux cartes identiques dans un pli, la **première** jouée est la plus forte.',
  'case.equal': 'Deux as de cœur : le premier gagne. Le dix et les deux as sont des cartes à points, le pli en rapporte donc 3.',
  'deal.seats':
    'Les partenaires sont face à face, et tout va dans le sens des aiguilles d’une montre. Le joueur à la gauche du donneur est **premier en main**.',
  'deal.packets': 'Vingt cartes chacun, par cinq. Il ne reste pas de talon.',
  'calls.bid':
    'À partir du premier en main, chacun enchérit au-dessus de la dernière enchère, ou passe. Qui a passé est hors du jeu des enchères. La plus basse est 50, la plus haute 500 ; jusqu’à 60 on monte d’un point ou plus, à partir de 60 par multiples de 5 seulement. Les enchères finissent quand il ne reste qu’un enchérisseur.',
  'case.steps': 'Une enchère doit dépasser la précédente : un second 50 ne vaut pas. Après 60 vient 65, non 61.',
  'calls.stuck': 'Si les trois premiers passent, le donneur est le preneur à 50, sans avoir dit un mot.',
  'calls.signal':
    'Une enchère dans la cinquantaine qui **saute** des valeurs dit au partenaire : « j’ai des combinaisons, choisissez l’atout ». Elle annonce dix points par valeur sautée. La table montre ce que dit chaque enchère, et les robots enchérissent et lisent de même.',
  'case.signal':
    'Une première enchère de 54 saute 50 à 53 : 40 points de combinaisons. 57 sur 54 saute deux valeurs : 20. À partir de 60 on ne dit rien.',
  'calls.trumps':
    'Le gagnant des enchères, le **preneur**, choisit l’atout parmi les couleurs où il tient lui-même un mariage, roi et dame.',
  'calls.noMarriage':
    'Un preneur sans aucun mariage ne peut pas choisir d’atout : on ne joue pas, son camp perd l’enchère, et l’autre ne marque rien.',
  'meld.what':
    'Quand l’atout est choisi, on compte les combinaisons des quatre mains. Plusieurs de même sorte dans une main valent plus qu’une à une :',
  melds: 'Les combinaisons et leur valeur',
  'melds.col.one': 'une',
  'melds.col.two': 'deux',
  'melds.col.three': 'trois',
  'melds.col.four': 'quatre',
  'melds.row.run': 'Suite à l’atout',
  'melds.row.royalMarriage': 'Mariage à l’atout',
  'melds.row.marriage': 'Mariage dans une autre couleur',
  'melds.row.aces': 'As, un de chaque couleur',
  'melds.row.kings': 'Rois, un de chaque couleur',
  'melds.row.queens': 'Dames, une de chaque couleur',
  'melds.row.jacks': 'Valets, un de chaque couleur',
  'melds.row.pinochle': 'Pinochle : dame de pique et valet de carreau',
  'meld.once':
    'Une carte peut servir dans des combinaisons de sortes différentes, par exemple un mariage, quatre dames et un pinochle ; mais une seule fois dans une sorte. Le roi et la dame d’une suite ne font pas en plus un mariage. Chaque sorte est comptée au mieux : deux suites et un troisième couple roi et dame d’atout font 150 + 4.',
  'case.runMarriage': 'Une suite, 15, et le second couple roi et dame d’atout comme mariage, 4.',
  'case.pinochles': 'Deux pinochles à la fois : 30, et non deux fois 4.',
  'case.aces': 'Un as de chaque couleur : 10. Les autres as ne valent rien tant que le second carré n’est pas complet.',
  'meld.least':
    'Un camp qui a moins de 20 points de combinaisons n’en marque aucun. Si les **preneurs** ont moins de 20, on ne joue pas : ils perdent l’enchère, et les adversaires marquent leurs combinaisons si elles font 20 ou plus.',
  'option.minMeld': 'Ce qu’il faut à un camp pour marquer ses combinaisons : 20, ou 15, ou 0, c’est-à-dire que toutes comptent.',
  'meld.laid':
    'Les combinaisons d’un camp qui en a assez sont étalées pour tous, puis reprises en main après le premier pli. Des autres on ne montre rien.',
  'option.concede':
    'Avant l’entame, le preneur peut abandonner : l’enchère est perdue, les adversaires marquent leurs combinaisons si elles suffisent, et il n’y a pas de points de plis. On peut l’exclure ; alors toute donne est jouée.',
  'play.lead': 'Le preneur entame le premier pli, qui gagne un pli entame le suivant. On entame de n’importe quelle carte.',
  'play.follow': 'Si vous avez de la couleur demandée, il faut fournir.',
  'play.beat':
    'Il faut **battre** la carte maîtresse si vous le pouvez, en fournissant plus fort. Peu importe qui est maître : il faut monter sur son partenaire aussi. Si vous ne le pouvez pas, n’importe quelle carte de la couleur convient.',
  'case.beat': 'Le roi est maître et le dix le bat. Il faut le dix.',
  'case.equalHand': 'Un as est déjà là, et de deux cartes égales la première gagne : rien ne le bat. Tous vos cœurs sont permis.',
  'case.mate': 'Le roi est à votre partenaire, et vous avez l’as et le dix : l’un des deux doit y passer.',
  'play.trumped':
    'Si une couleur autre que l’atout a été demandée puis coupée, aucune de ses cartes ne peut gagner. Vous fournissez celle que vous voulez.',
  'case.trumped': 'Le valet d’atout est maître. Vous avez des cœurs et devez fournir, celui que vous voulez.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée, il faut jouer **atout** : plus fort que le plus fort atout du pli si vous le pouvez, sinon n’importe quel atout.',
  'case.over':
    'Pas de cœur. La dame d’atout bat le valet maître ; un second valet non, car de deux cartes égales la première est la plus forte.',
  'case.under': 'L’as d’atout est imbattable, mais il faut tout de même jouer atout.',
  'play.any': 'Seul qui n’a ni la couleur demandée ni atout joue ce qu’il veut.',
  'score.sum': 'Chaque camp additionne les combinaisons qu’il peut marquer et les points de ses plis.',
  'score.made':
    'Si la somme des preneurs atteint l’enchère, ils marquent cette somme ; sinon ils perdent l’enchère : ils ont **chuté**. Les adversaires marquent leur propre somme dans tous les cas. Un total peut passer sous zéro.',
  'case.made':
    'Une enchère de {bid} : 25 de combinaisons et 35 de plis y suffisent tout juste. Les adversaires ont trop peu de combinaisons et marquent leurs plis.',
  'case.set': 'Une enchère de {bid}, et 24 + 35 ne font que 59 : les preneurs perdent {bid}. Les autres marquent 22 + 15.',
  'score.save':
    'Pour garder ses combinaisons, un camp doit avoir dans ses plis au moins une carte à points, un as, un dix ou un roi. Sans cela il les perd ; les 2 points du dernier pli lui restent.',
  'case.lost':
    'Les adversaires ont gagné le dernier pli, mais aucune carte à points : leurs 30 de combinaisons sont perdus, les 2 restent.',
  'option.saveMeld':
    'Certains exigent davantage : un camp qui a moins de 20 points dans ses plis, les 2 du dernier compris, perd ses combinaisons.',
  'match.target': 'Le premier camp à 500 points gagne. Si les deux y arrivent dans la même donne, c’est le camp preneur qui gagne.',
  'option.target': 'La partie peut aussi aller à 250 ou à 1 000.',
  'term.pinochle': '**Pinochle** : dame de pique avec valet de carreau.',
  'term.marriage': '**Mariage** : roi et dame d’une couleur ; à l’atout, mariage royal.',
  'term.around': '**Around** : une carte d’un rang dans chaque couleur, comme « aces around », quatre as.',
  'term.set': '**Set** : chuter, ne pas atteindre l’enchère.',
  'term.counter': '**Carte à points**, « counter » : as, dix ou roi.',
  source:
    'Le jeu américain à deux contre deux avec un double jeu. La valeur des combinaisons est celle qu’on imprime d’ordinaire ; un preneur sans mariage perd l’enchère et l’autre camp ne marque rien ; et chaque sorte de combinaison est comptée au mieux.',
} satisfies PageTranslation<typeof english>;
