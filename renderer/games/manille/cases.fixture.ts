import { manille } from '../../../engine/games/manille/game.ts';
import { dealerMakes } from '../../rules/fixtures/manille.fixture.ts';

/** The worked cases of the page, by the engine. */
export const cases = dealerMakes(manille);
