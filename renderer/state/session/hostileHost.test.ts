import { afterEach, describe, expect, it, vi } from 'vitest';
import { codesOf } from '../../../engine/cards/card.ts';
import { deriveSeed, seedFrom, type Seed } from '../../../engine/cards/random.ts';
import { klaverjas } from '../../../engine/games/klaverjas/game.ts';
import { shuffledFor } from '../../../engine/match/deck.ts';
import { dealSeed, hostCommitment, shareCommitment } from '../../../engine/protocol/fair/fair.ts';
import type { Proof, UpdateMessage } from '../../../engine/protocol/messages.ts';
import { FairShuffle } from '../../../electron/host/table/fairShuffle.ts';
import { Lobby } from '../../../electron/host/lobby/lobby.ts';
import { ADA, bot, SOLO } from '../../../electron/host/fixtures/matches.fixture.ts';
import { type Device, playDeal } from './fixtures/device.fixture.ts';
import { change, madeUp, offerWithList, remake } from './fixtures/hostile.fixture.ts';
import { benOn, threeAtTable } from './fixtures/threeAtTable.fixture.ts';
import { wireView } from '../../../engine/protocol/wire.ts';

/*
 * A host that does not keep to the protocol, in each way that is known, and what a guest's device makes of it. The host, the session and the device's
 * checks are the product's; a test changes the host itself, or what it says to one device.
 */

afterEach(() => vi.restoreAllMocks());

const share = seedFrom('one more share');

describe('a modified host', () => {
  it('makes hands up and lists them in the order of the pack', async () => {
    const draw = Lobby.prototype.draw;
    vi.spyOn(Lobby.prototype, 'draw').mockImplementation(function (this: Lobby, chance: Seed) {
      const { setup, dealer } = draw.call(this, chance);
      const pile = codesOf(shuffledFor(klaverjas, chance).pile);
      return { setup: { ...setup, cards: [{ deck: codesOf(madeUp(chance, seedFrom('wish'))), pile }] }, dealer };
    });
    expect(await benOn()).toBe('fair/other-cards');
  });

  it('adds a share of its own last', async () => {
    remake(({ list, shares }, secret) => {
      const commitment = shareCommitment(list.terms, list.commitment, share);
      const more = { ...list, entries: [...list.entries, { names: ['Bot'], commitment }] };
      const opening = { secret, shares: [...shares, share] };
      return { list: more, shares: opening.shares, seed: dealSeed(more, opening) };
    });
    expect(await benOn()).toBe('fair/other-list');
  });

  it('chooses among the shares once it knows them', async () => {
    remake(({ list, shares }, secret) => {
      const less = { ...list, entries: list.entries.slice(0, -1) };
      const opening = { secret, shares: shares.slice(0, -1) };
      return { list: less, shares: opening.shares, seed: dealSeed(less, opening) };
    });
    expect(await benOn()).toBe('fair/other-list');
  });

  it('leaves a share out of the list', async () => {
    const without = ({ ben }: { ben: Device }) => (ben.up = (message) => (message.type === 'commit' ? [] : [message]));
    expect(await benOn(without, { shareTime: 200 })).toBe('fair/share-missing');
  });

  it('closes the list before the device can answer', async () => {
    const early = ({ ben }: { ben: Device }) => (ben.down = offerWithList());
    expect(await benOn(early, { shareTime: 200 })).toBe('fair/share-missing');
  });

  it('tells several commitments and uses one', async () => {
    const twice = ({ ben }: { ben: Device }) =>
      (ben.down = change('offer', (offer) => [{ ...offer, commitment: hostCommitment(offer.terms, share) }, offer]));
    expect(await benOn(twice, { shareTime: 200 })).toBe('fair/other-commitment');
  });

  it('opens another commitment than it told', async () => {
    const other = ({ ben }: { ben: Device }) =>
      (ben.down = change('proof', (proof) => ({ ...proof, secret: share, commitment: hostCommitment(proof.terms, share) })));
    expect(await benOn(other)).toBe('fair/other-commitment');
  });

  it('opens a secret that it did not commit to', async () => {
    const other = ({ ben }: { ben: Device }) => (ben.down = change('proof', (proof) => ({ ...proof, secret: share })));
    expect(await benOn(other)).toBe('fair/other-secret');
  });

  it('opens a share that its device did not commit to', async () => {
    const other = ({ ben }: { ben: Device }) =>
      (ben.down = change('proof', (proof) => ({ ...proof, shares: proof.shares.map((one, place) => (place === 0 ? share : one)) })));
    expect(await benOn(other)).toBe('fair/other-share');
  });

  describe('tells one guest another list', () => {
    /** In Ben's list the commitment of Cas is the host's own. */
    const puppet = (proof: Pick<Proof, 'terms' | 'commitment' | 'entries'>) => ({
      entries: proof.entries.map((entry) =>
        entry.names[0] === 'Cas' ? { ...entry, commitment: shareCommitment(proof.terms, proof.commitment, share) } : entry,
      ),
    });

    it('and opens the real one', async () => {
      const meddle = ({ ben }: { ben: Device }) =>
        (ben.down = change('list', (list) => {
          const terms = ben.last('offer')?.terms;
          return terms === undefined ? list : { ...list, ...puppet({ ...list, terms }) };
        }));
      expect(await benOn(meddle)).toBe('fair/other-list');
    });

    it('and opens that, too: the cards are still those of the real one', async () => {
      const meddle = ({ ben }: { ben: Device }) =>
        (ben.down = (message) => {
          const terms = ben.last('offer')?.terms;
          if (message.type === 'list' && terms !== undefined) return [{ ...message, ...puppet({ ...message, terms }) }];
          if (message.type !== 'proof') return [message];
          const place = message.entries.findIndex(({ names }) => names[0] === 'Cas');
          return [{ ...message, ...puppet(message), shares: message.shares.map((one, index) => (index === place ? share : one)) }];
        });
      expect(await benOn(meddle)).toBe('fair/other-cards');
    });

    it('twice, one after the other', async () => {
      const meddle = ({ ben }: { ben: Device }) =>
        (ben.down = change('list', (list) => {
          const terms = ben.last('offer')?.terms;
          return terms === undefined ? list : [list, { ...list, ...puppet({ ...list, terms }) }];
        }));
      expect(await benOn(meddle)).toBe('fair/other-list');
    });

    it('names one commitment twice', async () => {
      const meddle = ({ ben }: { ben: Device }) =>
        (ben.down = change('list', (list) => ({ ...list, entries: [...list.entries, ...list.entries.slice(0, 1)] })));
      expect(await benOn(meddle, { shareTime: 200 })).toBe('fair/other-list');
    });
  });

  it('breaks off what displeases it, and does not say so', async () => {
    const hide = ({ ada, ben }: { ada: Device; ben: Device }) => {
      ada.up = (message) => (message.type === 'reveal' && message.attempt === 1 ? [] : [message]);
      ben.down = change('table', (table) => ({ ...table, aborted: [] }));
    };
    expect(await benOn(hide, { shareTime: 200 })).toBe('fair/abort-hidden');
  });

  it('breaks off what displeases it, and says so: everybody sees whose share did not come', async () => {
    const { ada, ben, cas } = await threeAtTable(
      (devices) => {
        devices.cas.up = (message) => (message.type === 'reveal' ? [] : [message]);
      },
      { shareTime: 200 },
    );
    await playDeal(1, ada, ben, cas);
    for (const device of [ada, ben])
      expect(await device.report(1)).toMatchObject({ verdict: 'fair', aborted: [{ deal: 1, attempt: 1, missing: ['Cas'] }] });
    expect((await cas.report(1)).verdict, 'that device is left out').toBe('fair/share-missing');
  });

  it('breaks off by taking the match away: the device counts that itself', async () => {
    const { ada, ben, cas } = await threeAtTable((devices) => {
      devices.ada.up = (message) => (message.type === 'reveal' ? [] : [message]);
    });
    await ben.until(() => ben.last('list'));
    await expect.poll(() => ben.store.getItem('trickhouse.fairness')).toContain('"entries":[{');
    ada.up = (message) => [message];
    ada.send({ type: 'leave' });
    await ben.until(() => ben.last('home'));
    const { dealer, ...solo } = SOLO;
    ada.send({ ...solo, dealer, people: [ADA, { kind: 'open' }, bot('Bot'), bot('Bob')] });
    await ben.until(() => ben.last('table')?.deal === 0 && ben.table.people.length === 4 && ben.table.people[2]?.kind === 'bot');
    ben.send({ type: 'sit', person: 1 });
    await ben.until(() => ben.table.people[1]?.mine);
    ada.send({ type: 'begin', bots: [] });
    await playDeal(1, ada, ben);
    expect(await ben.report(1)).toMatchObject({ verdict: 'fair', vanished: 1 });
    cas.close();
  });

  it('deals twice, with another offer', async () => {
    const { ada, ben, cas } = await threeAtTable();
    await playDeal(1, ada, ben, cas);
    for (const device of [ada, ben, cas]) device.send({ type: 'next', version: device.update!.version });
    await ben.until(() => ben.table.deal === 2 && ben.update?.view.score === null);
    const offer = ben.last('offer');
    if (offer === undefined) throw new Error('no offer');
    // The second deal has been dealt; now it is offered once more.
    const terms = { ...offer.terms, attempt: 2 };
    expect(await ben.session.fairness.offer('token', { ...offer, terms })).toBeUndefined();
    await playDeal(2, ada, ben, cas);
    expect((await ben.report(2)).verdict).toBe('fair/dealt-twice');
  });

  it('deals twice, without a word', async () => {
    const meddle = ({ ben }: { ben: Device }) => {
      let first = true;
      ben.down = change('update', (update) => {
        if (!first) return update;
        first = false;
        // The hand was another one when it was first shown.
        const hands = update.view.hands.map((hand, seat) => (seat === update.seat ? [...hand].reverse() : hand));
        return { ...update, view: { ...update.view, hands } };
      });
    };
    expect(await benOn(meddle)).toBe('fair/other-cards');
  });

  it('offers an old commitment again', async () => {
    const { ada, ben, cas } = await threeAtTable();
    await playDeal(1, ada, ben, cas);
    await ben.report(1);
    const old = ben.last('proof');
    if (old === undefined) throw new Error('no proof');
    for (const device of [ada, ben, cas])
      device.down = (message) =>
        message.type === 'offer' || message.type === 'list'
          ? [{ ...message, commitment: old.commitment }]
          : message.type === 'proof'
            ? [{ ...message, commitment: old.commitment, secret: old.secret }]
            : [message];
    // Such a host takes the shares that were committed to beside the old commitment.
    vi.spyOn(FairShuffle.prototype, 'isCommitted').mockReturnValue(true);
    for (const device of [ada, ben, cas]) device.send({ type: 'next', version: device.update!.version });
    await playDeal(2, ada, ben, cas);
    expect((await ben.report(2)).verdict).toBe('fair/other-secret');
  });

  it('plays by other options than it offered', async () => {
    const told = <M extends { terms: Proof['terms'] }>(message: M): M => ({
      ...message,
      terms: { ...message.terms, options: { ...message.terms.options, trumpLead: 'beatAlways' } },
    });
    const before = ({ ben }: { ben: Device }) => (ben.down = change('offer', told));
    expect(await benOn(before, { shareTime: 200 })).toBe('fair/other-terms');
  });

  it('has somebody else deal than it offered', async () => {
    const dealer = ({ ben }: { ben: Device }) =>
      (ben.down = change('update', (update) => ({ ...update, view: { ...update.view, dealer: 1 } })));
    expect(await benOn(dealer)).toBe('fair/other-seats');
  });

  it('chooses the seats itself where they are to be drawn', async () => {
    const draw = Lobby.prototype.draw;
    vi.spyOn(Lobby.prototype, 'draw').mockImplementation(function (this: Lobby, chance: Seed) {
      return draw.call(this, deriveSeed(chance, 'as the host likes it'));
    });
    expect(await benOn(undefined, {}, { seating: 'draw' })).toBe('fair/other-seats');
  });

  it('commits to nothing', async () => {
    const silent = ({ ben }: { ben: Device }) =>
      (ben.down = (message) => (message.type === 'offer' || message.type === 'list' ? [] : [message]));
    expect(await benOn(silent, { shareTime: 200 })).toBe('fair/no-offer');
  });

  it('opens nothing', async () => {
    const shut = ({ ben }: { ben: Device }) =>
      (ben.down = change('proof', ({ ref }) => ({ type: 'refusal', code: 'fair/no-proof', message: '', ref })));
    expect(await benOn(shut)).toBe('fair/no-proof');
  });

  it('says afterwards that the match was asked for by its seed', async () => {
    const late = ({ ben }: { ben: Device }) =>
      (ben.down = change('table', (table) => (table.sheet.length > 0 ? { ...table, fair: false } : table)));
    expect(await benOn(late)).toBe('fair');
  });

  it('shows another card than was played', async () => {
    const meddle = ({ ben }: { ben: Device }) =>
      (ben.down = change('update', (update) => {
        const [trick] = update.view.tricks;
        if (trick === undefined || update.view.tricks.length > 1) return update;
        const tricks = [{ ...trick, cards: [...trick.cards].reverse() }];
        return { ...update, view: { ...update.view, tricks } };
      }));
    expect(await benOn(meddle)).toBe('fair/other-cards');
  });

  it('calls its guest the owner, and takes back what it has shown', async () => {
    let before: UpdateMessage | undefined;
    const meddle = ({ ben }: { ben: Device }) =>
      (ben.down = (message) => {
        if (message.type === 'welcome') return [{ ...message, owner: true }];
        if (message.type !== 'update' || before?.view.tricks.length === 2) return [message];
        // Once two tricks are there, Ben is shown another second trick, and then play goes back behind it.
        const back = before;
        before = message;
        if (message.view.tricks.length < 2 || back === undefined) return [message];
        const [first, second] = message.view.tricks;
        if (first === undefined || second === undefined) return [message];
        const tricks = [first, { ...second, cards: [...second.cards].reverse() }];
        return [{ ...message, view: { ...message.view, tricks } }, { ...back, events: [] }, message];
      });
    expect(
      await benOn(({ ben }) => {
        meddle({ ben });
        ben.session.owner = true;
      }),
    ).toBe('fair/other-cards');
  });

  it('announces to a guest that a move is taken back, where no move can be', async () => {
    let once = true;
    const meddle = ({ ben }: { ben: Device }) =>
      (ben.down = change('update', (update) => {
        if (!once || update.view.tricks.length === 0) return update;
        once = false;
        const first = ben.heard.find((one) => one.type === 'update');
        if (first?.type !== 'update') return update;
        const tricks = update.view.tricks.map((trick) => ({ ...trick, cards: [...trick.cards].reverse() }));
        const other = { ...update, view: { ...update.view, tricks } };
        return [other, { ...first, events: [{ type: 'takeBack', seat: 0, others: 3 }] }, update];
      }));
    expect(await benOn(meddle)).toBe('fair/other-cards');
  });

  it('tells of actions that nobody may do', async () => {
    const meddle = ({ ben }: { ben: Device }) =>
      (ben.down = change('proof', (proof) => ({ ...proof, actions: [...proof.actions].reverse() })));
    expect(await benOn(meddle)).toBe('fair/against-rules');
  });
});

it('made-up hands in the order of the pack never pass, whatever they are', async () => {
  const { verifyDeal } = await import('../../../engine/protocol/fair/redeal.ts');
  const { ada, ben, cas } = await threeAtTable();
  await playDeal(1, ada, ben, cas);
  await ben.report(1);
  const proof = ben.last('proof');
  const first = ben.heard.find((one) => one.type === 'update');
  if (proof === undefined || first?.type !== 'update') throw new Error('nothing to check');
  const seed = dealSeed(proof, proof);
  const { pile } = shuffledFor(klaverjas, seed);
  const carry = { multiplier: 1, totals: [0, 0, 0, 0] };
  const passed = Array.from({ length: 200 }, (_, number) => {
    const deck = madeUp(seed, seedFrom(`wish ${number}`));
    const { state } = klaverjas.deal({ options: proof.terms.options, players: 4, dealer: 3, deck, pile, carry });
    const view = wireView(klaverjas.view(state, 1));
    const witness = { plays: false, present: false, flaw: null, attempts: [], seats: null, aborted: [] };
    return verifyDeal({ ...witness, shown: [{ viewer: 1, view, events: [] }] }, proof).ok;
  });
  expect(passed.filter((one) => one)).toEqual([]);
});
