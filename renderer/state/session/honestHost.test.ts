import { describe, expect, it } from 'vitest';
import { seedFrom } from '../../../engine/cards/random.ts';
import { SHARE_TIME } from '../../../engine/protocol/fair/fairMessages.ts';
import type { ServerMessage } from '../../../engine/protocol/messages.ts';
import { hostOn, ownFolder } from '../../../electron/host/fixtures/host.fixture.ts';
import { SOLO } from '../../../electron/host/fixtures/matches.fixture.ts';
import { Device, playDeal } from './fixtures/device.fixture.ts';
import { change, offerWithList } from './fixtures/hostile.fixture.ts';
import { benOn, threeAtTable } from './fixtures/threeAtTable.fixture.ts';

const share = seedFrom('one more share');

describe('an honest table', () => {
  it('is found fair by every device, with the same fingerprint, deal after deal', async () => {
    const { ada, ben, cas } = await threeAtTable();
    for (const deal of [1, 2]) {
      await playDeal(deal, ada, ben, cas);
      const reports = await Promise.all([ada, ben, cas].map((device) => device.report(deal)));
      expect(reports.map(({ verdict }) => verdict)).toEqual(['fair', 'fair', 'fair']);
      expect(new Set(reports.map(({ fingerprint }) => fingerprint)).size).toBe(1);
      expect(reports[0]).toMatchObject({
        fingerprint: expect.stringMatching(/^[0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}$/),
        aborted: [],
        vanished: 0,
      });
    }
  });

  it('is found fair where seats are drawn and the dealer is cut for', async () => {
    expect(await benOn(undefined, {}, { seating: 'draw' })).toBe('fair');
  });

  it('tells every device the list before any share is revealed', async () => {
    const { ada, ben, cas } = await threeAtTable();
    for (const device of [ada, ben, cas]) {
      await device.until(() => device.update);
      const order = device.heard.map(({ type }) => type).filter((type) => ['offer', 'list', 'update'].includes(type));
      expect(order.slice(0, 3)).toEqual(['offer', 'list', 'update']);
      expect(device.last('list')?.entries.map(({ names }) => names)).toEqual(expect.arrayContaining([['Ada'], ['Ben'], ['Cas']]));
    }
  });

  it('is fair for a device whose page was loaded again in mid-deal', async () => {
    const host = await hostOn(ownFolder());
    const ada = new Device(host, 'Ada', true);
    ada.send({ ...SOLO });
    await ada.until(() => ada.update);
    ada.close();
    const again = new Device(host, 'Ada', true, ada.store);
    await again.until(() => again.update);
    await playDeal(1, again);
    expect((await again.report(1)).verdict).toBe('fair');
  });

  it('is fair where a person takes a move back among bots, for a spectator too', async () => {
    const host = await hostOn(ownFolder());
    const ada = new Device(host, 'Ada', true);
    const eve = new Device(host, 'Eve');
    await eve.until(() => eve.last('home'));
    ada.send({ ...SOLO });
    const act = async (): Promise<void> => {
      const { version, legal } = await ada.until(() => (ada.update?.legal.actions.length ? ada.update : undefined));
      ada.send({ type: 'act', version, action: legal.actions.at(-1) ?? '' });
      await ada.until(() => ada.update !== undefined && ada.update.version > version && ada.update.legal.actions.length > 0);
    };
    await act();
    await act();
    ada.send({ type: 'undo', version: ada.update!.version });
    await ada.until(() => ada.update?.events.some(({ type }) => type === 'takeBack'));
    await eve.until(() => eve.update?.events.some(({ type }) => type === 'takeBack'));
    await playDeal(1, ada, eve);
    expect((await ada.report(1)).verdict).toBe('fair');
    expect((await eve.report(1)).verdict).toBe('follows');
  });

  it('is doubted by no device that was too slow for it', async () => {
    const { ada, ben, cas } = await threeAtTable(
      ({ ben }) => {
        let now = 0;
        ben.now = () => (now += SHARE_TIME);
        ben.down = offerWithList();
      },
      { shareTime: 200 },
    );
    await playDeal(1, ada, ben, cas);
    expect((await ben.report(1)).verdict).toBe('late');
    expect((await ada.report(1)).verdict).toBe('fair');
    expect(ada.table.doubts).toBeUndefined();
    ben.down = (message) => [message];
    await playDeal(2, ada, ben, cas);
    expect((await ben.report(2)).verdict, 'it takes part in the next deal').toBe('fair');
  });

  it('is doubted by no device whose page stood still, and read the offer and the list in one go', async () => {
    const { ada, ben, cas } = await threeAtTable(
      ({ ben }) => {
        ben.ran = () => ben.now() - SHARE_TIME;
        ben.down = offerWithList();
      },
      { shareTime: 200 },
    );
    await playDeal(1, ada, ben, cas);
    expect((await ben.report(1)).verdict).toBe('late');
    expect(ada.table.doubts).toBeUndefined();
  });

  it('is doubted by no device that revealed too late, and is dealt without it', async () => {
    const { ada, ben, cas } = await threeAtTable(
      ({ ben }) => {
        let now = 0;
        ben.now = () => (now += SHARE_TIME);
        let list: ServerMessage | undefined;
        ben.down = (message) => {
          if (message.type === 'list' && message.attempt === 1) list = message;
          if (message.type === 'offer' && list !== undefined) return [list, message];
          return message === list ? [] : [message];
        };
      },
      { shareTime: 200 },
    );
    await playDeal(1, ada, ben, cas);
    expect(await ben.report(1)).toMatchObject({ verdict: 'late', aborted: [{ deal: 1, attempt: 1, missing: ['Ben'] }] });
    expect(ada.table.doubts).toBeUndefined();
  });

  it('is doubted by no device that took so long to reveal that the next attempt was on its way', async () => {
    const { ada, ben, cas } = await threeAtTable(
      ({ ben }) => {
        ben.ran = () => ben.now() - SHARE_TIME;
        ben.up = (message) => (message.type === 'reveal' && message.attempt === 1 ? [] : [message]);
      },
      { shareTime: 200 },
    );
    await playDeal(1, ada, ben, cas);
    expect(await ben.report(1)).toMatchObject({ verdict: 'late', aborted: [{ deal: 1, attempt: 1, missing: ['Ben'] }] });
    expect(ada.table.doubts).toBeUndefined();
  });

  it('is doubted by no device that lost its connection on the way', async () => {
    const { host, ada, ben, cas } = await threeAtTable(({ ben }) => {
      ben.up = (message) => (message.type === 'commit' ? [] : [message]);
    });
    await expect.poll(() => ben.store.getItem('trickhouse.fairness')).toMatch(/"own":"[0-9a-f]/);
    ben.close();
    await ada.until(() => ada.update);
    const again = new Device(host, 'Ben', false, ben.store);
    await again.until(() => again.update);
    await playDeal(1, ada, again, cas);
    expect((await again.report(1)).verdict).toBe('follows');
    expect(ada.table.doubts).toBeUndefined();
  });

  it('lets a device that came in mid-deal check the cards, and no more', async () => {
    const { host, ada, ben, cas } = await threeAtTable();
    await ada.until(() => ada.update);
    const late = new Device(host, 'Dee');
    await late.until(() => late.update);
    await playDeal(1, ada, ben, cas, late);
    expect((await late.report(1)).verdict).toBe('follows');
    late.down = change('proof', (proof) => ({ ...proof, secret: share }));
    const again = new Device(host, 'Eve');
    again.down = late.down;
    await again.until(() => again.update);
    expect((await again.report(1)).verdict).toBe('fair/other-secret');
  });
});
