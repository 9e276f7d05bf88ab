import type { guideWords as english } from '../../en/table/guide.ts';
import type { Translation } from '../../translation.ts';

/** First deals with explanations, in French. */
export const guideWords = {
  'guide.title': 'Première donne',
  'guide.entry': 'Apprendre en jouant',
  'guide.text':
    'Une première donne guidée : quelqu’un à vos côtés explique les choses au moment où elles se présentent. C’est une vraie donne, et vous jouez comme vous voulez.',
  'guide.begin': 'Une première donne, expliquée',
  'guide.next': 'Suivant',
  'guide.skip': 'Arrêter les explications',
  'guide.waiting': 'Regardez jouer les autres.',
  'guide.lead': 'Vous entamez : jouez la carte que vous voulez. Faites-la glisser sur le tapis, ou touchez-la deux fois.',
  'guide.follow': 'Vous pouvez jouer n’importe quelle carte claire. Faites-en glisser une sur le tapis, ou touchez-la deux fois.',
  'guide.barred': 'Les cartes grisées ne sont pas jouables pour l’instant. Touchez-en une pour savoir pourquoi :',
  'guide.won':
    '^{who:seat} {who:seat?you=remportez|other=remporte} le pli, qui vaut {points?one=# point|other=# points}, et {who:seat?you=entamez|other=entame} le suivant.',
  'guide.klaverjas.aim':
    'Klaverjassen : vous et Cas, en face, jouez contre Ben et Dee. Une donne vaut 162 points, plus le roem, et le camp qui joue doit faire plus de la moitié du total.',
  'guide.klaverjas.bidding':
    'La carte retournée montre quelle couleur serait l’atout. À l’atout, le valet (20) et le neuf (14) sont les plus forts : avec les deux et un as ou deux, choisissez « {call:play} » ; sinon, « {call:pass} ».',
  'guide.klaverjas.contract':
    '^{seat:seat} {seat:seat?you=jouez|other=joue} avec {trump:trump} comme atout : ce camp doit faire plus de la moitié des points, roem compris. S’il n’y arrive pas, il est **nat**, et les adversaires marquent tout.',
  'guide.klaverjas.roem':
    'Il y a du **roem** dans le pli que vous avez remporté : trois cartes qui se suivent valent 20, quatre valent 50, et le roi et la dame d’atout (stuk) 20 de plus. Le roem ne compte que si vous l’annoncez.',
  'guide.klaverjas.reckoning':
    'Voici les points des deux camps, roem compris : il en fallait plus de la moitié au camp qui jouait. C’était une donne entière ; une partie en compte seize. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
  'guide.manille.aim':
    'La manille : vous et Cas, en face, contre Ben et Dee. Le dix, la manille, est la plus forte carte de chaque couleur et vaut 5 ; puis l’as 4, le roi 3, la dame 2, le valet 1. Des 60 points, il vous en faut plus de 30.',
  'guide.manille.offer':
    'Vous donnez, donc vous choisissez l’atout. Sans avoir regardé, vous pouvez annoncer « {call:blind} », pour quatre fois la marque : c’est pour les audacieux. Sinon, choisissez « {call:look} ».',
  'guide.manille.trumps':
    'Choisissez une couleur longue où vous avez le dix ou l’as. « {call:trump:NT} » compte double, et convient aux mains fortes dans toutes les couleurs.',
  'guide.manille.doubling':
    '« {call:along} » et « {call:against} » doublent chacun ce qui dépasse 30. Ne le faites que si votre camp est certain d’y arriver.',
  'guide.manille.contract':
    '{trump:trump?NT=On joue sans atout|other=L’atout est {trump:trump}} : {seat:seat?you=c’est vous qui avez choisi|other=c’est le donneur qui a choisi}. On joue huit plis : fournissez, forcez sur la carte d’un adversaire si vous le pouvez, et coupez si vous n’avez pas la couleur.',
  'guide.manille.reckoning':
    'Vos points et les leurs font 60. On ne marque que ce qui dépasse 30, multiplié par ce qui a été annoncé. C’était une donne entière : le premier camp à 101 gagne. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
  'guide.botifarra.aim':
    'La botifarra : vous et Cas, en face, contre Ben et Dee ; on joue dans le sens inverse des aiguilles d’une montre. Le neuf, la manilla, est la plus forte carte et vaut 5 ; puis l’as 4, le roi 3, le cavalier 2, le valet 1. Chaque pli compte 1 de plus : 72 en tout.',
  'guide.botifarra.trumps':
    'Vous donnez, donc vous choisissez : nommez une couleur forte, annoncez « {call:trump:NT} » (sans atout, compte double), ou choisissez « {call:delegate} », et votre partenaire devra nommer l’atout.',
  'guide.botifarra.doubling':
    '« {call:contrar} » veut dire que vous n’y croyez pas, et double la donne ; « {call:recontrar} » et « {call:santvicens} » doublent encore. Dans le doute, « {call:pass} ».',
  'guide.botifarra.contract':
    '^{seat:seat} {seat:seat?you=avez|other=a} choisi {trump:trump}. On joue douze plis. Si un adversaire est maître, battez sa carte si vous le pouvez ; sinon, jouez votre plus petite.',
  'guide.botifarra.reckoning':
    'Cartes et plis font 72 points, et le camp qui en a plus de 36 marque l’excédent, multiplié par contrar et le reste. C’était une donne entière : le premier camp à 101 gagne. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
  'guide.pinochle-double.aim':
    'Pinochle double : vous et Cas, en face, contre Ben et Dee, vingt cartes chacun. Dans chaque couleur : as, dix, roi, dame, valet. On marque pour les combinaisons, montrées avant le jeu, et pour les as, dix et rois pris dans les plis.',
  'guide.pinochle-double.auction':
    'Annoncez ce que votre camp espère faire, 50 ou plus, ou passez. Le plus offrant nomme l’atout. Les enchères sautées dans la cinquantaine renseignent votre partenaire sur vos combinaisons ; chaque bouton montre ce que l’enchère signale.',
  'guide.pinochle-double.trumps':
    'L’enchère est à vous : nommez l’atout. Il vous faut un mariage (roi et dame) dans la couleur ; choisissez votre plus longue couleur qui en a un.',
  'guide.pinochle-double.laid':
    'Les combinaisons sont montrées une sorte à la fois, avec ce que valent celles de chaque camp : suites, mariages, pinochles (dame de pique et valet de carreau), carrés. Elles reviennent en main avant le jeu.',
  'guide.pinochle-double.contract':
    '^{seat:seat} {seat:seat?you=avez|other=a} l’enchère, avec {trump:trump} comme atout : combinaisons et plis de ce camp doivent l’atteindre. Il faut fournir, et battre la plus forte carte, même celle du partenaire, si on le peut.',
  'guide.pinochle-double.reckoning':
    'Combinaisons et plis ensemble : l’enchère est faite, ou le camp chute et la perd. C’était une donne entière : le premier camp à 500 gagne. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
} satisfies Translation<typeof english>;
