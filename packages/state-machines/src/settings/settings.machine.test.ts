import { defaultSettings, type Settings } from '@mirror-studio/domain/settings';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { stateName } from '../walk/walk.ts';
import { settingsFlow } from './settings.events.ts';
import { provideSettings } from './settings.machine.ts';
import type { SettingsEmitted } from './settings.types.ts';

function opened(saved: Settings = defaultSettings) {
  const storage = held<Settings, unknown>();
  const actor = createActor(provideSettings({ saveSettings: storage.effect }), { input: { saved } });
  const emitted: SettingsEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'dialog.opened' });
  const change = (part: Partial<Settings>) => actor.send({ type: 'setting.changed', change: part });
  return { actor, storage, emitted, change, state: () => stateName(actor.getSnapshot().value) };
}

describe('settings', () => {
  it('is walked whole', () => expectCovered(settingsFlow));

  it('is dirty while anything differs, and clean again when it no longer does', () => {
    const { actor, change, state } = opened();
    expect(actor.getSnapshot().can({ type: 'settings.saved' })).toBe(false);
    change({ theme: 'light' });
    expect(state()).toBe('open.dirty');
    change({ theme: 'dark' });
    expect(state()).toBe('open.clean');
  });

  it('saves, applies, tells and closes', async () => {
    const { actor, storage, emitted, change, state } = opened();
    change({ theme: 'light' });
    actor.send({ type: 'settings.saved' });
    await storage.answer(0, {});
    expect(state()).toBe('closed');
    expect(emitted.map(({ type }) => type)).toEqual(['settings.applied', 'notice.raised']);
    expect(actor.getSnapshot().context.saved.theme).toBe('light');
  });

  it('resets to the defaults, which still need saving', () => {
    const { actor, storage, change, state } = opened({ ...defaultSettings, theme: 'light' });
    change({ exportFormat: 'webp' });
    actor.send({ type: 'settings.reset' });
    expect(actor.getSnapshot().context.draft).toEqual(defaultSettings);
    expect(state()).toBe('open.dirty');
    expect(storage.asked).toEqual([]);
  });

  it('discards the draft when it is closed', () => {
    const { actor, change, state } = opened();
    change({ theme: 'light' });
    actor.send({ type: 'dialog.closed' });
    actor.send({ type: 'dialog.opened' });
    expect(state()).toBe('open.clean');
  });

  it('does not change what is disabled or hidden', () => {
    const { actor, change } = opened();
    change({ pushNotifications: false });
    change({ systemUpdates: true });
    change({ mirrorProtocolEnabled: false });
    change({ allowTraining: true });
    expect(actor.getSnapshot().context.draft).toMatchObject({ systemUpdates: false, allowTraining: false });
  });

  it('keeps the draft when the storage is full', async () => {
    const { actor, storage, emitted, change, state } = opened();
    change({ theme: 'light' });
    actor.send({ type: 'settings.saved' });
    await storage.fail(0, new Error('full'));
    expect(state()).toBe('open.dirty');
    expect(emitted).toMatchObject([{ notice: { title: { key: 'saveFailed' } } }]);
  });
});
