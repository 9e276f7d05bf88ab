import { hostOn, ownFolder } from '../../electron/host/fixtures/host.fixture.ts';
import type { Host, HostSettings } from '../../electron/host/host.ts';
import { ADA, bot, SOLO } from '../../electron/host/fixtures/matches.fixture.ts';
import { Device, playDeal } from './device.fixture.ts';
import type { Verdict } from './fairness.ts';

/** Ada at the host, Ben and Cas elsewhere, a bot; all three devices take part. `prepare` may meddle before the first deal. */
export async function threeAtTable(
  prepare: (devices: { ada: Device; ben: Device; cas: Device }) => void = () => undefined,
  settings: Partial<HostSettings> = {},
  start: Partial<typeof SOLO> | { seating: 'draw'; dealer?: never } = {},
): Promise<{ host: Host; ada: Device; ben: Device; cas: Device }> {
  const host = await hostOn(ownFolder(), settings);
  const ada = new Device(host, 'Ada', true);
  const { dealer, ...solo } = SOLO;
  const seats = 'seating' in start && start.seating !== 'fixed' ? solo : { ...solo, dealer };
  ada.send({ ...seats, ...start, people: [ADA, { kind: 'open' }, { kind: 'open' }, bot('Bot')] });
  const [ben, cas] = [new Device(host, 'Ben'), new Device(host, 'Cas')];
  for (const [index, device] of [ben, cas].entries()) {
    await device.until(() => device.last('table'));
    device.send({ type: 'sit', person: index + 1 });
    await device.until(() => device.table.people[index + 1]?.mine);
  }
  prepare({ ada, ben, cas });
  ada.send({ type: 'begin', bots: [] });
  return { host, ada, ben, cas };
}

/** Plays the first deal, and has Ben's device say what it makes of it. */
export async function benOn(...[prepare, settings, start]: Parameters<typeof threeAtTable>): Promise<Verdict> {
  const { ada, ben, cas } = await threeAtTable(prepare, settings, start);
  await playDeal(1, ada, ben, cas);
  return (await ben.report(1)).verdict;
}
