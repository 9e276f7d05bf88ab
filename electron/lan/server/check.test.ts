import { get } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseLink } from '../../../engine/protocol/link.ts';
import { CODE, hostOn, ownFolder, TestClient } from '../../host/fixtures/host.fixture.ts';
import { PARTY } from '../../host/fixtures/matches.fixture.ts';
import { VISITS } from '../../host/limits/limits.ts';
import { Place } from '../fixtures/place.fixture.ts';
import { Lan } from '../network.ts';
import { checkPage } from './checkPage.ts';

/** The answer to a request by a phone of some languages. */
function phone(port: number, path: string, languages = 'nl-BE,nl;q=0.9'): Promise<{ status: number; policy: string; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-language': languages };
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      let body = '';
      response.on('data', (data: Buffer) => (body += data.toString()));
      const policy = String(response.headers['content-security-policy']);
      response.on('end', () => resolve({ status: Number(response.statusCode), policy, body }));
    }).on('error', reject);
  });
}

async function table(): Promise<{ ada: TestClient; port: number }> {
  const pages = join(ownFolder(), 'renderer');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Trickhouse</title>');
  const network = new Lan({ pages, announce: false, port: 0, here: new Place(['127.0.0.1']) });
  const host = await hostOn(ownFolder(), { network, code: CODE });
  const ada = new TestClient(host, true);
  await ada.ask(PARTY);
  await ada.until(() => ada.last('lan')?.name === 'Ada');
  const link = parseLink(host.whereabouts.link ?? '');
  if (!link.ok) throw new Error(link.error.code);
  return { ada, port: link.value.port };
}

describe('the self-test of a phone', () => {
  it('names the table in the phone’s language, without code, key or script, and the host sees which phone it was', async () => {
    const { ada, port } = await table();
    expect(ada.last('lan')).not.toHaveProperty('visits');
    const { status, body, policy } = await phone(port, '/check');
    expect(status).toBe(200);
    expect(body).toContain('<html lang="nl">');
    expect(body).toContain('Je bent bij de tafel van Ada');
    expect(body).not.toMatch(/<script|TEST22/);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const seen = await ada.until(() => ada.last('lan')?.visits?.[0]);
    expect(seen).toEqual({ from: '127.0.0.1', at: '127.0.0.1', page: 'check', seconds: 0 });
    await phone(port, '/');
    expect(await ada.until(() => ada.last('lan')?.visits?.find(({ page }) => page === 'table'))).toMatchObject({ from: '127.0.0.1' });
  });

  it('is limited for each address, and the host hears no more of it then', async () => {
    const { ada, port } = await table();
    const before = ada.messages.length;
    const statuses: number[] = [];
    for (let at = 0; at < VISITS.byAddress.burst + 5; at += 1) statuses.push((await phone(port, '/check')).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(VISITS.byAddress.burst + 1);
    expect(statuses.at(-1)).toBe(429);
    const heard = ada.messages.slice(before).filter(({ type }) => type === 'lan');
    expect(heard.length).toBeLessThanOrEqual(VISITS.byAddress.burst + 1);
  });

  it('forgets the phones when the table is closed', async () => {
    const { ada, port } = await table();
    await phone(port, '/check');
    await ada.until(() => ada.last('lan')?.visits !== undefined);
    await ada.ask({ type: 'lan', open: false });
    expect(ada.last('lan')).not.toHaveProperty('visits');
  });

  it('shows a name as text', () => {
    const page = checkPage('<b>"A&B\'</b>', 'xx, en;q=0.5');
    expect(page).toContain('&#60;b&#62;&#34;A&#38;B&#39;&#60;/b&#62;');
    expect(page).not.toContain('<b>');
  });
});
