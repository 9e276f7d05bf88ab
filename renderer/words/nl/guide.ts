import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

/** First deals with explanations. */
export const guide = {
  'guide.title': 'Eerste spel',
  'guide.entry': 'Al spelend leren',
  'guide.text':
    'Een eerste spel, met iemand naast je die zegt waar het op aankomt, op het moment zelf. De kaarten zijn echt, en je speelt zoals je wilt.',
  'guide.begin': 'Een eerste spel met uitleg',
  'guide.next': 'Verder',
  'guide.skip': 'Geen uitleg meer',
  'guide.waiting': 'Kijk hoe de anderen spelen.',
  'guide.lead': 'Jij komt uit: elke kaart mag. Sleep hem naar het laken, of tik er twee keer op.',
  'guide.follow': 'De heldere kaarten mag je spelen. Sleep er een naar het laken, of tik er twee keer op.',
  'guide.barred': 'De grijze kaarten mag je nu niet spelen. Tik er een aan en je leest waarom:',
  'guide.won':
    '^{who:seat} {who:seat?you=wint|other=wint} de slag, met {points?one=# punt|other=# punten}, en {who:seat?you=komt|other=komt} uit voor de volgende.',
  'guide.klaverjas.aim':
    'Klaverjassen: jij en Cas, tegenover je, spelen tegen Ben en Dee. In een spel zitten 162 punten, roem komt erbij, en wie speelt moet meer dan de helft halen.',
  'guide.klaverjas.bidding':
    'De gedraaide kaart toont welke kleur troef zou zijn. In troef zijn de boer (20) en de negen (14) de hoogste: heb je die en een aas of twee, speel dan; pas anders.',
  'guide.klaverjas.contract':
    '^{seat:seat} {seat:seat?you=speelt|other=speelt} met {trump:trump} als troef: die partij moet meer dan de helft van de punten halen, roem meegerekend. Met minder is ze **nat**, en gaat alles naar de tegenpartij.',
  'guide.klaverjas.roem':
    'Er zit **roem** in de slag die je gewonnen hebt: drie op een rij is 20, vier 50, heer en vrouw van troef (stuk) nog eens 20. Roem telt alleen als je hem meldt.',
  'guide.klaverjas.reckoning':
    'De punten van beide partijen, met roem: wie speelde, had meer dan de helft nodig. Dat was een heel spel. Een partij heeft er zestien: ga verder met “Volgend spel”, of verlaat de tafel met de pijl bovenaan.',
  'guide.manille.aim':
    'Manille: jij en Cas, tegenover je, tegen Ben en Dee. De tien, de manille, is in elke kleur de hoogste en 5 waard; dan aas 4, heer 3, vrouw 2, boer 1. Van de 60 punten wil je er meer dan 30.',
  'guide.manille.offer':
    'Jij geeft, dus jij kiest troef. Je mag zonder te kijken zonder troef spelen, voor vier keer de score: dat is voor durvers. Bekijk je kaarten.',
  'guide.manille.trumps':
    'Maak de kleur troef waarin je lang bent en de tien of het aas hebt. Zonder troef telt dubbel: voor handen met hoge kaarten in elke kleur.',
  'guide.manille.doubling':
    'Meegaan of tegengaan verdubbelt wat boven de 30 komt. Doe het alleen als je zeker weet dat jouw partij het haalt.',
  'guide.manille.contract':
    'Troef is {trump:trump}, gekozen door {seat:seat?you=jou|other=de gever}. Nu komen acht slagen: beken, ga boven de kaart van een tegenstander als je kunt, en troef als je de kleur niet hebt.',
  'guide.manille.reckoning':
    'Jullie punten en die van hen zijn samen 60. Alleen wat boven de 30 komt wordt opgeschreven, maal wat er geroepen is. Dat was een heel spel: wie het eerst 101 heeft, wint. Ga verder met “Volgend spel”, of verlaat de tafel met de pijl bovenaan.',
  'guide.botifarra.aim':
    'Botifarra: jij en Cas, tegenover je, tegen Ben en Dee; er wordt naar rechts gespeeld. De negen, de manilla, is de hoogste en 5 waard; dan aas 4, koning 3, ruiter 2, sota 1. Elke slag telt 1 extra: samen 72.',
  'guide.botifarra.trumps':
    'Jij geeft, dus jij kiest: noem een kleur waarin je sterk bent, roep botifarra (zonder troef, voor het dubbele), of delegeer, en je maat moet kiezen.',
  'guide.botifarra.doubling':
    'Contrar zegt dat je het niet gelooft, en verdubbelt het spel; recontrar en Sant Vicenç verdubbelen nog eens. Pas als je niet zeker bent.',
  'guide.botifarra.contract':
    '^{seat:seat} {seat:seat?you=hebt|other=heeft} {trump:trump} gekozen. Er volgen twaalf slagen. Ligt een tegenstander voor, ga er dan overheen als je kunt; kun je dat niet, speel dan je laagste kaart.',
  'guide.botifarra.reckoning':
    'Kaarten en slagen zijn samen 72 punten, en de partij boven de 36 krijgt wat erboven is. Contrar en de rest vermenigvuldigen het. Dat was een heel spel: wie het eerst 101 heeft, wint. Ga verder met “Volgend spel”, of verlaat de tafel met de pijl bovenaan.',
  'guide.pinochle-double.aim':
    'Dubbel Pinochle: jij en Cas, tegenover je, tegen Ben en Dee, ieder twintig kaarten. In elke kleur aas, tien, heer, vrouw, boer. Punten komen van melds, die je voor het spelen toont, en van azen, tienen en heren in de slagen.',
  'guide.pinochle-double.auction':
    'Bied wat jouw partij denkt te halen, 50 of meer, of pas. De hoogste bieder maakt troef. Boden die je in de vijftig overslaat vertellen je maat over je meld: wat elk bod zegt, staat op de knop.',
  'guide.pinochle-double.trumps':
    'Het bod is van jou: maak troef. Je hebt heer en vrouw van de kleur nodig, een huwelijk; kies de langste kleur die er een heeft.',
  'guide.pinochle-double.laid':
    'De meldingen liggen open, soort voor soort, met wat die van elke partij waard zijn: straten, huwelijken, pinochles (schoppenvrouw en ruitenboer), vier gelijke. Voor het spelen gaan ze terug in de hand.',
  'guide.pinochle-double.contract':
    '^{seat:seat} {seat:seat?you=heeft|other=heeft} het bod, met {trump:trump} als troef: melds en slagen van die partij moeten het halen. Bij het spelen moet je bekennen en boven de hoogste kaart gaan, ook die van je maat, als je kunt.',
  'guide.pinochle-double.reckoning':
    'Meldingen en slagen samen: het bod is gehaald, of de partij gaat onderuit en verliest het. Dat was een heel spel: wie het eerst 500 heeft, wint. Ga verder met “Volgend spel”, of verlaat de tafel met de pijl bovenaan.',
} satisfies Translation<typeof english>;
