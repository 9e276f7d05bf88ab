import type { UpdateMessage } from '../../engine/protocol/messages.ts';
import type { StagedMoment } from './staged.ts';

const isCard = (action: string): boolean => /^(?:[2-9TJQKA][SHDC]|@\d+)$/.test(action);
const asked = ({ seat, view, legal }: UpdateMessage): boolean => seat === view.toAct && legal.actions.length > 0;
const calling = (update: UpdateMessage): boolean => asked(update) && !update.legal.actions.some(isCard);
const laid = ({ view }: UpdateMessage): boolean => view.zones.some(({ id, stacks }) => id === 'meld' && stacks.flat().length > 0);

/** Where each deal is looked at; a deal that has no such moment is looked at in the next one. */
export const MOMENTS: { readonly [name: string]: StagedMoment } = {
  // Something has been said, and an answer is asked.
  auction: (update) => update.view.trick !== null || (calling(update) && update.view.moves.length > 0),
  exchange: (update) =>
    update.view.trick !== null || (asked(update) && update.legal.actions.some((action) => action.startsWith('discard:'))),
  melds: (update) => update.view.trick !== null || (asked(update) && laid(update)),
  // The first card is asked, and what was called before it still stands at the seats.
  first: ({ view }) => view.score !== null || view.tricks.length > 0 || (view.trick !== null && view.toAct === view.viewer),
  // The last card of a trick is asked, so that all others lie there.
  play: ({ view }) =>
    view.score !== null || (view.tricks.length >= 2 && view.toAct === view.viewer && view.trick?.cards.length === view.players - 1),
  reckoning: ({ view }, table) => view.score !== null && table.sheet.length > 0,
};
