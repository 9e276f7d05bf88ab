import type { klaberjassLessonWords as english } from '../../en/lessons/klaberjass.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const klaberjassLessonWords = {
  'guide.klaberjass.aim':
    'Klaberjass: tu i Cas, al davant, contra Ben i Dee. En el triomf manen el valet (22) i el nou (14); després, l’as, 11. La parella que tria triomf necessita més de la meitat dels punts; l’última basa en dona 10.',
  'guide.klaberjass.first':
    'Tens sis cartes i en rebràs dues més. Et convé el pal girat com a triomf? Amb el valet o el nou, més cartes del pal i un as en un altre, tria «{call:take}»; si no, «{call:pass}».',
  'guide.klaberjass.second':
    'Tothom ha passat. Ara pots dir un altre pal com a triomf o passar. Si tothom torna a passar, tria qui ha donat.',
  'guide.klaberjass.sequence':
    'Una **sèrie**: tres cartes seguides valen 20, quatre 50. Només puntua la parella que té la millor, però llavors puntua totes les seves.',
  'guide.klaberjass.bella': '**Bella**: rei i dama de triomf a la mateixa mà. Valen 20, guanyi qui guanyi les bases.',
  'guide.klaberjass.contract':
    'El triomf és {trump:trump}, triat per {seat:seat?you=tu|other={seat:seat}}: aquella parella necessita més de la meitat; si no, queda **bait** i tot va a l’altra. Serveix el pal, falla si no en tens i puja en el triomf si pots.',
  'guide.klaberjass.reckoning':
    'Els punts de les cartes i les primes decideixen si la parella del triomf té més de la meitat. Guanya la primera que arriba a 500. Continua amb «{button:over.next}» o surt amb la fletxa de dalt.',
  'commit.klaberjass.take':
    'Triomf {trump:trump}: us cal més de la meitat, 83 de 164 sense primes. Si no, els rivals s’enduen tots els punts.',
  'commit.klaberjass.trump':
    'Triomf {trump:trump}: us cal més de la meitat, 83 de 164 sense primes. Si no, els rivals s’enduen tots els punts.',
} satisfies Translation<typeof english>;
