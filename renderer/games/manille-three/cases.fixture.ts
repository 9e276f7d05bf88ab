import { manilleThree } from '../../../engine/games/manille-three/game.ts';
import { dealerMakes } from '../../rules/fixtures/manille.fixture.ts';

/** The worked cases of the page, by the engine. */
export const cases = dealerMakes(manilleThree);
