import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/pinochle-double.ts';

/** The rules of Double-deck Pinochle, in French. */
export const text = {
  'idea.1': 'Quatre joueurs, deux contre deux, vingt cartes chacun, d’un jeu de 80 : quatre de chaque as, dix, roi, dame et valet.',
  'idea.2': 'On annonce combien de points fera son camp, combinaisons et plis ensemble. Le plus offrant nomme l’atout.',
  'idea.3': 'Chacun étale ses combinaisons – suites, mariages, carrés, pinochles – puis les reprend en main.',
  'idea.4': 'Dans le jeu, il faut fournir, monter chaque fois qu’on le peut, et couper quand on ne peut pas fournir.',
  'idea.5': 'Enchère réussie : on marque tout ce qu’on a fait ; enchère manquée : on la perd. Le premier camp à 500 gagne.',
  aim: 'Annoncez ce que vaudront vos combinaisons et vos plis, et pas davantage. Une donne a 50 points dans les plis ; ce sont les combinaisons qui permettent de monter haut.',
  'cards.pack':
    'Le jeu compte 80 cartes : as, dix, roi, dame et valet des quatre couleurs, chacun quatre fois. Le dix se place entre l’as et le roi. As, dix et rois sont les **cartes à points**.',
  'cards.sum':
    'Le dernier pli vaut 2 points. En tout, il y a 48 cartes à points et ces 2 : 50 points. De deux cartes identiques dans un pli, la **première** jouée est la plus forte.',
  'case.equal': 'Deux as de cœur : le premier gagne. Le dix et les deux as sont des cartes à points, le pli en vaut donc 3.',
  'deal.seats':
    'Les partenaires sont face à face, et l’on joue dans le sens des aiguilles d’une montre. Le joueur assis à la gauche du donneur est **premier en main**.',
  'deal.packets': 'Vingt cartes chacun, par cinq. Il n’y a pas de talon.',
  'calls.bid':
    'À partir du premier en main, chacun enchérit ou passe. Qui passe ne parle plus. L’enchère la plus basse est 50, la plus haute 500 ; jusqu’à 60, on monte d’un point ou plus, à partir de 60 par multiples de 5 seulement. Les enchères finissent quand il ne reste qu’un enchérisseur.',
  'case.steps': 'Une enchère doit dépasser la précédente : on ne peut pas redire 50. Après 60 vient 65, et non 61.',
  'calls.stuck': 'Si les trois premiers passent, le donneur est **obligé de jouer** à 50, sans avoir dit un mot.',
  'calls.signal':
    'Une enchère dans la cinquantaine qui **saute** des valeurs dit au partenaire : « j’ai des combinaisons ; nommez l’atout. » Chaque valeur sautée signale dix points de combinaisons. L’application montre ce que signale chaque enchère, et les robots enchérissent et lisent de la même façon.',
  'case.signal':
    'Une première enchère de 54 saute 50 à 53 : 40 points de combinaisons. 57 sur 54 saute deux valeurs : 20. À partir de 60, une enchère ne signale rien.',
  'calls.trumps': 'Le gagnant des enchères, le **preneur**, nomme pour atout une couleur dans laquelle il a un mariage, roi et dame.',
  'calls.noMarriage':
    'Un preneur sans aucun mariage ne peut pas nommer d’atout : la donne n’est pas jouée, son camp perd l’enchère, et les autres ne marquent rien.',
  'meld.what':
    'Quand l’atout est nommé, on compte les combinaisons des quatre mains. Plusieurs de même sorte dans une main valent plus que les mêmes une à une :',
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
    'Une carte peut servir dans des combinaisons de sortes différentes, par exemple dans un mariage, dans quatre dames et dans un pinochle ; mais une seule fois dans une même sorte. Le roi et la dame d’une suite ne font pas en plus un mariage. Chaque sorte est comptée au mieux : deux suites, et un troisième roi et une troisième dame d’atout, font 150 + 4.',
  'case.runMarriage': 'Une suite, 15, et le second roi et la seconde dame d’atout comme mariage, 4.',
  'case.pinochles': 'Deux pinochles à la fois : 30, et non deux fois 4.',
  'case.aces': 'Un as de chaque couleur vaut 10. Les autres as ne valent rien tant que le second carré n’est pas complet.',
  'meld.least':
    'Un camp qui a moins de 20 points de combinaisons n’en marque aucun. Si les **preneurs** ont moins de 20, la donne n’est pas jouée : ils perdent l’enchère, et les adversaires marquent leurs combinaisons si elles font 20 ou plus.',
  'option.minMeld': 'Ce qu’il faut au moins à un camp pour marquer ses combinaisons : 20, ou 15, ou 0, et alors toutes comptent.',
  'meld.laid':
    'Les combinaisons d’un camp qui en a assez sont étalées devant tous, puis reprises en main après le premier pli. Un camp qui en a trop peu ne montre rien.',
  'option.concede':
    'Avant la première entame, le preneur peut abandonner : l’enchère est perdue, les adversaires marquent leurs combinaisons si elles suffisent, et il n’y a pas de points de plis. Sans cette option, toute donne est jouée jusqu’au bout.',
  'play.lead': 'Le preneur entame le premier pli ; ensuite, le gagnant d’un pli entame le suivant. On entame de la carte qu’on veut.',
  'play.follow': 'Si vous avez de la couleur demandée, vous devez fournir.',
  'play.beat':
    'Vous devez **battre** la carte maîtresse si vous le pouvez, en fournissant plus fort. Peu importe qui est maître : il faut monter aussi sur son partenaire. Si vous ne le pouvez pas, n’importe quelle carte de la couleur convient.',
  'case.beat': 'Le roi est maître et le dix le bat : vous devez jouer le dix.',
  'case.equalHand':
    'Un as est déjà là, et de deux cartes égales la première gagne : rien ne le bat. Vous jouez n’importe lequel de vos cœurs.',
  'case.mate': 'Le roi est à votre partenaire, et vous avez l’as et le dix : vous devez mettre l’un des deux.',
  'play.trumped':
    'Quand une couleur autre que l’atout a été demandée puis coupée, aucune carte de cette couleur ne peut gagner. Vous fournissez celle que vous voulez.',
  'case.trumped': 'Le valet d’atout est maître. Vous avez des cœurs et devez fournir, celui que vous voulez.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée, vous devez jouer **atout** : plus fort que le plus fort atout du pli si vous le pouvez, sinon n’importe quel atout.',
  'case.over':
    'Pas de cœur. La dame d’atout bat le valet qui est maître ; un second valet non, car de deux cartes égales la première est la plus forte.',
  'case.under': 'Vous ne pouvez pas battre l’as d’atout, mais vous devez tout de même jouer atout.',
  'play.any': 'Vous ne jouez n’importe quelle carte que si vous n’avez ni la couleur demandée ni atout.',
  'score.sum': 'Chaque camp additionne les combinaisons qu’il peut marquer et les points de ses plis.',
  'score.made':
    'Si la somme des preneurs atteint l’enchère, ils marquent cette somme ; sinon ils perdent l’enchère : ils ont **chuté**. Les adversaires marquent leur propre somme dans tous les cas. Un total peut passer sous zéro.',
  'case.made':
    'Une enchère de {bid} : 25 de combinaisons et 35 de plis y suffisent tout juste. Les adversaires ont trop peu de combinaisons et marquent leurs plis.',
  'case.set': 'Une enchère de {bid}, et 24 + 35 ne font que 59 : les preneurs perdent {bid}. Les autres marquent 22 + 15.',
  'score.save':
    'Pour garder ses combinaisons, un camp doit avoir dans ses plis au moins une carte à points, un as, un dix ou un roi. Sinon, il perd ses combinaisons, mais garde les 2 points du dernier pli.',
  'case.lost':
    'Les adversaires ont gagné le dernier pli, mais aucune carte à points : leurs 30 de combinaisons sont perdus, les 2 restent.',
  'option.saveMeld':
    'Certains exigent davantage : un camp qui a moins de 20 points dans ses plis, les 2 du dernier compris, perd ses combinaisons.',
  'match.target': 'Le premier camp à 500 points gagne. Si les deux y arrivent dans la même donne, c’est le camp preneur qui gagne.',
  'option.target': 'La partie peut aussi se jouer en 250 ou en 1 000.',
  'term.pinochle': '**Pinochle** : dame de pique avec valet de carreau.',
  'term.marriage': '**Mariage** : roi et dame d’une couleur ; à l’atout, mariage d’atout.',
  'term.around': '**Around** : une carte d’un rang dans chaque couleur, comme « aces around », quatre as.',
  'term.set': '**Chute** (« set ») : ne pas faire l’enchère.',
  'term.counter': '**Carte à points**, « counter » : as, dix ou roi.',
  source:
    'Le jeu américain à deux contre deux, avec un double jeu. Les combinaisons ont leur valeur habituelle ; un preneur sans mariage perd l’enchère et les autres ne marquent rien ; et chaque sorte de combinaison est comptée au mieux.',
} satisfies PageTranslation<typeof english>;
