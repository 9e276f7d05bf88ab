import { describe, expect, it } from 'vitest';
import { freePlace, isFree, type EdgeBox } from './freePlace.ts';

const box = (left: number, top: number, width: number, height: number): EdgeBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the place of a note on a board', () => {
  const BOARD = box(0, 0, 960, 728);
  const NOTE = { width: 330, height: 140 };
  const MIDDLE = box(480, 364, 0, 0);

  it('lies as near as it may where nothing else does', () => {
    const place = freePlace(MIDDLE, NOTE, BOARD, []);
    expect(Math.abs(place!.box.left + NOTE.width / 2 - 480)).toBeLessThan(6);
    expect(Math.abs(place!.box.top + NOTE.height / 2 - 364)).toBeLessThan(6);
  });

  it('lies between what is asked and the player opposite', () => {
    const panel = box(258, 256, 440, 270);
    const opposite = box(413, 58, 220, 30);
    const place = freePlace(MIDDLE, NOTE, BOARD, [panel, opposite]);
    expect(place!.covers).toBe(0);
    expect(isFree(place!.box, BOARD, [panel, opposite])).toBe(true);
    expect(place!.box.top).toBeGreaterThanOrEqual(opposite.bottom);
    expect(place!.box.bottom).toBeLessThanOrEqual(panel.top);
  });

  it('covers what it must where there is no room', () => {
    const place = freePlace(MIDDLE, NOTE, BOARD, [box(0, 0, 960, 700)]);
    expect(place!.box.bottom).toBe(723);
    expect(place!.covers).toBe(330 * (705 - 583));
  });

  it('does not exist on a board that is narrower than it', () => {
    expect(freePlace(MIDDLE, NOTE, box(0, 0, 300, 100), [])).toBeNull();
  });
});

describe('the free place nearest to a seat', () => {
  const ROOM = box(0, 0, 390, 600);
  const LINE = { width: 120, height: 40 };
  const plate = box(10, 200, 80, 60);

  it('lies close to the plate and in the room, at an edge too', () => {
    const { box: spot } = freePlace(plate, LINE, ROOM, [plate], 60)!;
    expect(isFree(spot, ROOM, [plate])).toBe(true);
    expect(Math.max(spot.left - plate.right, spot.top - plate.bottom, plate.top - spot.bottom)).toBeLessThan(12);
  });

  it('keeps off everything that lies there', () => {
    const things = [plate, box(140, 150, 80, 160), box(10, 270, 80, 100)];
    const { box: spot } = freePlace(plate, LINE, ROOM, things, 60)!;
    expect(spot.bottom).toBeLessThanOrEqual(plate.top);
    expect(isFree(spot, ROOM, things)).toBe(true);
  });

  it('covers something where everything within reach is taken', () => {
    expect(freePlace(plate, LINE, ROOM, [plate, box(0, 0, 390, 600)], 60)!.covers).toBeGreaterThan(0);
    expect(freePlace(plate, LINE, ROOM, [plate, box(0, 100, 390, 260)], 60)!.covers).toBeGreaterThan(0);
  });

  it('does not exist for a line that is wider than the room', () => {
    expect(freePlace(plate, { width: 400, height: 40 }, ROOM, [plate], 60)).toBeNull();
  });
});
