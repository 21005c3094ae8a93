import { expect, test } from 'vitest';
import { OverlayController } from './overlay-controller.ts';

type Name = 'help' | 'jobs' | 'wallet';

/** A controller whose code is loaded by the test, with what was opened, closed and failed. */
function start() {
  const loads: { name: Name; answer: PromiseWithResolvers<string> }[] = [];
  const events: string[] = [];
  const overlays = new OverlayController<Name, string>({
    load: (name) => {
      const answer = Promise.withResolvers<string>();
      loads.push({ name, answer });
      return answer.promise;
    },
    onFailed: () => events.push('failed'),
  });
  /** The code of an overlay is there: its machine begins closed. */
  const register = (name: Name) => {
    let isOpen = false;
    return overlays.register(name, {
      open: (detail) => {
        isOpen = true;
        events.push(typeof detail === 'string' ? `open ${name} at ${detail}` : `open ${name}`);
      },
      close: () => {
        if (isOpen) events.push(`close ${name}`);
        isOpen = false;
      },
      isOpen: () => isOpen,
    });
  };
  const settle = async (how: 'resolve' | 'reject', index = 0) => {
    loads[index]?.answer[how](`the code of ${loads[index].name}`);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };
  return { overlays, loads, events, register, settle, asked: () => loads.map(({ name }) => name) };
}

test('what is asked for before its code is there opens when it registers, once, at its place', async () => {
  const { overlays, events, register, settle, asked } = start();
  overlays.show('help', 'the gallery');
  expect([asked(), overlays.current(), events]).toEqual([['help'], 'help', []]);
  await settle('resolve');
  expect(overlays.loaded()).toEqual([{ name: 'help', part: 'the code of help' }]);
  const leave = register('help');
  expect(events).toEqual(['open help at the gallery']);
  expect(overlays.current()).toBe('help');
  leave();
  expect(overlays.current()).toBeNull();
  register('help');
  expect([events, overlays.current()]).toEqual([['open help at the gallery'], null]);
});

test('what another was asked for in place of meanwhile stays closed', async () => {
  const { overlays, events, register, settle } = start();
  overlays.show('help');
  overlays.show('jobs');
  await settle('resolve');
  register('help');
  expect([events, overlays.current()]).toEqual([[], 'jobs']);
  register('jobs');
  expect(events).toEqual(['open jobs']);
});

test('what is closed before its code is there stays closed', async () => {
  const { overlays, events, register, settle } = start();
  overlays.show('help');
  overlays.close('jobs');
  expect(overlays.current()).toBe('help');
  overlays.toggle('help');
  await settle('resolve');
  register('help');
  expect([events, overlays.current()]).toEqual([[], null]);
});

test('code that cannot be loaded is reported and forgotten, and asked for again the next time', async () => {
  const { overlays, events, settle, asked } = start();
  overlays.show('help');
  await settle('reject');
  expect([events, overlays.current(), overlays.loaded()]).toEqual([['failed'], null, []]);
  overlays.show('help');
  expect(asked()).toEqual(['help', 'help']);
});

test('code that cannot be loaded is not reported to somebody who asked for another meanwhile', async () => {
  const { overlays, events, settle } = start();
  overlays.show('help');
  overlays.show('jobs');
  await settle('reject');
  expect([events, overlays.current()]).toEqual([[], 'jobs']);
});

test('code is loaded once, however often it is asked for', async () => {
  const { overlays, settle, asked } = start();
  let changes = 0;
  const stop = overlays.subscribe(() => {
    changes += 1;
  });
  overlays.show('help');
  overlays.show('help');
  await settle('resolve');
  overlays.show('help');
  expect([asked(), changes]).toEqual([['help'], 1]);
  stop();
  overlays.show('jobs');
  await settle('resolve', 1);
  expect([overlays.loaded().map(({ name }) => name), changes]).toEqual([['help', 'jobs'], 1]);
});

test('one overlay is open at a time, and can be taken to another place', () => {
  const { overlays, events, register } = start();
  for (const name of ['help', 'jobs'] as const) register(name);
  expect(overlays.current()).toBeNull();
  overlays.show('help');
  overlays.show('help', 'the gallery');
  overlays.show('jobs');
  expect(events).toEqual(['open help', 'open help at the gallery', 'close help', 'open jobs']);
  expect(overlays.current()).toBe('jobs');
  // Its code is not there yet, and nothing else stays open meanwhile.
  overlays.show('wallet');
  expect([events.at(-1), overlays.current()]).toEqual(['close jobs', 'wallet']);
});

test('a toggle opens what is closed and closes what is open', () => {
  const { overlays, events, register } = start();
  register('jobs');
  overlays.toggle('jobs');
  overlays.toggle('jobs');
  expect([events, overlays.current()]).toEqual([['open jobs', 'close jobs'], null]);
});

test('an open overlay that another replaces before its code is there does not take its place', () => {
  const { overlays, events, register } = start();
  register('jobs');
  overlays.show('help');
  overlays.show('jobs');
  register('help');
  expect([events, overlays.current()]).toEqual([['open jobs'], 'jobs']);
});
