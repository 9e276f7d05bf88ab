import { newLookBack, type LookBackController, type LookBackPage } from './lookBack.svelte.ts';
import type { Replay } from './replay.svelte.ts';

/** The person whose decisions a look back at the deal that is shown is about: who sits where it is seen from, if at this machine, else the first who is. */
export function personLookingBack({ position, place }: Pick<Replay, 'position' | 'place'>): number | null {
  if (position === null || position.match === null) return null;
  const { people, seats } = position;
  const isHere = (person: number | undefined): person is number => person !== undefined && people[person]?.kind === 'here';
  const seen = seats[place.seat];
  if (isHere(seen)) return seen;
  return seats.find(isHere) ?? null;
}

/** The app, as far as it holds the look back that lies open. */
interface LookBackHolder extends LookBackPage {
  lookBack: LookBackController | null;
  isLookingBack: boolean;
}

/**
 * Opens the look back at the deal that a replay of a match shows. The way back leads to the replay, or to the table.
 * @param live whether the match is the one on the table
 */
export function lookBackFrom(app: LookBackHolder, replay: Pick<Replay, 'position' | 'place'>, live: boolean): void {
  const { position } = replay;
  const person = personLookingBack(replay);
  if (position === null || position.match === null || person === null) return;
  const { match, deal, people, seats } = position;
  if (app.lookBack?.isAt(match, deal, person) !== true || app.lookBack.source.live !== live) {
    app.lookBack?.leave();
    app.lookBack = newLookBack({ match, live, deal, person, people, seats }, app);
  }
  app.isLookingBack = true;
}
