import type { JobFilter } from '@mirror-studio/domain/jobs';
import { balance } from '@mirror-studio/domain/texts/en/balance';
import { common } from '@mirror-studio/domain/texts/en/common';
import { exchange } from '@mirror-studio/domain/texts/en/exchange';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { settings } from '@mirror-studio/domain/texts/en/settings';
import type { Tools } from './tools.ts';

/** Reads the balance and opens what can be done with it. Takes the runner's tools. */
export function balanceTester({ screen, within, user }: Tools) {
  const pill = () => screen.getByRole('button', { name: new RegExp(`^${balance.label}`) });
  const open = async () => {
    await user.click(pill());
    return within(await screen.findByRole('dialog', { name: balance.label }));
  };
  return {
    /** Both figures in words, as a screen reader hears them. */
    read: () => pill().textContent ?? '',
    exchange: async () => user.click((await open()).getByRole('button', { name: balance.exchangeCoins })),
    purchase: async () => user.click((await open()).getByRole('button', { name: balance.purchaseCoins })),
  };
}

/** Fills in and sends the exchange dialog, once it is open. Takes the runner's tools. */
export function exchangeTester({ screen, within, user }: Tools) {
  const inside = async () => within(await screen.findByRole('dialog', { name: exchange.title }));
  const field = async () => (await inside()).getByRole('textbox', { name: exchange.coins });
  return {
    /** Types an amount in place of what was there. */
    type: async (amount: string) => {
      const input = await field();
      await user.clear(input);
      await user.type(input, amount);
    },
    /** Presses Enter in the field. */
    submit: async () => {
      await user.click(await field());
      await user.keyboard('{Enter}');
    },
    /** What would be received, and the coins left, as shown. */
    preview: async () => (await inside()).getByRole('status').textContent ?? '',
    /** Whether the amount is marked as wrong. */
    isInvalid: async () => (await field()).getAttribute('aria-invalid') === 'true',
    close: async () => user.click((await inside()).getByRole('button', { name: common.close })),
  };
}

/** Filters and acts in the jobs drawer, once it is open. Takes the runner's tools. */
export function jobsTester({ screen, within, user }: Tools) {
  const inside = async () =>
    within(await screen.findByRole('dialog', { name: new RegExp(`^${jobs.title}`) }));
  const act = async (prompt: RegExp, action: 'viewResults' | 'cancel' | 'retry') => {
    const card = within((await inside()).getByRole('article', { name: prompt }));
    await user.click(card.getByRole('button', { name: jobs[action] }));
  };
  return {
    filter: async (filter: JobFilter) =>
      user.click((await inside()).getByRole('radio', { name: jobs[`filter_${filter}`] })),
    viewResults: (prompt: RegExp) => act(prompt, 'viewResults'),
    cancel: (prompt: RegExp) => act(prompt, 'cancel'),
    retry: (prompt: RegExp) => act(prompt, 'retry'),
    close: async () => user.click((await inside()).getByRole('button', { name: common.close })),
  };
}

/** Changes and saves settings, once their dialog is open. Takes the runner's tools. */
export function settingsTester({ screen, within, user }: Tools) {
  const inside = async () => within(await screen.findByRole('dialog', { name: settings.title }));
  return {
    toggle: async (name: 'autoSave' | 'highQualityExport') =>
      user.click((await inside()).getByRole('switch', { name: settings[name] })),
    save: async () => user.click((await inside()).getByRole('button', { name: settings.save })),
    reset: async () => user.click((await inside()).getByRole('button', { name: settings.reset })),
  };
}
