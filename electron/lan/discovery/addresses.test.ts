import { describe, expect, it } from 'vitest';
import { atEachAddress, whenMoved } from './addresses.ts';
import { Place } from '../fixtures/place.fixture.ts';

describe('something at each address of this machine', () => {
  it('begins and ends with the address, and ends everywhere at the end', async () => {
    const here = new Place([]);
    const going = new Set<string>();
    const begun: string[] = [];
    const end = atEachAddress(here, (address) => {
      begun.push(address);
      going.add(address);
      return () => Promise.resolve(void going.delete(address));
    });
    expect(begun).toEqual([]);
    here.move('192.168.1.5');
    here.move('192.168.1.5', '10.0.0.2');
    expect(begun, 'what is there already stays').toEqual(['192.168.1.5', '10.0.0.2']);
    here.move('10.0.0.2');
    expect([...going]).toEqual(['10.0.0.2']);
    here.move('10.0.0.2', '192.168.1.5');
    expect(begun).toEqual(['192.168.1.5', '10.0.0.2', '192.168.1.5']);
    await end();
    expect(going.size).toBe(0);
    here.move('172.16.0.9');
    expect(begun).toHaveLength(3);
  });
});

describe('whoever wants to know when the machine moves', () => {
  it('hears of each change once, until that is enough', () => {
    const here = new Place(['10.0.0.2']);
    const told: (readonly string[])[] = [];
    const enough = whenMoved(here, (addresses) => told.push(addresses));
    here.move('10.0.0.2');
    here.move();
    here.move();
    here.move('10.0.0.3');
    enough();
    here.move('10.0.0.4');
    expect(told).toEqual([[], ['10.0.0.3']]);
  });
});
