export { deal, matchOf, optionSets, playRandomly } from './invariants.ts';
