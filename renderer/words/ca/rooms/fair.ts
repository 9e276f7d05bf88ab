import type { fairWords as english } from '../../en/rooms/fair.ts';
import type { Translation } from '../../translation.ts';

/** Findings about how a deal was made, in Catalan. */
export const fairWords = {
  'fair.wrong': 'El repartiment no ha estat net.',
  'fair.aborted': 'L’intent {n} d’aquest repartiment s’ha interromput: no ha arribat la part de {names}.',
  'fair.abortedByHost': 'L’amfitrió ha interromput l’intent {n} d’aquest repartiment.',
  'fair.vanished': 'Repartiments que l’amfitrió ha interromput abans d’aquesta partida: {n}.',
  'fair.foundBy': 'Ho ha detectat el dispositiu de {names}: {why}',
  'fair.keep': 'Desa la prova',
  'fair.kept': 'La prova s’ha desat.',
  'fair/no-offer': 'L’amfitrió no s’ha compromès a res abans de les cartes.',
  'fair/no-proof': 'L’amfitrió no ha revelat com s’han barrejat les cartes.',
  'fair/other-commitment': 'L’amfitrió ha canviat el seu compromís.',
  'fair/other-terms': 'El repartiment s’havia ofert amb altres regles, llocs o totals.',
  'fair/other-list': 'La llista de parts ha canviat després de mostrar-se.',
  'fair/other-secret': 'El secret de l’amfitrió no és el que havia compromès.',
  'fair/other-share': 'Una part no és la que havia compromès el seu dispositiu.',
  'fair/share-missing': 'S’ha deixat fora la part d’aquest dispositiu.',
  'fair/other-seats': 'Els llocs o qui dona no surten dels nombres aleatoris revelats.',
  'fair/other-cards': 'Les cartes mostrades no són les que s’han repartit.',
  'fair/against-rules': 'El que s’ha jugat no encaixa amb les cartes repartides.',
  'fair/dealt-twice': 'El mateix repartiment s’ha fet dues vegades.',
  'fair/abort-hidden': 'S’ha interromput un repartiment i l’amfitrió no ho diu.',
} satisfies Translation<typeof english>;
