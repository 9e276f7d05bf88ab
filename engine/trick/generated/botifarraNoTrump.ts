// botifarraNoTrump. Written by build/kernels.mjs; not to be edited.
import type { PlayoutText, Table } from '../table.ts';

export function make({ hands: given, start, points, tricks, deck, count, nth, value }: Table): PlayoutText {
  const hands = new Int32Array(4 * 4);

  function deal(random: number): number {
    let s = random;
    points[0] = 0;
    tricks[0] = 0;
    points[1] = 0;
    tricks[1] = 0;
    points[2] = 0;
    tricks[2] = 0;
    points[3] = 0;
    tricks[3] = 0;
    {
      let low = 0,
        high = 0;
      for (let top = 47; top > 35; top -= 2) {
        s ^= s << 13;
        s ^= s >>> 17;
        s ^= s << 5;
        {
          const last = top;
          const from = Math.imul(s >>> 16, last + 1) >>> 16;
          const card = deck[from] as number;
          deck[from] = deck[last] as number;
          deck[last] = card;
          const up = -(card >> 5);
          const one = 1 << card;
          low |= one & ~up;
          high |= one & up;
        }
        {
          const last = top - 1;
          const from = Math.imul(s & 65535, last + 1) >>> 16;
          const card = deck[from] as number;
          deck[from] = deck[last] as number;
          deck[last] = card;
          const up = -(card >> 5);
          const one = 1 << card;
          low |= one & ~up;
          high |= one & up;
        }
      }
      hands[0] = low & 4095;
      hands[1] = (low >>> 12) & 4095;
      hands[2] = high & 4095;
      hands[3] = (high >>> 12) & 4095;
    }
    {
      let low = 0,
        high = 0;
      for (let top = 35; top > 23; top -= 2) {
        s ^= s << 13;
        s ^= s >>> 17;
        s ^= s << 5;
        {
          const last = top;
          const from = Math.imul(s >>> 16, last + 1) >>> 16;
          const card = deck[from] as number;
          deck[from] = deck[last] as number;
          deck[last] = card;
          const up = -(card >> 5);
          const one = 1 << card;
          low |= one & ~up;
          high |= one & up;
        }
        {
          const last = top - 1;
          const from = Math.imul(s & 65535, last + 1) >>> 16;
          const card = deck[from] as number;
          deck[from] = deck[last] as number;
          deck[last] = card;
          const up = -(card >> 5);
          const one = 1 << card;
          low |= one & ~up;
          high |= one & up;
        }
      }
      hands[4] = low & 4095;
      hands[5] = (low >>> 12) & 4095;
      hands[6] = high & 4095;
      hands[7] = (high >>> 12) & 4095;
    }
    {
      let low = 0,
        high = 0;
      for (let top = 23; top > 11; top -= 2) {
        s ^= s << 13;
        s ^= s >>> 17;
        s ^= s << 5;
        {
          const last = top;
          const from = Math.imul(s >>> 16, last + 1) >>> 16;
          const card = deck[from] as number;
          deck[from] = deck[last] as number;
          deck[last] = card;
          const up = -(card >> 5);
          const one = 1 << card;
          low |= one & ~up;
          high |= one & up;
        }
        {
          const last = top - 1;
          const from = Math.imul(s & 65535, last + 1) >>> 16;
          const card = deck[from] as number;
          deck[from] = deck[last] as number;
          deck[last] = card;
          const up = -(card >> 5);
          const one = 1 << card;
          low |= one & ~up;
          high |= one & up;
        }
      }
      hands[8] = low & 4095;
      hands[9] = (low >>> 12) & 4095;
      hands[10] = high & 4095;
      hands[11] = (high >>> 12) & 4095;
    }
    hands[12] = 4095 ^ ((hands[0] as number) | (hands[4] as number) | (hands[8] as number));
    hands[13] = 4095 ^ ((hands[1] as number) | (hands[5] as number) | (hands[9] as number));
    hands[14] = 4095 ^ ((hands[2] as number) | (hands[6] as number) | (hands[10] as number));
    hands[15] = 4095 ^ ((hands[3] as number) | (hands[7] as number) | (hands[11] as number));
    return s;
  }

  function load(): void {
    hands.set(given);
    points[0] = 0;
    tricks[0] = 0;
    points[1] = 0;
    tricks[1] = 0;
    points[2] = 0;
    tricks[2] = 0;
    points[3] = 0;
    tricks[3] = 0;
  }

  function play(random: number): number {
    let s = random;
    let leader = start[0] as number;
    let place = start[1] as number;
    let led = start[2] as number;
    let beatLed = start[3] as number;
    let winner = start[5] as number;
    let gain = start[6] as number;
    let left = start[7] as number;
    let pick = 0,
      slot = 0,
      bit = 0;

    while (left > 1) {
      if (place === 0) {
        const base = leader << 2;
        const f0 = hands[base] as number;
        const f1 = hands[base + 1] as number;
        const f2 = hands[base + 2] as number;
        const upTo0 = count[f0] as number;
        const upTo1 = upTo0 + (count[f1] as number);
        const upTo2 = upTo1 + (count[f2] as number);
        s ^= s << 13;
        s ^= s >>> 17;
        s ^= s << 5;
        pick = Math.imul(s >>> 16, left) >>> 16;
        const past0 = ~((pick - upTo0) >> 31);
        const past1 = ~((pick - upTo1) >> 31);
        const past2 = ~((pick - upTo2) >> 31);
        slot = -(past0 + past1 + past2);
        pick -= (upTo0 & past0) + ((upTo1 - upTo0) & past1) + ((upTo2 - upTo1) & past2);
        const field = hands[base + slot] as number;
        bit = ((nth[((pick >> 3) << 12) | field] as number) >>> (pick << 2)) & 15;
        hands[base + slot] = field ^ (1 << bit);
        gain += value[(slot << 5) | bit] as number;
        led = slot;
        winner = leader;
        place = 1;
        beatLed = 4095 & (-2 << bit);
      }

      for (; place < 4; place += 1) {
        const seat = (leader + place) & 3;
        const base = seat << 2;
        const mate = ((seat ^ winner) & 1) - 1;
        const second = place === 1 ? -1 : 0;
        const suit = hands[base + led] as number;
        if (suit !== 0) {
          let field = suit & beatLed & ~mate;
          if (field === 0) field = (suit & (mate & 3968)) | (suit & -suit);
          const choices = count[field] as number;
          if ((place & 1) === 0) {
            s ^= s << 13;
            s ^= s >>> 17;
            s ^= s << 5;
            pick = Math.imul(s >>> 16, choices) >>> 16;
          } else pick = Math.imul(s & 65535, choices) >>> 16;
          bit = ((nth[((pick >> 3) << 12) | field] as number) >>> (pick << 2)) & 15;
          hands[base + led] = suit ^ (1 << bit);
          gain += value[(led << 5) | bit] as number;
          if ((beatLed >>> bit) & 1) {
            winner = seat;
            beatLed = 4095 & (-2 << bit);
          }
        } else {
          let f0 = hands[base] as number;
          let f1 = hands[base + 1] as number;
          let f2 = hands[base + 2] as number;
          let f3 = hands[base + 3] as number;
          const rest = second | (mate & 3968);
          f1 = (f1 & rest) | (f1 & -f1);
          f2 = (f2 & rest) | (f2 & -f2);
          f3 = (f3 & rest) | (f3 & -f3);
          f0 = (f0 & rest) | (f0 & -f0);
          const upTo0 = count[f0] as number;
          const upTo1 = upTo0 + (count[f1] as number);
          const upTo2 = upTo1 + (count[f2] as number);
          const all = upTo2 + (count[f3] as number);
          if ((place & 1) === 0) {
            s ^= s << 13;
            s ^= s >>> 17;
            s ^= s << 5;
            pick = Math.imul(s >>> 16, all) >>> 16;
          } else pick = Math.imul(s & 65535, all) >>> 16;
          const past0 = ~((pick - upTo0) >> 31);
          const past1 = ~((pick - upTo1) >> 31);
          const past2 = ~((pick - upTo2) >> 31);
          slot = -(past0 + past1 + past2);
          pick -= (upTo0 & past0) + ((upTo1 - upTo0) & past1) + ((upTo2 - upTo1) & past2);
          const field = (f0 & ~past0) | (f1 & past0 & ~past1) | (f2 & past1 & ~past2) | (f3 & past2);
          bit = ((nth[((pick >> 3) << 12) | field] as number) >>> (pick << 2)) & 15;
          hands[base + slot] = (hands[base + slot] as number) ^ (1 << bit);
          gain += value[(slot << 5) | bit] as number;
        }
      }
      points[winner] = (points[winner] as number) + gain;
      tricks[winner] = (tricks[winner] as number) + 1;
      leader = winner;
      place = 0;
      gain = 1;
      left -= 1;
    }

    for (; place < 4; place += 1) {
      const seat = (leader + place) & 3;
      const base = seat << 2;
      const f1 = hands[base + 1] as number,
        f2 = hands[base + 2] as number,
        f3 = hands[base + 3] as number;
      slot = (-f1 >>> 31) + ((-f2 >>> 31) << 1) + (-f3 >>> 31) * 3;
      bit = 31 - Math.clz32((hands[base] as number) | f1 | f2 | f3);
      gain += value[(slot << 5) | bit] as number;
      if (place === 0) {
        led = slot;
        winner = seat;
        beatLed = 4095 & (-2 << bit);
      } else if (slot === led) {
        if ((beatLed >>> bit) & 1) {
          winner = seat;
          beatLed = 4095 & (-2 << bit);
        }
      }
    }
    points[winner] = (points[winner] as number) + gain;
    tricks[winner] = (tricks[winner] as number) + 1;
    return s;
  }

  return { deal, load, play };
}
