import { shortcutLimits } from '@mirror-studio/domain/constants/help';
import {
  applyShortcuts,
  bindShortcut,
  defaultShortcutPreferences,
  type KeyPress,
} from '@mirror-studio/domain/shortcuts';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { expectCovered } from '../testing/expect-covered.ts';
import { keyPress, shortcutsFlow } from './shortcuts.flow.ts';
import { shortcutsMachine } from './shortcuts.machine.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(shortcutsMachine, { clock, input: { isAdmin: false } });
  const run: string[] = [];
  actor.on('shortcut.run', ({ shortcut }) => run.push(shortcut.id));
  actor.start();
  const press = (
    key: string,
    modifiers: Partial<KeyPress> = {},
    where = { typing: false, overlayOpen: false },
  ) => actor.send({ type: 'key.pressed', press: keyPress(key, modifiers), ...where });
  return { actor, clock, run, press };
}

describe('shortcuts', () => {
  it('is explored whole', () => expectCovered(shortcutsFlow, {}));

  it('takes a chord within its window and no later', () => {
    const { clock, run, press } = start();
    press('g');
    clock.increment(shortcutLimits.chordMs - 1);
    press('p');
    press('g');
    clock.increment(shortcutLimits.chordMs);
    press('p');
    expect(run).toEqual(['go.photoShoot']);
  });

  it('goes to the gallery by G G, and needs a new chord after it', () => {
    const { run, press } = start();
    press('g');
    press('g');
    press('d');
    expect(run).toEqual(['go.gallery']);
  });

  it.each([
    { typing: true, overlayOpen: false },
    { typing: false, overlayOpen: true },
  ])('leaves keys alone with %o, but not what no text needs', (where) => {
    const { run, press } = start();
    press('g', {}, where);
    press('p', {}, where);
    press('?', { shiftKey: true }, where);
    press('j', { ctrlKey: true }, where);
    expect(run).toEqual(['jobs']);
  });

  it('forgets a chord when the window loses the focus or another key comes', () => {
    const { actor, run, press } = start();
    press('g');
    actor.send({ type: 'window.blurred' });
    press('p');
    press('g');
    press('x');
    press('p');
    expect(run).toEqual([]);
  });

  it('follows who is there: what is for admins runs for admins alone', () => {
    const { actor, run, press } = start();
    const toConsole = () => {
      press('g');
      press('a');
    };
    toConsole();
    actor.send({ type: 'visitor.changed', isAdmin: true });
    toConsole();
    actor.send({ type: 'visitor.changed', isAdmin: false });
    toConsole();
    expect(run).toEqual(['go.adminConsole']);
  });

  it('follows what was chosen: new keys at once, the old ones no more', () => {
    const { actor, run, press } = start();
    const chosen = bindShortcut(defaultShortcutPreferences, 'jobs', [
      { kind: 'combination', modifier: 'command', key: 'u' },
    ]);
    press('u', { ctrlKey: true });
    actor.send({
      type: 'shortcuts.changed',
      shortcuts: applyShortcuts({ ...chosen, characterKeys: false }),
    });
    press('j', { ctrlKey: true });
    press('u', { ctrlKey: true });
    press('g');
    expect([run, actor.getSnapshot().value]).toEqual([['jobs'], 'idle']);
  });
});
