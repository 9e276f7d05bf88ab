import { describe, expect, it } from 'vitest';
import { freeSpot, isFree, type EdgeBox } from './freeSpot.ts';

const ROOM = { left: 0, top: 0, right: 390, bottom: 600 };
const box = (left: number, top: number, width: number, height: number): EdgeBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the free place nearest to a seat', () => {
  it('lies close to the plate and in the room, at an edge too', () => {
    const plate = box(10, 200, 80, 60);
    const spot = freeSpot(plate, { width: 120, height: 40 }, ROOM, [plate], 60);
    expect(spot).not.toBeNull();
    expect(isFree(spot!, ROOM, [plate])).toBe(true);
    expect(Math.max(spot!.left - plate.right, spot!.top - plate.bottom, plate.top - spot!.bottom)).toBeLessThan(12);
  });

  it('keeps off everything that lies there', () => {
    const plate = box(10, 200, 80, 60);
    const cards = [box(140, 150, 80, 160), box(10, 270, 80, 100)];
    const spot = freeSpot(plate, { width: 120, height: 40 }, ROOM, [plate, ...cards], 60);
    expect(spot?.bottom).toBeLessThanOrEqual(plate.top);
    expect(isFree(spot!, ROOM, [plate, ...cards])).toBe(true);
  });

  it('is none where everything is taken, or too far away', () => {
    const plate = box(10, 200, 80, 60);
    expect(freeSpot(plate, { width: 120, height: 40 }, ROOM, [plate, box(0, 0, 390, 600)], 60)).toBeNull();
    expect(freeSpot(plate, { width: 120, height: 40 }, ROOM, [plate, box(0, 100, 390, 260)], 60)).toBeNull();
    expect(freeSpot(plate, { width: 400, height: 40 }, ROOM, [plate], 60)).toBeNull();
  });
});
