import type { beloteLessonWords as english } from '../../en/lessons/belote.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const beloteLessonWords = {
  'guide.belote.aim':
    'Belote: tu i Cas, al davant, jugueu contra Ben i Dee, en sentit contrari a les agulles del rellotge. Una mà val 162 punts, 10 per l’última basa, més els anuncis. En triomf el valet (20) i el nou (14) són les cartes més altes.',
  'guide.belote.first':
    'La carta girada s’ofereix com a triomf. Qui agafa se la queda, i el seu bàndol ha de fer més punts que l’altre. Tria «{call:take}» amb el valet o el nou d’aquell pal i una mica d’ajuda; si no, «{call:pass}».',
  'guide.belote.second': 'Ningú no ha volgut el pal girat. Ara pots agafar a un altre pal, o tornar a triar «{call:pass}».',
  'guide.belote.contract':
    '^{seat:seat?you=has|other={seat:seat} ha} agafat: {trump:trump}. Els punts de la parella se sumen. Serveix; si no pots i mana un contrari, cal fallar, i més alt si ja s’ha fallat.',
  'guide.belote.shown':
    'Tres cartes o més de seguides, o quatre d’iguals, són **anuncis**: es canten amb la primera carta, i el bàndol del millor els ensenya ara. Només ell se’ls apunta.',
  'guide.belote.reckoning':
    'El bàndol que ha agafat necessitava més que l’altre; si no, va **dedans** i la defensa s’ho apunta tot. Ha estat una mà sencera: guanya el primer bàndol que arriba a 1.000. Continua amb «{button:over.next}», o deixa la taula amb la fletxa de dalt.',
  'commit.belote.take':
    'Triomf {trump:trump}: us cal més de la meitat, 82 de 162 sense anuncis. Si no (dedans), els rivals s’ho apunten tot.',
  'commit.belote.trump':
    'Triomf {trump:trump}: us cal més de la meitat, 82 de 162 sense anuncis. Si no (dedans), els rivals s’ho apunten tot.',
  'commit.belote.trump:NT': 'Us cal més de la meitat dels punts de la mà, anuncis inclosos. Si no (dedans), els rivals s’ho apunten tot.',
  'commit.belote.allTrumps': 'Us cal més de la meitat dels punts de la mà, anuncis inclosos. Si no (dedans), els rivals s’ho apunten tot.',
} satisfies Translation<typeof english>;
