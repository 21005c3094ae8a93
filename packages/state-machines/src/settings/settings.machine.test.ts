import { defaultSettings, type Settings } from '@mirror-studio/domain/settings';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { settingsFlow } from './settings.flow.ts';
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
    expect(emitted).toMatchObject([
      { type: 'settings.applied', settings: { theme: 'light' } },
      { notice: { tone: 'success', title: { key: 'settingsSaved' } } },
    ]);
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
    change({ systemUpdates: true });
    expect(actor.getSnapshot().context.draft.systemUpdates).toBe(true);
    change({ systemUpdates: false });
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
    expect(emitted).toMatchObject([{ notice: { tone: 'error', title: { key: 'saveFailed' } } }]);
  });

  it('opens at the first tab, however it was left', () => {
    const { actor } = opened();
    const tab = () => actor.getSnapshot().context.tab;
    expect(tab()).toBe('general');
    actor.send({ type: 'tab.changed', tab: 'privacy' });
    expect(tab()).toBe('privacy');
    actor.send({ type: 'dialog.closed' });
    expect(tab()).toBe('general');
  });

  it('applies what another tab saved: all of it when closed, beside the draft when open', () => {
    const { actor, emitted, change, state } = opened();
    const light: Settings = { ...defaultSettings, theme: 'light' };
    change({ theme: 'light' });
    actor.send({ type: 'settings.replaced', saved: light });
    expect(state()).toBe('open.clean');
    actor.send({ type: 'settings.replaced', saved: defaultSettings });
    expect(state()).toBe('open.dirty');
    actor.send({ type: 'dialog.closed' });
    actor.send({ type: 'settings.replaced', saved: light });
    expect(actor.getSnapshot().context).toEqual({ saved: light, draft: light, tab: 'general' });
    const applied = [light, defaultSettings, light].map((settings) => ({
      type: 'settings.applied',
      settings,
    }));
    expect(emitted).toEqual(applied);
  });

  it('can be closed while it saves, and hears then too what another tab saved', async () => {
    const { actor, storage, emitted, change, state } = opened();
    change({ theme: 'light' });
    actor.send({ type: 'settings.saved' });
    expect(storage.asked).toEqual([{ ...defaultSettings, theme: 'light' }]);
    const webp: Settings = { ...defaultSettings, exportFormat: 'webp' };
    actor.send({ type: 'settings.replaced', saved: webp });
    expect([state(), actor.getSnapshot().context.saved, emitted]).toEqual([
      'saving',
      webp,
      [{ type: 'settings.applied', settings: webp }],
    ]);
    actor.send({ type: 'dialog.closed' });
    expect([state(), storage.cancelled(0)]).toEqual(['closed', true]);
    expect(actor.getSnapshot().context.draft).toEqual(webp);
  });

  it('offers no choice of protection without protection', () => {
    const { actor, change } = opened({ ...defaultSettings, mirrorProtocolEnabled: false });
    change({ allowResale: !defaultSettings.allowResale });
    change({ allowTraining: !defaultSettings.allowTraining });
    expect(actor.getSnapshot().context.draft).toMatchObject({
      allowResale: defaultSettings.allowResale,
      allowTraining: defaultSettings.allowTraining,
    });
    change({ mirrorProtocolEnabled: true });
    change({ allowResale: !defaultSettings.allowResale });
    expect(actor.getSnapshot().context.draft.allowResale).toBe(!defaultSettings.allowResale);
  });

  it('is explored whole', () => expectCovered(settingsFlow, { open: 'open saving', pending: 'saving' }));
});
