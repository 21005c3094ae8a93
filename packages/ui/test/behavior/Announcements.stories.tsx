import type { Job } from '@mirror-studio/domain/contract';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { balanceStates } from '../../src/components/economy/BalanceHUD/BalanceHUD.spec.tsx';
import { BalanceHUD } from '../../src/components/economy/BalanceHUD/BalanceHUD.tsx';
import { JobAnnouncements } from '../../src/components/jobs/JobsBadge/JobAnnouncements.tsx';
import { notificationStates } from '../../src/components/notifications/NotificationCenter/NotificationCenter.spec.tsx';
import { NotificationCenter } from '../../src/components/notifications/NotificationCenter/NotificationCenter.tsx';
import { Toast, ToastRegion } from '../../src/components/notifications/Toast/index.ts';
import { toastStates } from '../../src/components/notifications/Toast/Toast.spec.tsx';
import { Button } from '../../src/primitives/Button/Button.tsx';
import { Dialog } from '../../src/primitives/Dialog/Dialog.tsx';
import {
  completedJob,
  failedJob,
  prompts,
  runningJob,
  unreadErrors,
} from '../../src/testing/fixtures/index.ts';

/** What happens is said once, in the right manner, and while a dialog hides the rest of the page too. */
const meta = {
  title: 'Components/Behavior/Announcements',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Said since the story began: each line that was put into a live region, with its manner. */
function listen() {
  const said: { words: string; manner: string; isHidden: boolean }[] = [];
  const take = (node: Node) => {
    if (!(node instanceof HTMLElement)) return;
    const region = node.closest('[aria-live], [role="status"], [role="alert"]');
    if (!region || node.textContent === '') return;
    said.push({
      words: node.textContent ?? '',
      manner:
        region.getAttribute('aria-live') ??
        (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite'),
      isHidden: node.closest('[aria-hidden="true"], [inert]') !== null,
    });
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) take(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return {
    about: (words: string) => said.filter((one) => one.words.includes(words)),
    stop: () => observer.disconnect(),
  };
}

const before: readonly Job[] = [
  runningJob,
  { ...runningJob, id: 'other', metadata: { prompt: prompts.portrait } },
];
const after: readonly Job[] = [
  { ...completedJob, id: runningJob.id, metadata: runningJob.metadata },
  { ...failedJob, id: 'other', metadata: { prompt: prompts.portrait } },
];

/** A page with news behind a dialog; each button brings one kind of it. */
function Page() {
  const [coins, setCoins] = useState(1240);
  const [jobs, setJobs] = useState(before);
  const [unread, setUnread] = useState(1);
  const [tone, setTone] = useState<'success' | 'destructive' | null>(null);
  const [isExchanged, setExchanged] = useState(false);
  const [, redraw] = useState(0);
  return (
    <>
      <main>
        <BalanceHUD {...balanceStates.known} coins={coins} />
        <NotificationCenter {...notificationStates.some} notifications={unreadErrors(unread)} />
        <JobAnnouncements jobs={jobs} />
      </main>
      <ToastRegion>
        {isExchanged ? (
          <Toast {...toastStates.success} title="Exchanged" suppresses="balance" />
        ) : (
          tone && <Toast key={tone} {...toastStates[tone]} />
        )}
      </ToastRegion>
      <Dialog defaultOpen title="Open over the page">
        <Button onPress={() => setCoins(820)}>Spend</Button>
        <Button onPress={() => setJobs(after)}>Finish</Button>
        <Button onPress={() => setUnread(2)}>Notify</Button>
        <Button onPress={() => setTone('success')}>Toast</Button>
        <Button onPress={() => setTone('destructive')}>Toast of an error</Button>
        <Button
          onPress={() => {
            setExchanged(true);
            setCoins(400);
          }}
        >
          Exchange
        </Button>
        <Button onPress={() => setCoins(410)}>Late balance</Button>
        <Button onPress={() => setExchanged(false)}>Toast goes</Button>
        <Button onPress={() => setCoins(77)}>Spend again</Button>
        <Button onPress={() => redraw((count) => count + 1)}>Redraw</Button>
      </Dialog>
    </>
  );
}

type Announced = readonly (readonly [words: string, manner: 'polite' | 'assertive'])[];
const cases: readonly (readonly [button: string, announced: Announced])[] = [
  ['Spend', [['Balance: 820 Mirror Coins', 'polite']]],
  [
    'Finish',
    [
      [`Completed: ${prompts.usual.slice(0, 40)}`, 'polite'],
      [`Failed: ${prompts.portrait}`, 'assertive'],
    ],
  ],
  ['Notify', [['2 unread notifications', 'polite']]],
  ['Toast', [[toasts.exchangeSuccessTitle, 'polite']]],
  ['Toast of an error', [[toasts.exchangeFailedTitle, 'assertive']]],
];

let heard: ReturnType<typeof listen>;

export const OnceAndHeard: Story = {
  beforeEach: () => {
    heard = listen();
    return () => heard.stop();
  },
  render: () => <Page />,
  play: async () => {
    await screen.findByRole('dialog');
    // What is there when the page comes is no news.
    for (const words of ['Balance:', 'unread', 'Completed', 'Failed']) {
      await expect(heard.about(words)).toEqual([]);
    }
    for (const [button, announced] of cases) {
      await userEvent.click(screen.getByRole('button', { name: button }));
      for (const [words] of announced) await waitFor(() => expect(heard.about(words)).toHaveLength(1));
      await userEvent.click(screen.getByRole('button', { name: 'Redraw' }));
    }
    for (const [words, manner] of cases.flatMap(([, announced]) => announced)) {
      await expect(heard.about(words)).toEqual([expect.objectContaining({ manner, isHidden: false })]);
    }
  },
};

/** What a toast says of the balance is not said again by the balance, with it or a moment later; what comes after is. */
export const OneThingOnce: Story = {
  beforeEach: OnceAndHeard.beforeEach,
  render: () => <Page />,
  play: async () => {
    await screen.findByRole('dialog');
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Exchange');
    await waitFor(() => expect(heard.about('Exchanged')).toHaveLength(1));
    await press('Late balance');
    await press('Toast goes');
    await press('Spend again');
    await waitFor(() => expect(heard.about('Balance: 77 Mirror Coins')).toHaveLength(1));
    await expect(heard.about('Balance:')).toHaveLength(1);
    await expect(heard.about('Exchanged')).toHaveLength(1);
  },
};
