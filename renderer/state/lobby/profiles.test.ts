import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../settings.svelte.ts';
import { AVATAR_IDS, avatarOf } from './avatars.ts';
import { USUAL_NAMES as NAMES } from '../../../engine/protocol/names.ts';
import { Profiles } from './profiles.svelte.ts';

function storeWith(text: string | null): KeyValueStore & { text: string | null } {
  return {
    text,
    getItem() {
      return this.text;
    },
    setItem(_, kept) {
      this.text = kept;
    },
  };
}

describe('the pictures of people', () => {
  it('follow from names, differ among the usual ones, and stand in for ids that this page does not know', () => {
    expect(new Set(NAMES.map((name) => avatarOf(name))).size).toBe(NAMES.length);
    expect(avatarOf('Ada', 'unicorn')).toBe(avatarOf('Ada'));
    expect(avatarOf('Ada', 'owl')).toBe('owl');
    for (const name of ['', '   ', '漢字', 'ADA']) expect(AVATAR_IDS).toContain(avatarOf(name));
  });

  it('are chosen by each person, and kept on this machine', () => {
    const store = storeWith(null);
    const profiles = new Profiles(store);
    expect(profiles.chosen('Ada')).toBeUndefined();
    profiles.choose('Ada ', 'fox');
    profiles.choose('Ben', 'owl');
    expect(profiles.avatar('ada')).toBe('fox');
    expect(new Profiles(store).avatar('Ben')).toBe('owl');
    expect(profiles.chosen('constructor')).toBeUndefined();
  });

  it('survive a store that holds something else', () => {
    for (const text of ['', '[', 'null', '7', '{"ada":7}']) expect(new Profiles(storeWith(text)).chosen('Ada')).toBeUndefined();
  });
});
