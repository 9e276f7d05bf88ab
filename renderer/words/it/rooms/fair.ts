import type { fairWords as english } from '../../en/rooms/fair.ts';
import type { Translation } from '../../translation.ts';

/** Findings about how a deal was made, in Italian. */
export const fairWords = {
  'fair.wrong': 'La distribuzione non è stata corretta.',
  'fair.aborted': 'Il tentativo {n} di questa mano è stato interrotto: non è arrivata la parte di {names}.',
  'fair.abortedByHost': 'Il tentativo {n} di questa mano è stato interrotto da chi ospita.',
  'fair.vanished': 'Mani interrotte da chi ospita prima di questa partita: {n}.',
  'fair.foundBy': 'Trovato dal dispositivo di {names}: {why}',
  'fair.keep': 'Salva la prova',
  'fair.kept': 'La prova è salvata.',
  'fair/no-offer': 'Chi ospita non si è impegnato a nulla prima delle carte.',
  'fair/no-proof': 'Chi ospita non ha rivelato come sono state mescolate le carte.',
  'fair/other-commitment': 'Chi ospita ha cambiato il suo impegno.',
  'fair/other-terms': 'La mano era stata proposta con altre regole, posti o totali.',
  'fair/other-list': 'L’elenco delle parti è cambiato dopo essere stato mostrato.',
  'fair/other-secret': 'Il segreto di chi ospita non è quello dell’impegno.',
  'fair/other-share': 'Una parte non è quella per cui il suo dispositivo si era impegnato.',
  'fair/share-missing': 'La parte di questo dispositivo è stata lasciata fuori.',
  'fair/other-seats': 'I posti o il mazziere non derivano dai numeri casuali rivelati.',
  'fair/other-cards': 'Le carte mostrate non sono quelle distribuite.',
  'fair/against-rules': 'Ciò che è stato giocato non corrisponde alle carte distribuite.',
  'fair/dealt-twice': 'La stessa mano è stata distribuita due volte.',
  'fair/abort-hidden': 'Una mano è stata interrotta e chi ospita non lo dice.',
} satisfies Translation<typeof english>;
