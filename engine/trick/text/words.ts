import { drawFirst, drawLater, masked, maskTexts, playersText, read, seatText, whoLines, type TextPlan } from './plan.ts';

/**
 * The trick loop for packs of 32 cards, whose hand is one word: byte 0 the trumps. All cards that beat the winning card are one word too,
 * so that winning is one bit test. Restricted discards other than `notUnder` do not occur in these packs.
 */
export function wordLoop(plan: TextPlan): string {
  const { shape } = plan;
  const { full } = shape;
  const noTrumps = shape.trumps === 0;
  const players = playersText(plan);
  const texts = maskTexts(plan);
  const { follow, beat, suit, over, trump, lowTrump, discard, under } = texts.masks;
  if (discard !== full || suit !== (follow === 0 ? suit : full) || lowTrump !== 0)
    throw new RangeError('this duty needs the loop of fields');
  const barsUnder = !noTrumps && under !== full;
  const seat = seatText(plan);

  const beating = beat === 0 ? '' : `field = ${masked('suit & (beats >>> shift)', beat, full)};`;
  const following = beat === 0 ? 'field = suit;' : `${beating} if (field === 0) field = suit;`;
  const trumping =
    noTrumps || (over === 0 && trump === 0)
      ? ''
      : `const trumps = hand & 255; field = ${masked('trumps & beats', over, full)}; ${trump === 0 ? '' : `if (field === 0) field = ${masked('trumps', trump, full)};`} base = 0;`;
  const free = barsUnder
    ? `let rest = hand & (~255 | ${under} | beats); if (rest === 0) rest = hand; ${choose('rest', null, 'later')}`
    : choose('hand', 'left', 'later');
  const chosen =
    follow === 0 && trumping === ''
      ? free
      : `let field = 0; let base = shift;
        ${follow === 0 ? '' : `const suit = ${masked('(hand >>> shift) & 255', follow, full)}; if (suit !== 0) { ${following} } else`} { ${trumping} }
        if (field !== 0) { const choices = ${read('count', 'field')}; ${drawLater('choices')} bit = base + ((${read('nth', 'field')} >>> (pick << 2)) & 15); }
        else { ${free} }`;

  return `
    let shift = led << 3, beats = (beatLed << shift)${noTrumps ? '' : ' | (led === 0 ? 0 : beatTrump)'};
    while (left > 1) {
      if (place === 0) {
        const hand = ${read('hands', 'leader')};
        ${choose('hand', 'left', 'first')}
        hands[leader] = hand ^ (1 << bit); gain += ${read('value', 'bit')};
        shift = bit & 24; beats = ${read('above', 'bit')}; winner = leader; place = 1;
      }
      ${texts.hoisted.join('\n').replaceAll('led ===', 'shift ===')}
      for (; place < ${players}; place += 1) {
        const seat = ${seat};
        const hand = ${read('hands', 'seat')};
        ${whoLines(plan, texts)}
        ${chosen}
        hands[seat] = hand ^ (1 << bit); gain += ${read('value', 'bit')};
        const takes = -((beats >>> bit) & 1);
        winner ^= (winner ^ seat) & takes; beats ^= (beats ^ ${read('above', 'bit')}) & takes;
      }
      points[winner] = ${read('points', 'winner')} + gain; tricks[winner] = ${read('tricks', 'winner')} + 1;
      leader = winner; place = 0; gain = ${shape.perTrick}; left -= 1;
    }
    ${shape.lastTrick === 0 ? '' : `gain += ${shape.lastTrick};`}
    if (place === 0) {
      bit = 31 - Math.clz32(${read('hands', 'leader')}); gain += ${read('value', 'bit')};
      beats = ${read('above', 'bit')}; winner = leader; place = 1;
    }
    for (; place < ${players}; place += 1) {
      const seat = ${seat};
      bit = 31 - Math.clz32(${read('hands', 'seat')}); gain += ${read('value', 'bit')};
      if ((beats >>> bit) & 1) { winner = seat; beats = ${read('above', 'bit')}; }
    }
    points[winner] = ${read('points', 'winner')} + gain; tricks[winner] = ${read('tricks', 'winner')} + 1;`;
}

/**
 * Lines that set `bit` to a random card of a word, without a branch: running counts of its bytes tell the byte. `bound` is the number of
 * its cards where that is known.
 */
function choose(word: string, bound: string | null, place: 'first' | 'later'): string {
  const draw = place === 'first' ? drawFirst : drawLater;
  return `const upTo0 = ${read('count', `${word} & 255`)}; const upTo1 = upTo0 + ${read('count', `(${word} >>> 8) & 255`)}; const upTo2 = upTo1 + ${read('count', `(${word} >>> 16) & 255`)};
    ${bound === null ? `const all = upTo2 + ${read('count', `${word} >>> 24`)}; ${draw('all')}` : draw(bound)}
    const past0 = ~((pick - upTo0) >> 31); const past1 = ~((pick - upTo1) >> 31); const past2 = ~((pick - upTo2) >> 31);
    pick -= (upTo0 & past0) + ((upTo1 - upTo0) & past1) + ((upTo2 - upTo1) & past2);
    const from = -(past0 + past1 + past2) << 3;
    bit = from + ((${read('nth', `(${word} >>> from) & 255`)} >>> (pick << 2)) & 15);`;
}
