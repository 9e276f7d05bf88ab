import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/botifarra.ts';

/** The rules of Botifarra, in French. */
export const text = {
  'idea.1':
    'Quatre joueurs, deux contre deux, douze cartes espagnoles chacun ; tout tourne vers la droite, dans le sens inverse des aiguilles d’une montre.',
  'idea.2': 'Le donneur nomme l’atout, joue sans, ce qui s’appelle **botifarra** et compte double, ou laisse le choix à son partenaire.',
  'idea.3': 'Ce qu’on peut jouer est strict : battre l’adversaire si on le peut, sinon donner sa plus petite ; charger pour le partenaire.',
  'idea.4': 'Cartes et plis font 72 points. Qui en a plus de 36 marque l’excédent.',
  'idea.5': 'Les camps peuvent se doubler jusqu’à trois fois. Le premier à 101 gagne.',
  aim: 'Faites plus de 36 des 72 points de la donne. Comme presque chaque carte est imposée, chacune raconte ce que l’on tient, et les bons joueurs savent le lire.',
  'cards.order':
    'Le jeu a 48 cartes espagnoles, du deux au neuf, avec valet, cavalier, roi et as. Le **neuf** est la plus forte carte de chaque couleur, à l’atout aussi. Neuf, as, roi, cavalier et valet sont les **cartes à points** ; toutes les autres sont blanches et ne valent rien.',
  'cards.sum': 'Chaque couleur contient 15 points, et chacun des douze plis vaut 1 point de plus : 60 + 12 = 72.',
  'case.worth': 'Le neuf l’emporte et rapporte 3 + 5 + 0 + 4, et 1 pour le pli.',
  'deal.seats':
    'Les partenaires sont face à face. On peut tirer les places : la plus haute carte donne la première, et le plus haut des adversaires s’assied à la droite du donneur. Le jeu tourne vers la droite ; le joueur à la droite du donneur est **premier en main**.',
  'deal.packets': 'Douze cartes chacun, par quatre.',
  'calls.trumps': 'Le donneur regarde et décide :',
  'calls.suit': 'nommer une **couleur d’atout** ;',
  'calls.botifarra': 'annoncer **botifarra** : pas d’atout, et la donne compte double ;',
  'calls.delegate': '**déléguer** : le partenaire doit alors nommer une couleur ou botifarra, et ne peut pas rendre le choix.',
  'calls.double': 'Ensuite on peut doubler, chaque degré seulement après le précédent :',
  'calls.contrar': '**Contrar**, par les adversaires du donneur : ×2.',
  'calls.recontrar': '**Recontrar**, par le camp du donneur : ×4 en tout.',
  'calls.vicens': '**Sant Vicenç**, de nouveau par les adversaires : ×8 en tout.',
  'calls.order':
    'On demande d’abord au joueur assis à la gauche de l’auteur de la dernière annonce, c’est-à-dire celui qui joue avant lui ; puis à l’autre du même camp. Quand l’un des deux a annoncé, on ne demande plus à l’autre.',
  'calls.total': 'Le doublement de la botifarra s’y ajoute : quand tout a été annoncé, une botifarra compte ×16.',
  'option.multipliers':
    'Certains comptent contrar, recontrar et Sant Vicenç pour ×2, ×3 et ×4 au lieu de ×2, ×4 et ×8. La botifarra double encore cela.',
  'play.lead':
    'Le premier en main, à la droite du donneur, entame le premier pli, qui gagne un pli entame le suivant. On entame de n’importe quelle carte.',
  'play.follow': 'Si vous avez de la couleur demandée, il faut fournir. Mais vous ne choisissez pas librement votre carte :',
  'play.beat':
    'Si un adversaire est maître avec une carte de la couleur demandée et que vous pouvez la battre, il le faut. N’importe quelle carte plus forte convient.',
  'case.oneBeats': 'Un adversaire a entamé du roi. De vos coupes, seul l’as le bat : seul l’as peut être joué.',
  'case.anyBeats': 'Le neuf et l’as battent tous deux le roi : au choix. Le deux est interdit.',
  'play.lowest':
    'Si vous ne pouvez pas battre la carte de l’adversaire maître, il faut donner votre **plus petite** carte de la couleur. De même si un adversaire a coupé : aucune carte de la couleur ne peut plus gagner.',
  'case.lowest': 'Rien ne bat le roi. Le cinq est votre plus petite coupe, il le faut ; le valet, carte à points, ne peut être donné.',
  'case.trumpedLowest':
    'On a demandé coupe, et un adversaire a coupé d’un atout. Vous avez encore des coupes : il faut la plus petite, et le neuf reste à l’abri.',
  'play.give':
    'Si votre **partenaire** est maître, il faut donner une carte à points de la couleur ou votre plus petite. Ce qui est entre les deux est interdit : cela ne nourrit personne et ne garde rien.',
  'case.give':
    'Le neuf de votre partenaire est maître. Roi et valet sont des cartes à points, le quatre est votre plus petite ; le six n’est ni l’un ni l’autre.',
  'option.mustGive':
    'Certains vous laissent libre quand votre partenaire est maître : n’importe quelle carte de la couleur, ou n’importe quelle carte si vous n’en avez pas.',
  'play.trump':
    'Si vous n’avez pas la couleur demandée et qu’un adversaire est maître, il faut jouer un atout qui le batte, si vous en avez un ; lequel vous voulez. Sur un atout, cela veut dire surcouper.',
  'case.trump': 'Pas de coupe, et le roi d’un adversaire est maître : il faut le trois de deniers, un atout.',
  'case.over': 'Un adversaire a coupé du six. Le sept et le roi le battent, au choix ; le cinq est trop petit.',
  'play.lows':
    'Si vous n’avez ni la couleur demandée ni de quoi battre l’adversaire, vous jouez de la couleur que vous voulez, mais seulement la **plus petite carte de cette couleur**. Les atouts trop faibles ne font pas exception : le plus petit peut être joué, sans obligation.',
  'case.lows': 'Vous jouez en dernier, sans coupe ni atout. À l’épée le cinq, au bâton le sept : votre neuf d’épées reste en main.',
  'case.losing': 'Aucun de vos atouts ne bat le six de deniers. Vous pouvez jeter le plus petit atout ou la plus petite épée.',
  'option.losingTrump': 'Beaucoup veulent que la main dont les atouts ne battent pas joue le plus petit d’entre eux.',
  'play.second':
    'Une exception : si vous jouez **deuxième** et n’avez ni la couleur demandée ni atout, vous jouez n’importe quelle carte, car votre partenaire n’a pas encore joué.',
  'case.second': 'Deuxième à jouer, sans coupe ni atout : même le neuf d’épées peut être donné, dans l’espoir que votre partenaire gagne.',
  'play.mate':
    'Si vous n’avez pas la couleur demandée et que votre **partenaire** est maître, jouez une carte à points, quelle qu’elle soit, ou la plus petite d’une couleur, quelle qu’elle soit. L’atout est ici une couleur comme les autres.',
  'case.mate':
    'Votre partenaire a coupé et il est maître. Le roi de deniers et l’as de bâtons sont des cartes à points ; le deux de deniers et le six d’épées sont les plus petites de leur couleur. Le cinq de deniers et le huit d’épées sont interdits.',
  'play.noTrump':
    'À la botifarra il n’y a pas d’atout, et les règles qui le concernent tombent. Le deuxième joueur sans la couleur demandée est alors toujours libre.',
  'score.excess': 'Le camp qui a plus de 36 points marque ce qu’il a au-dessus de 36, fois tout ce qui a été annoncé.',
  'score.tie': 'À 36 partout personne ne marque, et la donne passe au suivant.',
  'case.doubled': '50 points à la botifarra, avec contrar et recontrar : 14 au-dessus de 36, fois 2, fois 4.',
  'match.target': 'Le premier camp à 101 points gagne.',
  'option.session':
    'Au lieu d’une manche on peut en jouer trois, chacune avec un autre partenaire, pour que chacun joue avec chacun. Chaque manche part de zéro ; le score d’une personne est la somme des trois, et le plus haut gagne.',
  'term.botifarra': '**Botifarra** : une donne sans atout. C’est aussi une saucisse catalane.',
  'term.basa': '**Basa** : pli. **Trumfo** : atout. **Assistir** : fournir.',
  'term.blanca': '**Blanca** : une carte sans points. **Manilla** : le neuf.',
  'term.contrar': '**Contrar**, **recontrar**, **Sant Vicenç** : les trois doublements.',
  source:
    'Le jeu de la Catalogne. Là où ses livres se taisent, ces pages tranchent : sous l’atout d’un adversaire il faut la plus petite de la couleur demandée ; les atouts qui ne battent pas se jouent comme toute autre couleur ; et pour un partenaire maître l’atout est une couleur comme les autres.',
} satisfies PageTranslation<typeof english>;
