// manilleThreeNoTrump. Written by build/kernels.mjs; not to be edited.
import type { PlayoutText, Table } from '../table.ts';

export function make({ hands: given, start, points, tricks, deck, mates, count, nth, value, above }: Table): PlayoutText {
  const hands = new Int32Array(3);

  function deal(random: number): number {
    let s = random;
    points[0] = 0;
    tricks[0] = 0;
    points[1] = 0;
    tricks[1] = 0;
    points[2] = 0;
    tricks[2] = 0;
    {
      let low = 0;
      for (let top = 31; top > 21; top -= 2) {
        s ^= s << 13;
        s ^= s >>> 17;
        s ^= s << 5;
        {
          const last = top;
          const from = Math.imul(s >>> 16, last + 1) >>> 16;
          const card = deck[from] as number;
          deck[from] = deck[last] as number;
          deck[last] = card;
          low |= 1 << card;
        }
        {
          const last = top - 1;
          const from = Math.imul(s & 65535, last + 1) >>> 16;
          const card = deck[from] as number;
          deck[from] = deck[last] as number;
          deck[last] = card;
          low |= 1 << card;
        }
      }
      hands[0] = low;
    }
    {
      let low = 0;
      for (let top = 21; top > 11; top -= 2) {
        s ^= s << 13;
        s ^= s >>> 17;
        s ^= s << 5;
        {
          const last = top;
          const from = Math.imul(s >>> 16, last + 1) >>> 16;
          const card = deck[from] as number;
          deck[from] = deck[last] as number;
          deck[last] = card;
          low |= 1 << card;
        }
        {
          const last = top - 1;
          const from = Math.imul(s & 65535, last + 1) >>> 16;
          const card = deck[from] as number;
          deck[from] = deck[last] as number;
          deck[last] = card;
          low |= 1 << card;
        }
      }
      hands[1] = low;
    }
    {
      let low = 0;
      for (let top = 11; top > 1; top -= 2) {
        s ^= s << 13;
        s ^= s >>> 17;
        s ^= s << 5;
        {
          const last = top;
          const from = Math.imul(s >>> 16, last + 1) >>> 16;
          const card = deck[from] as number;
          deck[from] = deck[last] as number;
          deck[last] = card;
          low |= 1 << card;
        }
        {
          const last = top - 1;
          const from = Math.imul(s & 65535, last + 1) >>> 16;
          const card = deck[from] as number;
          deck[from] = deck[last] as number;
          deck[last] = card;
          low |= 1 << card;
        }
      }
      hands[2] = low;
    }
    return s;
  }

  function load(): void {
    for (let seat = 0; seat < 3; seat += 1)
      hands[seat] =
        (given[seat * 4] as number) |
        ((given[seat * 4 + 1] as number) << 8) |
        ((given[seat * 4 + 2] as number) << 16) |
        ((given[seat * 4 + 3] as number) << 24);
    points[0] = 0;
    tricks[0] = 0;
    points[1] = 0;
    tricks[1] = 0;
    points[2] = 0;
    tricks[2] = 0;
  }

  function play(random: number): number {
    let s = random;
    let leader = start[0] as number;
    let place = start[1] as number;
    const led = start[2] as number;
    const beatLed = start[3] as number;
    let winner = start[5] as number;
    let gain = start[6] as number;
    let left = start[7] as number;
    let pick = 0,
      bit = 0;

    let shift = led << 3,
      beats = beatLed << shift;
    while (left > 1) {
      if (place === 0) {
        const hand = hands[leader] as number;
        const upTo0 = count[hand & 255] as number;
        const upTo1 = upTo0 + (count[(hand >>> 8) & 255] as number);
        const upTo2 = upTo1 + (count[(hand >>> 16) & 255] as number);
        s ^= s << 13;
        s ^= s >>> 17;
        s ^= s << 5;
        pick = Math.imul(s >>> 16, left) >>> 16;
        const past0 = ~((pick - upTo0) >> 31);
        const past1 = ~((pick - upTo1) >> 31);
        const past2 = ~((pick - upTo2) >> 31);
        pick -= (upTo0 & past0) + ((upTo1 - upTo0) & past1) + ((upTo2 - upTo1) & past2);
        const from = -(past0 + past1 + past2) << 3;
        bit = from + (((nth[(hand >>> from) & 255] as number) >>> (pick << 2)) & 15);
        hands[leader] = hand ^ (1 << bit);
        gain += value[bit] as number;
        shift = bit & 24;
        beats = above[bit] as number;
        winner = leader;
        place = 1;
      }

      for (; place < 3; place += 1) {
        const seat = leader + place - (leader + place >= 3 ? 3 : 0);
        const hand = hands[seat] as number;
        const mate = -(((mates[seat] as number) >>> winner) & 1);
        let field = 0;
        let base = shift;
        const suit = (hand >>> shift) & 255;
        if (suit !== 0) {
          field = suit & (beats >>> shift) & ~mate;
          if (field === 0) field = suit;
        } else {
        }
        if (field !== 0) {
          const choices = count[field] as number;
          if ((place & 1) === 0) {
            s ^= s << 13;
            s ^= s >>> 17;
            s ^= s << 5;
            pick = Math.imul(s >>> 16, choices) >>> 16;
          } else pick = Math.imul(s & 65535, choices) >>> 16;
          bit = base + (((nth[field] as number) >>> (pick << 2)) & 15);
        } else {
          const upTo0 = count[hand & 255] as number;
          const upTo1 = upTo0 + (count[(hand >>> 8) & 255] as number);
          const upTo2 = upTo1 + (count[(hand >>> 16) & 255] as number);
          if ((place & 1) === 0) {
            s ^= s << 13;
            s ^= s >>> 17;
            s ^= s << 5;
            pick = Math.imul(s >>> 16, left) >>> 16;
          } else pick = Math.imul(s & 65535, left) >>> 16;
          const past0 = ~((pick - upTo0) >> 31);
          const past1 = ~((pick - upTo1) >> 31);
          const past2 = ~((pick - upTo2) >> 31);
          pick -= (upTo0 & past0) + ((upTo1 - upTo0) & past1) + ((upTo2 - upTo1) & past2);
          const from = -(past0 + past1 + past2) << 3;
          bit = from + (((nth[(hand >>> from) & 255] as number) >>> (pick << 2)) & 15);
        }
        hands[seat] = hand ^ (1 << bit);
        gain += value[bit] as number;
        const takes = -((beats >>> bit) & 1);
        winner ^= (winner ^ seat) & takes;
        beats ^= (beats ^ (above[bit] as number)) & takes;
      }
      points[winner] = (points[winner] as number) + gain;
      tricks[winner] = (tricks[winner] as number) + 1;
      leader = winner;
      place = 0;
      gain = 0;
      left -= 1;
    }

    if (place === 0) {
      bit = 31 - Math.clz32(hands[leader] as number);
      gain += value[bit] as number;
      beats = above[bit] as number;
      winner = leader;
      place = 1;
    }
    for (; place < 3; place += 1) {
      const seat = leader + place - (leader + place >= 3 ? 3 : 0);
      bit = 31 - Math.clz32(hands[seat] as number);
      gain += value[bit] as number;
      if ((beats >>> bit) & 1) {
        winner = seat;
        beats = above[bit] as number;
      }
    }
    points[winner] = (points[winner] as number) + gain;
    tricks[winner] = (tricks[winner] as number) + 1;
    return s;
  }

  return { deal, load, play };
}
