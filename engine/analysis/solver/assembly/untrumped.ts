import { freeTops, most, mustFollow, noTrumps, players } from './game';
import { HANDS, get } from './memory';
import { topsIn, winsIn, winsOf } from './suits';
import { withFew } from './sure';

/*
 * What is certain when a trick begins and nobody has a trump: whoever leads may cash all cards that nothing beats in their suit, one after
 * another, and so may whoever gets the lead by one.
 */

/** Points that are certain for the leader's side, for the others. */
export let certain: i32 = 0;
export let against: i32 = 0;

/** Reckons both; less than `needed` of each helps nobody. */
export function reckon(leader: i32, all: i32, left: i32, total: i32, needed: i32, neededAgainst: i32): void {
  const hand = get(HANDS, leader);
  const mine = (most >>> leader) & 1;
  let wins: i64 = 0;
  let cashed = 0;
  // Who holds the highest cards of suits that the leader has but does not win.
  let mates = 0;
  let foes = 0;
  for (let slot = noTrumps ? 0 : 1; slot < 4; slot += 1) {
    const tops = topsIn(slot, all);
    if (tops < 0) continue;
    wins += winsIn(slot, all);
    const seat = tops >> 8;
    if (seat === leader) cashed |= (tops & 255) << (slot << 3);
    else if ((hand & (255 << (slot << 3))) === 0) continue;
    else if (((most >>> seat) & 1) === mine) mates |= 1 << seat;
    else foes |= 1 << seat;
  }
  against = 0;
  const mayReach = mustFollow && freeTops;
  if (mayReach && cashed === 0 && mates === 0) {
    // Whatever is led, one of the others takes it and goes on.
    certain = 0;
    against = total;
    for (; foes !== 0; foes &= foes - 1) {
      const foe = ctz<i32>(foes);
      const won = winsOf(wins, foe);
      const points = won >> 8;
      against = min(
        against,
        points >= neededAgainst ? points : withFew(left - (won & 255), mastersOf(foe, all), points, total, neededAgainst),
      );
    }
    return;
  }
  const own = winsOf(wins, leader);
  let tricks = own & 255;
  let points = own >> 8;
  if (mayReach && mates !== 0) {
    // Then a card for the partner to take, who has kept what wins as long as there was anything else to play.
    const mate = ctz<i32>(mates);
    const won = winsOf(wins, mate);
    tricks += won & 255;
    points += won >> 8;
    cashed |= mastersOf(mate, all);
  }
  certain = withFew(left - tricks, cashed, points, total, needed);
}

/** A seat's cards that nothing in play beats in their suit. */
function mastersOf(seat: i32, all: i32): i32 {
  let masters = 0;
  for (let slot = noTrumps ? 0 : 1; slot < 4; slot += 1) {
    const tops = topsIn(slot, all);
    if (tops >> 8 === seat) masters |= (tops & 255) << (slot << 3);
  }
  return masters;
}
