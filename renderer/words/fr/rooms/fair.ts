import type { fairWords as english } from '../../en/rooms/fair.ts';
import type { Translation } from '../../translation.ts';

/** Findings about how a deal was made, in French. */
export const fairWords = {
  'fair.wrong': 'La donne n’est pas équitable.',
  'fair.aborted': 'La tentative {n} de cette donne a été interrompue : aucune part n’est venue de {names}.',
  'fair.abortedByHost': 'La tentative {n} de cette donne a été interrompue par l’hôte.',
  'fair.vanished': 'Donnes interrompues par l’hôte avant cette partie : {n}.',
  'fair.foundBy': 'Constaté par l’appareil de {names} : {why}',
  'fair.keep': 'Enregistrer la preuve',
  'fair.kept': 'La preuve est enregistrée.',
  'fair/no-offer': 'L’hôte ne s’est engagé à rien avant les cartes.',
  'fair/no-proof': 'L’hôte n’a pas révélé comment les cartes ont été battues.',
  'fair/other-commitment': 'L’hôte a changé son engagement.',
  'fair/other-terms': 'La donne avait été proposée avec d’autres règles, places ou totaux.',
  'fair/other-list': 'La liste des parts a été changée après avoir été annoncée.',
  'fair/other-secret': 'Le secret de l’hôte n’est pas celui de son engagement.',
  'fair/other-share': 'Une part n’est pas celle à laquelle son appareil s’est engagé.',
  'fair/share-missing': 'La part de cet appareil a été laissée de côté.',
  'fair/other-seats': 'Les places ou le donneur ne découlent pas des nombres aléatoires révélés.',
  'fair/other-cards': 'Les cartes montrées ne sont pas celles qui ont été données.',
  'fair/against-rules': 'Ce qui a été joué ne correspond pas aux cartes données.',
  'fair/dealt-twice': 'La même donne a été faite deux fois.',
  'fair/abort-hidden': 'Une donne a été interrompue, et l’hôte ne le dit pas.',
} satisfies Translation<typeof english>;
