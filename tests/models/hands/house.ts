import { common } from '@mirror-studio/domain/texts/en/common';
import { diagnostics } from '@mirror-studio/domain/texts/en/diagnostics';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { event } from '@mirror-studio/domain/texts/en/event';
import { help } from '@mirror-studio/domain/texts/en/help';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { notifications } from '@mirror-studio/domain/texts/en/notifications';
import { settings } from '@mirror-studio/domain/texts/en/settings';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { button, closed, field, type HandsOf, oneOf, opener, system, turn } from '../hand.ts';
import type { Target } from '../moves.ts';

export const helpHands: HandsOf<'help'> = {
  'help.opened': ({ topicId }) =>
    topicId === undefined ? opener(shell.help)() : { system: 'a page that asks for help on a topic' },
  'help.closed': closed,
  'tab.changed': ({ tab }) => oneOf(help[`tab_${tab}`], 'tab'),
  'topic.chosen': button(/gallery/i),
  'topic.left': button(help.back),
  'query.changed': ({ query }) => field(help.searchLabel, query, 'searchbox'),
  'search.retried': button(errors.action_retry),
  'feedback.rated': ({ helpful }) => button(helpful ? help.feedbackYes : help.feedbackNo)(),
  'feedback.typed': ({ message }) => ({
    keyboard: [{ tab: ['textbox', new RegExp(help.feedbackMessage)] }, { write: message }],
    pointer: [{ click: ['textbox', new RegExp(help.feedbackMessage)] }, { write: message }],
  }),
  'feedback.submitted': button(help.feedbackSend),
  'feedback.cancelled': button(common.cancel),
};

export const settingsHands: HandsOf<'settings'> = {
  'dialog.opened': opener(shell.settings),
  'dialog.closed': closed,
  'tab.changed': ({ tab }) => oneOf(settings[`tab_${tab}`], 'tab'),
  'setting.changed': ({ change }) => {
    const [name] = Object.keys(change) as (
      | 'pushNotifications'
      | 'systemUpdates'
      | 'mirrorProtocolEnabled'
      | 'allowTraining'
    )[];
    return turn(settings[name ?? 'pushNotifications']);
  },
  'settings.saved': button(settings.save),
  'settings.reset': button(settings.reset),
  'settings.replaced': system('another tab of the browser'),
};

const bell = new RegExp(`^${notifications.title}`);
export const notificationsHands: HandsOf<'notifications'> = {
  'panel.opened': button(bell),
  'panel.closed': () => ({ keyboard: [{ press: 'Escape' }], pointer: [{ away: 'pressed' }] }),
  'notification.raised': system('the studio'),
  'notification.clicked': button(new RegExp(`^${notifications.type_error}`)),
  'all.read': button(notifications.markAllRead),
  'all.cleared': button(notifications.clearAll),
};

const message: Target = ['button', toasts.dismiss];
const body: Target = [['status', 'alert'], /^/];
export const toastHands: HandsOf<'toast'> = {
  'toast.raised': system('a flow that has something to tell'),
  'toast.dismissed': button(toasts.dismiss),
  'action.chosen': button(jobs.viewResults),
  'timer.paused': () => ({ keyboard: [{ tab: message }], pointer: [{ away: 'moved' }, { over: message }] }),
  'timer.resumed': () => ({ keyboard: [{ tab: message }, { press: 'Tab' }], pointer: [{ away: 'moved' }] }),
  'swipe.started': () => ({ keyboard: [], pointer: [{ hold: body }] }),
  'swipe.moved': ({ rightPx }) => ({ keyboard: [], pointer: [{ held: rightPx }] }),
  'swipe.ended': () => ({ keyboard: [], pointer: ['let go'] }),
  'swipe.cancelled': () => ({ keyboard: [], pointer: ['let go', { lost: body }] }),
};

export const shortcutsHands: HandsOf<'shortcuts'> = {
  'key.pressed': ({ press: { key, ctrlKey }, typing, layerOpen }) =>
    typing || layerOpen
      ? { system: 'somebody who types elsewhere, or in a layer' }
      : { keyboard: [{ press: ctrlKey ? `Control+${key}` : key }], pointer: [] },
  'window.blurred': system('the browser'),
  'visitor.changed': system('the profile'),
};

export const storageHands: HandsOf<'storage'> = {
  'clearing.requested': ({ what }) =>
    what === 'signOut'
      ? { system: 'signing out' }
      : button(what === 'ephemeral' ? diagnostics.clearEphemeral : diagnostics.clearNonAuth)(),
};

export const eventScreenHands: HandsOf<'event-screen'> = {
  'route.changed': system('the address'),
  'screen.requested': button(event.enter),
  // While it is being entered, the asking is taken back.
  'screen.left': button(new RegExp(`^(${event.leave}|${common.cancel})$`)),
  'screen.changed': system('the browser'),
};
