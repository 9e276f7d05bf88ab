import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/botifarra.ts';

/** The rules of Botifarra, in French. */
export const text = {
  'idea.1':
    'Quatre joueurs, deux contre deux, douze cartes espagnoles chacun ; on donne et on joue vers la droite, dans le sens inverse des aiguilles d’une montre.',
  'idea.2': 'Le donneur nomme l’atout, annonce **botifarra** (sans atout, compte double) ou laisse le choix à son partenaire.',
  'idea.3':
    'Les obligations sont strictes : battre un adversaire si on le peut, sinon donner sa plus petite carte ; et charger pour le partenaire.',
  'idea.4': 'Cartes et plis font 72 points. Le camp qui en a plus de 36 marque l’excédent.',
  'idea.5': 'Les camps peuvent se doubler jusqu’à trois fois. Le premier à 101 gagne.',
  aim: 'Faites plus de 36 des 72 points d’une donne. Comme presque toutes les cartes sont imposées par les règles, chacune révèle ce que l’on tient, et les bons joueurs savent le lire.',
  'cards.order':
    'Le jeu compte 48 cartes espagnoles, du deux au neuf, avec valet (sota), cavalier, roi et as. Le **neuf** est la plus forte carte de chaque couleur, atout compris. Neuf, as, roi, cavalier et valet sont les **cartes à points** ; les autres sont blanches et ne valent rien.',
  'cards.sum': 'Chaque couleur contient 15 points, et chacun des douze plis vaut 1 point de plus : 60 + 12 = 72.',
  'case.worth': 'Le neuf gagne le pli, qui vaut 3 + 5 + 0 + 4, et 1 pour le pli lui-même.',
  'deal.seats':
    'Les partenaires sont face à face. On peut tirer les places : la plus haute carte désigne le premier donneur, et le plus haut des adversaires s’assied à sa droite. On joue vers la droite ; le joueur assis à la droite du donneur est **premier en main**.',
  'deal.packets': 'Douze cartes chacun, par quatre.',
  'calls.trumps': 'Le donneur regarde ses cartes et choisit :',
  'calls.suit': 'nommer une **couleur d’atout** ;',
  'calls.botifarra': 'annoncer **botifarra** : pas d’atout, et la donne compte double ;',
  'calls.delegate': '**déléguer** : le partenaire doit alors nommer une couleur ou botifarra, et ne peut pas rendre le choix.',
  'calls.double': 'Ensuite, on peut doubler, chaque degré seulement après le précédent :',
  'calls.contrar': '**{call:contrar}**, par les adversaires du donneur : ×2.',
  'calls.recontrar': '**{call:recontrar}**, par le camp du donneur : ×4 en tout.',
  'calls.vicens': '**{call:santvicens}**, de nouveau par les adversaires : ×8 en tout.',
  'calls.order':
    'On demande d’abord au joueur assis à la gauche du dernier qui a parlé, c’est-à-dire à celui qui le précède dans l’ordre du jeu ; puis à son partenaire. Dès que l’un des deux a parlé, on ne demande plus à l’autre.',
  'calls.total': 'Le doublement propre à la botifarra s’y ajoute : si tout a été annoncé, une botifarra compte ×16.',
  'option.multipliers':
    'Certains comptent contrar, recontrar et Sant Vicenç pour ×2, ×3 et ×4 au lieu de ×2, ×4 et ×8. La botifarra double encore le tout.',
  'play.lead':
    'Le premier en main, à la droite du donneur, entame le premier pli ; ensuite, le gagnant d’un pli entame le suivant. On entame de la carte qu’on veut.',
  'play.follow': 'Si vous avez de la couleur demandée, vous devez fournir. Mais vous ne pouvez pas toujours choisir votre carte :',
  'play.beat':
    'Si un adversaire est maître avec une carte de la couleur demandée et que vous pouvez la battre, vous le devez. N’importe quelle carte plus forte convient.',
  'case.oneBeats': 'Un adversaire a entamé du roi. De vos coupes, seul l’as le bat : vous devez le jouer.',
  'case.anyBeats': 'Le neuf et l’as battent tous deux le roi : choisissez. Vous ne pouvez pas jouer le deux.',
  'play.lowest':
    'Si vous ne pouvez pas battre la carte de l’adversaire maître, vous devez donner votre **plus petite** carte de la couleur. Il en va de même si un adversaire a coupé : aucune carte de la couleur ne peut plus gagner.',
  'case.lowest':
    'Rien ne bat le roi. Le cinq est votre plus petite coupe, vous devez le jouer ; le valet, une carte à points, ne peut pas être cédé.',
  'case.trumpedLowest':
    'On a demandé coupe, et un adversaire a joué atout. Vous avez encore des coupes : vous devez donner la plus petite, et le neuf reste à l’abri dans votre main.',
  'option.trumpedSuit':
    'Certaines descriptions ne demandent la plus petite carte que si la carte maîtresse est de la couleur demandée. Sous l’atout d’un adversaire, on peut alors jouer n’importe quelle carte de la couleur.',
  'play.give':
    'Si votre **partenaire** est maître, vous devez donner une carte à points de la couleur, ou votre plus petite. Ce qui est entre les deux n’est pas jouable : cela ne donnerait pas de points à votre partenaire et ne vous en épargnerait aucun.',
  'case.give':
    'Le neuf de votre partenaire est maître. Roi et valet sont des cartes à points, le quatre est votre plus petite ; le six n’est ni l’un ni l’autre.',
  'option.mustGive':
    'Certains laissent jouer ce qu’on veut quand le partenaire est maître : n’importe quelle carte de la couleur, ou n’importe quelle carte si l’on n’en a pas.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître, vous devez jouer un atout qui batte sa carte, si vous en avez un ; n’importe lequel. Sur un atout, cela veut dire surcouper.',
  'case.trump': 'Pas de coupe, et le roi d’un adversaire est maître : vous devez couper du trois de deniers.',
  'case.over': 'Un adversaire a coupé du six. Le sept et le roi le battent, au choix ; le cinq est trop petit.',
  'play.lows':
    'Si vous n’avez ni la couleur demandée ni de quoi battre un adversaire, vous jouez dans la couleur que vous voulez, mais seulement la **plus petite carte de cette couleur**. Les atouts trop faibles ne font pas exception : on peut jouer le plus petit, mais rien n’y oblige.',
  'case.lows': 'Vous jouez en dernier, sans coupe ni atout. À l’épée, le cinq ; au bâton, le sept : votre neuf d’épées reste en main.',
  'case.losing': 'Aucun de vos atouts ne bat le six de deniers. Vous pouvez jeter le plus petit atout ou la plus petite épée.',
  'option.losingTrump': 'Beaucoup exigent qu’un joueur dont les atouts sont tous trop faibles joue le plus petit.',
  'play.second':
    'Une exception : si vous jouez en **deuxième** et n’avez ni la couleur demandée ni atout, vous jouez n’importe quelle carte, car votre partenaire n’a pas encore joué.',
  'case.second':
    'Vous jouez en deuxième, sans coupe ni atout : vous pouvez donner même le neuf d’épées, dans l’espoir que votre partenaire gagne.',
  'play.mate':
    'Si vous n’avez pas la couleur demandée et que votre **partenaire** est maître, jouez n’importe quelle carte à points, ou la plus petite carte de n’importe quelle couleur. L’atout est ici une couleur comme les autres.',
  'case.mate':
    'Votre partenaire a coupé et il est maître. Le roi de deniers et l’as de bâtons sont des cartes à points ; le deux de deniers et le six d’épées sont les plus petites de leur couleur. Vous ne pouvez jouer ni le cinq de deniers ni le huit d’épées.',
  'option.partnerTrumps':
    'Selon la lettre de certaines descriptions, vous pouvez surcouper votre partenaire avec n’importe quel atout plus fort, et les cartes à points doivent être d’une autre couleur. Un atout plus petit ne se joue alors que si c’est votre plus petit.',
  'case.mateOver':
    'Le trois de deniers du partenaire est maître. Le cinq de deniers le bat et se joue donc aussi ; seul le huit d’épées n’est ni une carte à points ni une plus petite.',
  'play.noTrump':
    'À la botifarra, il n’y a pas d’atout, et les règles de la coupe ne s’appliquent pas. Le deuxième joueur qui n’a pas la couleur demandée joue alors ce qu’il veut.',
  'score.excess': 'Le camp qui a plus de 36 points marque ce qu’il a au-dessus de 36, multiplié par tout ce qui a été annoncé.',
  'score.tie': 'À 36 partout, personne ne marque, et le joueur suivant donne.',
  'case.doubled': '50 points à la botifarra, avec contrar et recontrar : 14 au-dessus de 36, fois 2, fois 4.',
  'match.target': 'Le premier camp à 101 points gagne.',
  'option.signals':
    'Si les partenaires en sont convenus, entamer du neuf d’une couleur autre que l’atout **montre aussi l’as** de cette couleur : le partenaire peut charger le pli et revenir dans la couleur. Seule la première fois dans une couleur compte, et seulement tant que l’as n’est pas joué. Les deux camps connaissent la convention, et personne n’est tenu de la suivre. Les robots entament ainsi là où cela ne leur coûte rien qu’ils puissent mesurer, et lisent vos entames de même ; un conseil dit ce que la carte du partenaire a montré.',
  'option.session':
    'Au lieu d’une manche, on peut en jouer trois, chacune avec un autre partenaire, si bien que chacun joue avec tous les autres. Chaque manche part de zéro ; le score d’un joueur est la somme des trois, et le plus haut gagne.',
  'term.botifarra': '**{call:trump:NT}** : une donne sans atout. C’est aussi une saucisse catalane.',
  'term.basa': '**Basa** : pli. **Trumfo** : atout. **Assistir** : fournir.',
  'term.blanca': '**Blanca** : une carte sans points. **Manilla** : le neuf.',
  'term.contrar': '**{call:contrar}**, **{call:recontrar}**, **{call:santvicens}** : les trois doublements.',
  source:
    'Le jeu de la Catalogne. Là où les règlements divergent ou se taisent, voici ce que suit cette page, et les règles maison peuvent en changer : sous l’atout d’un adversaire, il faut donner la plus petite carte de la couleur demandée ; les atouts trop faibles se jouent comme toute autre couleur ; et quand le partenaire est maître, l’atout est une couleur comme les autres.',
  'source.signals':
    'Montrer l’as en entamant du neuf est un conseil de joueurs, tiré de la page de butinet.org sur l’entame, et non une règle.',
} satisfies PageTranslation<typeof english>;
