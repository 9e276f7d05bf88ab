import type { guideWords as english } from '../../en/table/guide.ts';
import type { Translation } from '../../translation.ts';

/** First deals with explanations, in Dutch. */
export const guideWords = {
  'guide.title': 'Eerste spel',
  'guide.entry': 'Al spelend leren',
  'guide.text':
    'Een eerste spel met uitleg: iemand naast je legt de dingen uit zodra ze zich voordoen. Het is een echt spel, en je speelt het zoals je wilt.',
  'guide.begin': 'Een eerste spel met uitleg',
  'guide.next': 'Verder',
  'guide.skip': 'Geen uitleg meer',
  'guide.waiting': 'Kijk hoe de anderen spelen.',
  'guide.lead': 'Jij komt uit: elke kaart mag. Sleep er een naar het laken, of tik er twee keer op.',
  'guide.follow': 'De heldere kaarten mag je spelen. Sleep er een naar het laken, of tik er twee keer op.',
  'guide.barred': 'De grijze kaarten mag je nu niet spelen. Tik er een aan en je leest waarom:',
  'guide.won': '^{who:seat?you=je|other={who:seat}} wint de slag, met {points?one=# punt|other=# punten}, en komt uit voor de volgende.',
  'guide.klaverjas.aim':
    'Klaverjassen: jij en Cas, tegenover je, spelen tegen Ben en Dee. In een spel zitten 162 punten, plus de roem, en de partij die speelt moet meer dan de helft van het totaal halen.',
  'guide.klaverjas.bidding':
    'De gedraaide kaart toont welke kleur troef zou zijn. In troef zijn de boer (20) en de negen (14) de hoogste: heb je die allebei en een aas of twee, kies dan “{call:play}”; anders “{call:pass}”.',
  'guide.klaverjas.contract':
    '^{seat:seat?you=je|other={seat:seat}} speelt met {trump:trump} als troef: die partij moet meer dan de helft van de punten halen, roem meegerekend. Lukt dat niet, dan gaat die partij **nat** en schrijft de tegenpartij alles.',
  'guide.klaverjas.roem':
    'Er zit **roem** in de slag die je gewonnen hebt: drie op een rij is 20, vier is 50, en heer en vrouw van troef (stuk) zijn nog eens 20. Roem telt alleen als je hem meldt.',
  'guide.klaverjas.reckoning':
    'Dit zijn de punten van beide partijen, met de roem: wie speelde, had meer dan de helft nodig. Dat was een heel spel; een partij heeft er zestien. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
  'guide.manille.aim':
    'Manillen: jij en Cas, tegenover je, tegen Ben en Dee. De tien, de manille, is in elke kleur de hoogste kaart en 5 waard; dan aas 4, heer 3, vrouw 2, boer 1. Van de 60 punten wil je er meer dan 30.',
  'guide.manille.offer':
    'Jij geeft, dus jij maakt troef. Zonder te kijken mag je “{call:blind}” roepen, voor vier keer de score: dat is voor durvers. Kies anders “{call:look}”.',
  'guide.manille.trumps':
    'Kies een lange kleur waarin je de tien of de aas hebt. “{call:trump:NT}” telt dubbel: dat is voor een hand met hoge kaarten in elke kleur.',
  'guide.manille.doubling':
    '“{call:along}” en “{call:against}” verdubbelen elk wat boven de 30 komt. Doe het alleen als je zeker weet dat jouw partij het haalt.',
  'guide.manille.contract':
    '{trump:trump?NT=Er is geen troef|other=Troef is {trump:trump}}; dat heeft {seat:seat?you=jij|other=de gever} gekozen. Er volgen acht slagen: beken, ga over de kaart van een tegenstander heen als je kunt, en troef als je de kleur niet hebt.',
  'guide.manille.reckoning':
    'Jullie punten en die van hen zijn samen 60. Alleen wat boven de 30 komt wordt geschreven, maal wat er geroepen is. Dat was een heel spel: wie het eerst 101 heeft, wint. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
  'guide.botifarra.aim':
    'Botifarra: jij en Cas, tegenover je, tegen Ben en Dee; er wordt tegen de klok in gespeeld. De negen, de manilla, is de hoogste kaart en 5 waard; dan aas 4, koning 3, ruiter 2, sota 1. Elke slag telt 1 extra: samen 72.',
  'guide.botifarra.trumps':
    'Jij geeft, dus jij kiest: noem een sterke kleur, roep “{call:trump:NT}” (zonder troef, telt dubbel), of kies “{call:delegate}”, en dan moet je maat kiezen.',
  'guide.botifarra.doubling':
    '“{call:contrar}” zegt dat je er niet in gelooft, en verdubbelt het spel; “{call:recontrar}” en “{call:santvicens}” verdubbelen nog eens. Kies bij twijfel “{call:pass}”.',
  'guide.botifarra.contract':
    '^{seat:seat?you=je hebt|other={seat:seat} heeft} {trump:trump} gekozen. Er volgen twaalf slagen. Ligt een tegenstander voor, ga er dan overheen als je kunt; kun je dat niet, speel dan je laagste kaart.',
  'guide.botifarra.reckoning':
    'Kaarten en slagen zijn samen 72 punten, en de partij met meer dan 36 schrijft wat erboven zit, maal contrar en de rest. Dat was een heel spel: wie het eerst 101 heeft, wint. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
  'guide.pinochle-double.aim':
    'Dubbele pinochle: jij en Cas, tegenover je, tegen Ben en Dee, ieder twintig kaarten. In elke kleur aas, tien, heer, vrouw, boer. Punten krijg je voor meldingen, die je voor het spelen toont, en voor azen, tienen en heren in de slagen.',
  'guide.pinochle-double.auction':
    'Bied wat jouw partij denkt te halen, 50 of meer, of pas. De hoogste bieder maakt troef. Met boden die je in de vijftig overslaat, vertel je je maat wat je te melden hebt; op elke knop staat wat het bod zegt.',
  'guide.pinochle-double.trumps':
    'Het bod is van jou: maak troef. Je hebt in die kleur een huwelijk nodig, heer en vrouw; kies je langste kleur met een huwelijk.',
  'guide.pinochle-double.laid':
    'De meldingen liggen open, soort voor soort, met wat die van elke partij waard zijn: straten, huwelijken, pinochles (schoppenvrouw en ruitenboer), vier gelijke. Voor het spelen gaan ze terug in de hand.',
  'guide.pinochle-double.contract':
    '^{seat:seat?you=je hebt|other={seat:seat} heeft} het bod, met {trump:trump} als troef: meldingen en slagen van die partij moeten het samen halen. Bij het spelen moet je bekennen en over de hoogste kaart heen als je kunt, ook over die van je maat.',
  'guide.pinochle-double.reckoning':
    'Meldingen en slagen samen: het bod is gehaald, of de partij gaat eronder en verliest het. Dat was een heel spel: wie het eerst 500 heeft, wint. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
} satisfies Translation<typeof english>;
