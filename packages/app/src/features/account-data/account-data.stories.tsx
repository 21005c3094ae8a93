import { sampleAccountDeletion, sampleAccountExport } from '@mirror-studio/domain/contract';
import { accountData as texts } from '@mirror-studio/domain/texts/en/accountData';
import { Stack } from '@mirror-studio/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ClosingView } from '../../closing/ClosingView.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DeletionPart, type DeletionPartProps } from './DeletionPart.tsx';
import { ExportPart, type ExportPartProps } from './ExportPart.tsx';

const address = 'mara.oduya@example.com';
const later = '2026-11-28T10:00:00.000Z';
const offline = 'You are offline. Nothing was sent.';
const noCopy: ExportPartProps = { copy: null, nextAt: null, pending: null, onAct: fn() };
const stays: DeletionPartProps = {
  deletion: null,
  isDeletable: true,
  isKeeping: false,
  onAsk: fn(),
  onKeep: fn(),
};

/** What happens, where what it looks like is seen already. */
const unseen = { visual: { skip: true } };
/** What a person meets most is seen in both themes, the others in one. */
const dark = { visual: { onlyTheme: 'dark' } };

/** As the profile has it. */
const place = { padding: 'clamp(1.25rem, 2vw, 1.75rem)', maxInlineSize: '60rem' };

interface Shown {
  copy?: Partial<ExportPartProps>;
  end?: Partial<DeletionPartProps>;
}

function Parts({ copy, end }: Shown) {
  return (
    <main style={place}>
      <Stack gap="x8">
        {(copy || !end) && <ExportPart {...noCopy} {...copy} />}
        {(end || !copy) && <DeletionPart {...stays} {...end} />}
      </Stack>
    </main>
  );
}

const meta = {
  title: 'Pages/Account data',
  component: Parts,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

const copyOf = (given: Partial<typeof sampleAccountExport>, more: Partial<ExportPartProps> = {}): Story => ({
  parameters: dark,
  args: { copy: { copy: { ...sampleAccountExport, ...given }, ...more } },
});

/** Nothing was asked for: what a person meets first. */
export const Untouched: Story = {};
export const AtSmallWidth: Story = { parameters: dark, globals: { viewport: { value: 'small' } } };

export const Asking: Story = { parameters: dark, args: { copy: { pending: 'ask' } } };
export const Waiting = copyOf({ state: 'waiting', done: 0, total: 0 });
export const Building: Story = {
  ...copyOf({ state: 'building', done: 812, total: 2_043 }),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: texts.progressLabel });
    await expect(bar).toHaveAttribute('aria-valuenow', '812');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Ready: Story = {
  ...copyOf({}),
  parameters: {},
};
export const ReadyIsPressed: Story = {
  ...copyOf({}),
  parameters: unseen,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.sendLink }));
    await expect(args.copy?.onAct ?? noCopy.onAct).toHaveBeenCalledWith('send');
  },
};
export const ReadyUsed = copyOf({ isLinkUsed: true });
export const LinkSent = copyOf({}, { isSent: true });
export const Sending = copyOf({}, { pending: 'send' });
export const LinkOpened = copyOf({}, { link: 'opened' });
export const Fetching = copyOf({}, { link: 'opened', pending: 'fetch' });
export const Fetched = copyOf({ isLinkUsed: true }, { fetched: 'mirror-studio-data-2026-11-21.zip' });
export const LinkRefused = copyOf(
  { isLinkUsed: true },
  { failed: texts.fetchFailed.replace('{{reason}}', 'This link does not work any more.') },
);
export const Failed = copyOf({ state: 'failed', bytes: null });
export const Expired = copyOf({ state: 'expired', bytes: null });
export const AllOfToday = copyOf({}, { nextAt: later });
export const NotAsked: Story = {
  parameters: dark,
  args: { copy: { failed: texts.askFailed.replace('{{reason}}', offline) } },
};

export const Closing: Story = {
  args: { end: { deletion: sampleAccountDeletion } },
};
export const ClosingIsKept: Story = {
  parameters: unseen,
  args: { end: { deletion: sampleAccountDeletion } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.keepAccount }));
    await expect(stays.onKeep).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: texts.deleteOpen })).toBeNull();
  },
};
export const Keeping: Story = {
  parameters: dark,
  args: { end: { deletion: sampleAccountDeletion, isKeeping: true } },
};
export const NotKept: Story = {
  parameters: dark,
  args: {
    end: { deletion: sampleAccountDeletion, failed: texts.keepFailed.replace('{{reason}}', offline) },
  },
};
export const Kept: Story = { parameters: dark, args: { end: { isKept: true } } };
export const KeptElsewhere: Story = { parameters: dark, args: { end: { isDeletable: false } } };
export const ClosingAtSmallWidth: Story = {
  ...Closing,
  parameters: dark,
  globals: { viewport: { value: 'small' } },
};

const dialog = { isOpen: true, address, isPending: false, onConfirm: fn(), onCancel: fn() };

/** What is typed is not lost when it is wrong, and nothing is sent. */
export const Confirming: Story = {
  render: () => (
    <main>
      <DeleteDialog {...dialog} />
    </main>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const ConfirmingIsTyped: Story = {
  parameters: unseen,
  render: () => (
    <main>
      <DeleteDialog {...dialog} />
    </main>
  ),
  play: async () => {
    const asked = await screen.findByRole('dialog', { name: texts.deleteDialogTitle });
    await waitFor(() => expect(asked).toBeVisible());
    const field = within(asked).getByRole('textbox');
    await userEvent.click(within(asked).getByRole('button', { name: texts.deleteIt }));
    await expect(within(asked).getByText(texts.addressMissing)).toBeVisible();
    await userEvent.type(field, 'mara@example.com{Enter}');
    await expect(field).toHaveValue('mara@example.com');
    await expect(within(asked).getByText(texts.addressWrong.replace('{{address}}', address))).toBeVisible();
    await expect(dialog.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ` ${address.toUpperCase()}{Enter}`);
    await expect(dialog.onConfirm).toHaveBeenCalledOnce();
  },
};
export const NotClosed: Story = {
  parameters: dark,
  render: () => (
    <main>
      <DeleteDialog {...dialog} failed={texts.deleteFailed.replace('{{reason}}', offline)} />
    </main>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

const page = {
  removedAt: sampleAccountDeletion.removedAt,
  isKeeping: false,
  isSigningOut: false,
  onKeep: fn(),
  onSignOut: fn(),
};
/** In place of every page of an account that waits for its removal. */
export const InPlaceOfPages: Story = {
  render: () => <ClosingView {...page} />,
};
export const InPlaceOfPagesIsPressed: Story = {
  parameters: unseen,
  render: () => <ClosingView {...page} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: texts.closingTitle })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.keepAccount }));
    await expect(page.onKeep).toHaveBeenCalled();
  },
};
export const InPlaceOfPagesFailed: Story = {
  parameters: dark,
  render: () => <ClosingView {...page} failed={texts.keepFailed.replace('{{reason}}', offline)} />,
};
export const InPlaceOfPagesAtSmallWidth: Story = {
  parameters: dark,
  render: () => <ClosingView {...page} isKeeping />,
  globals: { viewport: { value: 'small' } },
};
