import type { manilleBlindLessonWords as english } from '../../en/lessons/manille-blind.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in French. */
export const manilleBlindLessonWords = {
  'commit.manille-blind.trump': 'Atout {trump:trump} : la donne compte simple. Qui fait plus de 30 des 60 points marque ce qui dépasse 30.',
  'commit.manille-blind.trump:NT':
    'Sans atout : la donne compte double. Qui fait plus de 30 des 60 points marque le double de ce qui dépasse 30.',
  'guide.manille-blind.aim':
    'Manille à l’aveugle : vous voyez les cartes de tous, sauf les vôtres. Cas, en face, et vous voulez plus de 30 des 60 points : dix 5, as 4, roi 3, dame 2, valet 1. Ce que vous ne voyez nulle part est chez vous.',
  'guide.manille-blind.offer':
    'Vous donnez, donc vous choisissez. Vous pouvez annoncer « {call:blind} » avant de voir les mains, pour quatre fois le score ; sinon choisissez « {call:look} ».',
  'guide.manille-blind.trumps':
    'Regardez les trois mains ouvertes : quelle couleur a votre partenaire, et quelles fortes cartes ne voyez-vous nulle part ? Elles sont à vous. Nommez cette couleur.',
  'guide.manille-blind.contract':
    '{trump:trump?NT=Il n’y a pas d’atout|other=Atout {trump:trump}}, et le donneur entame. Chacun choisit une carte par sa place, sans la connaître : personne n’est tenu de fournir, et la plus forte de la couleur ou un atout l’emporte.',
  'guide.manille-blind.lead': 'Vous entamez : choisissez une de vos cartes cachées. Demandez-vous quelle carte peut être à quelle place.',
  'guide.manille-blind.follow': 'Choisissez une de vos cartes cachées par sa place ; elle se découvre sur la table.',
  'guide.manille-blind.reckoning':
    'Les points des deux camps font 60 ; seul ce qui dépasse 30 compte, multiplié par ce qui a été annoncé. Le premier camp à 101 gagne. Continuez avec « {button:over.next} », ou quittez la table par la flèche en haut.',
} satisfies Translation<typeof english>;
