import { expect, it } from 'vitest';
import { Crowd } from './crowd.ts';

it('lets in so many from one address at a time, and so many in a while; others do not suffer for it', () => {
  let now = 0;
  const crowd = new Crowd(() => now);
  const enter = (address: string, times: number): number =>
    Array.from({ length: times }, () => crowd.enter(address)).filter(Boolean).length;
  expect(enter('192.0.2.1', 100)).toBe(24);
  crowd.leave('192.0.2.1');
  expect(crowd.enter('192.0.2.1')).toBe(true);
  expect(enter('192.0.2.2', 2)).toBe(2);
  let came = 0;
  for (let i = 0; i < 100; i += 1)
    if (crowd.enter('192.0.2.3')) {
      came += 1;
      crowd.leave('192.0.2.3');
    }
  expect(came).toBe(60);
  now += 1000;
  expect(enter('192.0.2.3', 10)).toBe(5);
});

it('forgets only addresses from which nobody is there', () => {
  const crowd = new Crowd(() => 0);
  for (let i = 0; i < 24; i += 1) crowd.enter('192.0.2.1');
  for (let i = 0; i < 3000; i += 1) {
    crowd.enter(`10.0.${i >> 8}.${i & 255}`);
    crowd.leave(`10.0.${i >> 8}.${i & 255}`);
  }
  expect(crowd.enter('192.0.2.1')).toBe(false);
});
