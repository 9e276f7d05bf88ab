import type { beloteLessonWords as english } from '../../en/lessons/belote.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const beloteLessonWords = {
  'guide.belote.aim':
    'Belote: jij en Cas, tegenover je, spelen tegen Ben en Dee, tegen de klok in. Een spel telt 162 punten, waarvan 10 voor de laatste slag, plus annonces. In troef zijn de boer (20) en de negen (14) de hoogste kaarten.',
  'guide.belote.first':
    'De gedraaide kaart wordt als troef aangeboden. Wie neemt, krijgt haar, en die partij moet dan meer punten halen dan de andere. Kies “{call:take}” met de boer of de negen van die kleur en wat steun; anders “{call:pass}”.',
  'guide.belote.second': 'Niemand wilde de gedraaide kleur. Je mag nu in een andere kleur nemen, of weer “{call:pass}” kiezen.',
  'guide.belote.contract':
    '^{seat:seat?you=je hebt|other={seat:seat} heeft} genomen: {trump:trump}. De punten van maats tellen samen. Beken; kun je dat niet en ligt een tegenstander voor, dan moet je troeven, en overtroeven als er al getroefd is.',
  'guide.belote.shown':
    'Drie of meer kaarten op volgorde, of vier gelijke, zijn **annonces**: je meldt ze bij je eerste kaart, en de partij met de beste toont ze nu. Alleen die partij schrijft ze.',
  'guide.belote.reckoning':
    'De partij die nam, had meer nodig dan de andere; anders is ze **dedans** en schrijft de tegenpartij alles. Dat was een heel spel: wie het eerst 1.000 heeft, wint. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
  'commit.belote.take':
    'Troef {trump:trump}: jullie moeten meer dan de helft halen, 82 van 162 zonder annonces. Lukt dat niet (dedans), dan schrijven de anderen alles.',
  'commit.belote.trump':
    'Troef {trump:trump}: jullie moeten meer dan de helft halen, 82 van 162 zonder annonces. Lukt dat niet (dedans), dan schrijven de anderen alles.',
  'commit.belote.trump:NT':
    'Jullie moeten meer dan de helft van de punten halen, annonces meegerekend. Lukt dat niet (dedans), dan schrijven de anderen alles.',
  'commit.belote.allTrumps':
    'Jullie moeten meer dan de helft van de punten halen, annonces meegerekend. Lukt dat niet (dedans), dan schrijven de anderen alles.',
} satisfies Translation<typeof english>;
