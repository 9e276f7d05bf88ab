import type { fairWords as english } from '../../en/rooms/fair.ts';
import type { Translation } from '../../translation.ts';

/** Findings about how a deal was made, in Dutch. */
export const fairWords = {
  'fair.wrong': 'Niet eerlijk gedeeld.',
  'fair.aborted': 'Poging {n} van dit spel is afgebroken: er kwam geen aandeel van {names}.',
  'fair.abortedByHost': 'Poging {n} van dit spel is door de gastheer afgebroken.',
  'fair.vanished': 'Spellen die de gastheer vóór deze partij heeft afgebroken: {n}.',
  'fair.foundBy': 'Gevonden door het apparaat van {names}: {why}',
  'fair.keep': 'Bewijs bewaren',
  'fair.kept': 'Het bewijs is bewaard.',
  'fair/no-offer': 'De gastheer legde niets vast voordat de kaarten kwamen.',
  'fair/no-proof': 'De gastheer heeft niet laten zien hoe er is geschud.',
  'fair/other-commitment': 'De gastheer heeft veranderd wat hij had vastgelegd.',
  'fair/other-terms': 'Het spel was met andere regels, plaatsen of standen aangeboden.',
  'fair/other-list': 'De lijst van aandelen is veranderd nadat hij was getoond.',
  'fair/other-secret': 'Het geheim van de gastheer is niet wat hij had vastgelegd.',
  'fair/other-share': 'Een aandeel is niet wat het apparaat had vastgelegd.',
  'fair/share-missing': 'Het aandeel van dit apparaat is weggelaten.',
  'fair/other-seats': 'Plaatsen of gever volgen niet uit de onthulde toevalsgetallen.',
  'fair/other-cards': 'De getoonde kaarten zijn niet de gedeelde.',
  'fair/against-rules': 'Wat is gespeeld, past niet bij de gedeelde kaarten.',
  'fair/dealt-twice': 'Hetzelfde spel is twee keer gedeeld.',
  'fair/abort-hidden': 'Een spel is afgebroken, en de gastheer zegt het niet.',
} satisfies Translation<typeof english>;
