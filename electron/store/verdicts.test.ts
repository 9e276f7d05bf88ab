import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFolder } from '../host/fixtures/host.fixture.ts';
import { lossTrends } from './history/lossTrend.ts';
import { Verdicts, type SavedVerdict } from './verdicts.ts';

const place = (): string => join(ownFolder(), 'verdicts.jsonl');
const verdict = (step: number, more: Partial<SavedVerdict> = {}): SavedVerdict => ({
  at: 1000,
  who: 'Ada',
  game: 'klaverjas',
  match: 'm1',
  deal: 1,
  step,
  kind: 'lead',
  mark: 'none',
  lost: 0,
  se: 1,
  judge: 1,
  ...more,
});

describe('the judgements that are kept', () => {
  it('count once for each decision, by the last line of it', async () => {
    const path = place();
    const first = new Verdicts(path);
    await first.add(verdict(3, { mark: 'mistake', lost: 20 }));
    await first.add(verdict(3, { mark: 'mistake', lost: 20 }));
    await first.add(verdict(3, { mark: 'inaccuracy', lost: 20 }));
    await first.add(verdict(7));
    // As after a power cut: nothing is closed.
    const second = new Verdicts(path);
    expect(second.all).toHaveLength(3);
    expect([...second.current]).toEqual([verdict(3, { mark: 'inaccuracy', lost: 20 }), verdict(7)]);
    expect(readFileSync(path, 'utf8')).toBe(second.text());
    await second.forget();
    expect([...second.current]).toEqual([]);
    await second.close();
    expect(existsSync(path)).toBe(false);
    await first.close();
  });

  it('lose nothing but the line that was being written, wherever it is cut off', async () => {
    const path = place();
    const verdicts = new Verdicts(path);
    for (const step of [1, 2, 3]) await verdicts.add(verdict(step));
    await verdicts.close();
    const text = readFileSync(path, 'utf8');
    for (let length = 0; length <= text.length; length += 5) {
      writeFileSync(path, text.slice(0, length));
      const whole = Math.max(0, text.slice(0, length).split('\n').length - 2);
      const cut = new Verdicts(path);
      expect([...cut.current]).toHaveLength(whole);
      await cut.add(verdict(9));
      await cut.close();
      expect([...new Verdicts(path).current].map(({ step }) => step)).toEqual([...[1, 2, 3].slice(0, whole), 9]);
    }
  });
});

describe('what decisions cost over time', () => {
  it('adds up by game, person and kind', () => {
    const trends = lossTrends([
      verdict(1, { lost: 10, kind: 'call', mark: 'mistake' }),
      verdict(2, { lost: 2 }),
      verdict(2, { deal: 2, lost: 0 }),
      verdict(1, { who: 'Ben', lost: 5 }),
      verdict(1, { game: 'manille', lost: 5 }),
    ]);
    expect(trends.map(({ game, who, deals, decisions, lost }) => [game, who, deals, decisions, lost])).toEqual([
      ['klaverjas', 'Ada', 2, 3, 12],
      ['klaverjas', 'Ben', 1, 1, 5],
      ['manille', 'Ada', 1, 1, 5],
    ]);
    expect(trends[0]).toMatchObject({
      marks: { inaccuracy: 0, mistake: 1, blunder: 0 },
      kinds: { decisions: [1, 2, 0, 0, 0], lost: [10, 2, 0, 0, 0] },
      points: [],
    });
  });

  it('draws a curve over deals in the order of play, whose parts are the whole', () => {
    const deals = Array.from({ length: 60 }, (_, deal) => [
      verdict(1, { at: 60 - deal, deal, lost: deal, kind: 'follow' }),
      verdict(2, { at: 60 - deal, deal, lost: 1, kind: 'discard' }),
    ]).flat();
    const { window, points, lost, se } = lossTrends(deals)[0]!;
    expect(window).toBe(20);
    expect(points).toHaveLength(41);
    expect([points[0]!.deal, points.at(-1)!.deal]).toEqual([20, 60]);
    expect(lost).toBeCloseTo((59 * 60) / 2 + 60);
    // The deals with the higher numbers were played first, and lost more.
    expect(points[0]!.mean).toBeCloseTo((49.5 + 1) / 2);
    expect(points.at(-1)!.mean).toBeCloseTo((9.5 + 1) / 2);
    for (const { mean, parts, error } of points) {
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(mean);
      expect(error).toBeGreaterThan(0);
    }
    // Sixty deals that differ by 17.3 points, two decisions each.
    expect(se).toBeCloseTo(17.32 / 2 / Math.sqrt(60), 1);
  });
});
