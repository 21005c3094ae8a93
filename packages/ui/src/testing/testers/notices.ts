import { notifications as notificationTexts } from '@mirror-studio/domain/texts/en/notifications';
import { toasts as toastTexts } from '@mirror-studio/domain/texts/en/toasts';
import type { Tools } from '../tools.ts';
import { stepsOf, textsOf } from './steps.ts';

/** NotificationCenter: the bell and its panel. */
export function notificationTester(tools: Tools) {
  const t = textsOf(tools, 'notifications', notificationTexts);
  const { press, layer, isOpen } = stepsOf(tools);
  const bell = () => tools.screen.getByRole('button', { name: new RegExp(`^${t.title}`) });
  const open = async () => {
    if (!isOpen(t.title)) await tools.user.click(bell());
    return layer(t.title);
  };
  return {
    open,
    /** The bell's name: how many are unread. */
    read: () => bell().getAttribute('aria-label') ?? '',
    count: async () => (await open()).queryAllByRole('listitem').length,
    choose: async (title: RegExp) => press(title, await open()),
    markAllRead: async () => press(t.markAllRead, await open()),
    clearAll: async () => press(t.clearAll, await open()),
  };
}

/** Toast and ToastRegion: what is said, and what can be done about it. */
export function toastTester(tools: Tools) {
  const t = textsOf(tools, 'toasts', toastTexts);
  const { press } = stepsOf(tools);
  const shown = () => tools.screen.queryByRole('status') ?? tools.screen.queryByRole('alert');
  return {
    read: () => shown()?.textContent ?? null,
    isError: () => tools.screen.queryByRole('alert') !== null,
    act: async (label: string) => press(label),
    dismiss: async () => press(t.dismiss),
  };
}
