import { manilleTwo } from '../../../engine/games/manille-two/game.ts';
import { dealerMakes } from '../../rules/fixtures/manille.fixture.ts';

/** The worked cases of the page, by the engine. */
export const cases = dealerMakes(manilleTwo);
