import { expect, test } from 'vitest';
import { GAME_IDS } from '../../engine/contract/gameId.ts';
import { en } from '../../renderer/words/en/en.ts';
import { readingSources, unreadIn } from './messages.mjs';

test('every message is read somewhere', () => {
  expect(unreadIn(readingSources(), en, GAME_IDS)).toEqual([]);
});

test('a message is read by its key, by a template, by another message, or as a variant for a game', () => {
  const messages = {
    'over.next': 'Next',
    'over.last': '{button:over.home}, {call:double}',
    'over.home': 'Home',
    'call.double': 'Double',
    'level.hard': 'hard',
    'event.shows': '',
    'event.shows.botifarra': '',
    'event.shows.other': '',
  };
  const text = "words.t('over.last'); words.say([`level.${level}`]); say(['event.shows']);";
  expect(unreadIn([text], messages, ['botifarra'])).toEqual(['over.next', 'event.shows.other']);
});
