import { shortcutLimits } from '@mirror-studio/domain/constants/help';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import {
  bindShortcut,
  type KeyBinding,
  type KeyPress,
  type ShortcutPreferences,
  defaultShortcutPreferences as untouched,
} from '@mirror-studio/domain/shortcuts';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { shortcutSettingsFlow } from './shortcut-settings.flow.ts';
import { provideShortcutSettings } from './shortcut-settings.machine.ts';
import type { ShortcutSettingsEmitted } from './shortcut-settings.types.ts';

const command = (key: string): KeyBinding => ({ kind: 'combination', modifier: 'command', key });

function opened(saved: ShortcutPreferences = untouched, isAdmin = false) {
  const storage = held<ShortcutPreferences, unknown>();
  const clock = new SimulatedClock();
  const actor = createActor(provideShortcutSettings({ saveShortcuts: storage.effect }), {
    clock,
    input: { saved, isApple: false },
  });
  const emitted: ShortcutSettingsEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'dialog.opened', isAdmin });
  const press = (key: string, modifiers: Partial<KeyPress> = {}) =>
    actor.send({
      type: 'key.pressed',
      press: { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers },
    });
  const record = (id: string, key: string, modifiers: Partial<KeyPress> = { ctrlKey: true }) => {
    actor.send({ type: 'recording.begun', id });
    press(key, modifiers);
  };
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    storage,
    clock,
    emitted,
    press,
    record,
    context,
    panel: () => stateName(actor.getSnapshot().value, ['keeping']).replace('panel.', ''),
    bindings: () => context().preferences.bindings,
  };
}

describe('shortcut settings', () => {
  it('is explored whole', () =>
    expectCovered(shortcutSettingsFlow, {
      open: 'panel.open',
      pending: 'keeping.saving',
    }));

  it('keeps what was recorded at once', async () => {
    const { storage, record, panel, bindings, context } = opened();
    record('jobs', 'u');
    expect([panel(), bindings()]).toEqual(['open.list', { jobs: [command('u')] }]);
    expect(storage.asked).toEqual([{ ...untouched, bindings: { jobs: [command('u')] } }]);
    await storage.answer(0, {});
    expect(context().saved).toEqual(context().preferences);
    expect(storage.asked).toHaveLength(1);
  });

  it('saves a change that comes while another is being saved, also after the dialog was closed', async () => {
    const { actor, storage, record, context } = opened();
    record('jobs', 'u');
    actor.send({ type: 'characterKeys.toggled' });
    actor.send({ type: 'dialog.closed' });
    expect([storage.asked.length, storage.cancelled(0)]).toEqual([1, false]);
    await storage.answer(0, {});
    expect(storage.asked.at(-1)).toEqual({ characterKeys: false, bindings: { jobs: [command('u')] } });
    await storage.answer(1, {});
    expect(context().saved.characterKeys).toBe(false);
  });

  it('takes back what cannot be saved, and says so', async () => {
    const { clock, storage, record, emitted, bindings } = opened();
    record('jobs', 'u');
    await storage.fail(0, new Error('full'));
    expect(bindings()).toEqual({});
    expect(emitted).toMatchObject([{ notice: { tone: 'error', title: { key: 'saveFailed' } } }]);
    record('jobs', 'u');
    clock.increment(requestLimits.answerMs);
    expect([bindings(), emitted.length]).toEqual([{}, 2]);
  });

  it('records a chord within its window, and no later', () => {
    const { actor, clock, press, panel, bindings } = opened();
    actor.send({ type: 'recording.begun', id: 'help' });
    press('g');
    expect(panel()).toEqual('open.recording.second');
    clock.increment(shortcutLimits.chordMs);
    expect(panel()).toEqual('open.recording.first');
    press('g');
    press('Shift', { shiftKey: true });
    press('y');
    expect([panel(), bindings()]).toEqual([
      'open.list',
      { help: [{ kind: 'chord', first: 'g', second: 'y' }] },
    ]);
  });

  it('says why keys cannot be chosen, until others are or it is left', () => {
    const { actor, press, record, panel, context, storage } = opened();
    record('jobs', 'w');
    expect([panel(), context().refusal]).toEqual(['open.recording.first', 'browser']);
    press('u');
    expect(context().refusal).toBe('typing');
    actor.send({ type: 'recording.cancelled' });
    expect([panel(), context().refusal]).toEqual(['open.list', null]);
    actor.send({ type: 'recording.begun', id: 'help' });
    press('F8');
    press('g');
    expect(context().refusal).toBeNull();
    press('Tab');
    expect([panel(), context().refusal, storage.asked]).toEqual(['open.recording.first', 'key', []]);
  });

  it('takes keys over from another, or leaves them to it', () => {
    const { actor, record, panel, bindings, context } = opened();
    record('jobs', 'b');
    expect([panel(), context().wanted]).toEqual(['open.conflict', { id: 'jobs', bindings: [command('b')] }]);
    actor.send({ type: 'takeover.cancelled' });
    expect([panel(), bindings()]).toEqual(['open.list', {}]);
    record('jobs', 'b');
    actor.send({ type: 'takeover.confirmed' });
    expect([panel(), bindings()]).toEqual(['open.list', { jobs: [command('b')], sidebar: null }]);
  });

  it('asks too before a shortcut that is switched on or reset takes its keys back', () => {
    const { actor, record, panel, bindings } = opened();
    record('jobs', 'b');
    actor.send({ type: 'takeover.confirmed' });
    for (const type of ['shortcut.toggled', 'shortcut.reset'] as const) {
      actor.send({ type, id: 'sidebar' });
      expect(panel(), type).toBe('open.conflict');
      actor.send({ type: 'takeover.cancelled' });
    }
    actor.send({ type: 'shortcut.toggled', id: 'sidebar' });
    actor.send({ type: 'takeover.confirmed' });
    expect(bindings()).toEqual({ jobs: null });
  });

  it('knows of the keys of admins with admins alone', () => {
    const chord = (isAdmin: boolean) => {
      const { record, press, panel } = opened(untouched, isAdmin);
      record('help', 'g', {});
      press('a');
      return panel();
    };
    expect([chord(false), chord(true)]).toEqual(['open.list', 'open.conflict']);
  });

  it('switches one off and on, and resets one or all', () => {
    const { actor, record, bindings, context } = opened();
    actor.send({ type: 'shortcut.toggled', id: 'jobs' });
    expect(bindings()).toEqual({ jobs: null });
    actor.send({ type: 'shortcut.toggled', id: 'jobs' });
    expect(bindings()).toEqual({});
    record('jobs', 'u');
    record('palette', 'i');
    actor.send({ type: 'shortcut.reset', id: 'jobs' });
    expect(bindings()).toEqual({ palette: [command('i')] });
    actor.send({ type: 'characterKeys.toggled' });
    actor.send({ type: 'all.reset' });
    expect(context().preferences).toEqual(untouched);
    expect(actor.getSnapshot().can({ type: 'all.reset' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'shortcut.reset', id: 'jobs' })).toBe(false);
  });

  it('follows another tab, whose change ends a question about keys', () => {
    const { actor, storage, record, panel, bindings } = opened();
    record('jobs', 'b');
    const elsewhere = bindShortcut(untouched, 'jobs', null);
    actor.send({ type: 'preferences.replaced', preferences: elsewhere });
    expect([panel(), bindings(), storage.asked]).toEqual(['open.list', { jobs: null }, []]);
  });
});
