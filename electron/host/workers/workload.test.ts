import { expect, it } from 'vitest';
import { Workload } from './workload.ts';

/** A promise, and the functions that settle it. */
function deferred(): { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void } {
  let [resolve, reject]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

it('is busy while any work runs, and idle when the last has ended', async () => {
  const workload = new Workload();
  const heard: string[] = [];
  const end = workload.onBusy(() => heard.push('busy'));
  await workload.idle();
  const [first, second] = [deferred(), deferred()];
  const done = [workload.track(first.promise), workload.track(second.promise)];
  expect(heard).toEqual(['busy']);
  void workload.idle().then(() => heard.push('idle'));
  first.resolve();
  await done[0];
  expect(workload.isBusy).toBe(true);
  expect(heard).toEqual(['busy']);
  second.reject(new Error('failed'));
  await expect(done[1]).rejects.toThrow('failed');
  await workload.idle();
  expect(heard).toEqual(['busy', 'idle']);
  end();
  await workload.track(Promise.resolve());
  expect(heard).toEqual(['busy', 'idle']);
});
