import { expect, expectTypeOf, test } from 'vitest';
import type { PlacesOf } from './places.ts';
import { Words } from '../words.svelte.ts';

const words = new Words();

test('the English text of a message decides what must be given, by the compiler', () => {
  expectTypeOf<PlacesOf<'No places'>>().toEqualTypeOf<{ readonly [name in never]: never }>();
  expectTypeOf<PlacesOf<'{who:seat} and {name}'>>().toEqualTypeOf<{
    readonly who: number;
    readonly name: string | number | readonly string[] | readonly number[];
  }>();
  // Inside the cases of a choice as well; a reference is no place.
  type Nested =
    PlacesOf<'{who:seat?you=Play {button:over.next}|other={who:seat} plays {n?one=a card|other={action:call} #}} {word?A=x|other=y}'>;
  expectTypeOf<keyof Nested>().toEqualTypeOf<'who' | 'n' | 'action' | 'word'>();
  expectTypeOf<Nested['who']>().toEqualTypeOf<number>();
  expectTypeOf<Nested['n']>().toEqualTypeOf<number | readonly string[] | readonly number[]>();
  expectTypeOf<Nested['word']>().toEqualTypeOf<string | number>();
});

test('a missing, misspelled or surplus place and a value of the wrong kind do not compile', () => {
  const uses = [
    () => words.t('talk.mute', { name: 'Ada' }),
    // @ts-expect-error a missing place
    () => words.t('talk.mute'),
    // @ts-expect-error a misspelled place
    () => words.t('talk.mute', { nmae: 'Ada' }),
    // @ts-expect-error a surplus place
    () => words.t('talk.mute', { name: 'Ada', n: 1 }),
    // @ts-expect-error a name is no seat
    () => words.t('event.claim', { who: 'Ada' }),
    // @ts-expect-error a seat is no card
    () => words.t('event.plays', { who: 1, card: 2 }),
    // @ts-expect-error a word cannot be counted
    () => words.t('over.deal', { n: { n: 1 } }),
    // @ts-expect-error a word has no plural
    () => words.t('seat.tricks', { n: 'three' }),
    // @ts-expect-error no places at all
    () => words.t('ask.turn', { n: 1 }),
  ];
  expect(uses).toHaveLength(9);
});
