import { toastLimits } from '@mirror-studio/domain/constants/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { createToastQueue, Toast, ToastProvider, ToastRegion, toast, useToast } from './index.ts';
import { toastStates } from './Toast.spec.tsx';

const meta = {
  title: 'Components/Toast',
  component: Toast,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(toastStates.success), onDismiss: fn(), onPause: fn(), onResume: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 240 }}>
      <ToastRegion>
        <Toast {...args} />
      </ToastRegion>
    </main>
  ),
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

/** News: said when there is a pause. */
export const Success: Story = {
  play: asWritten(async ({ args }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('Exchange Successful');
    await press(screen.getByRole('button', { name: 'Dismiss this message' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Success);

/** Said at once. */
export const Destructive: Story = {
  args: shown(toastStates.destructive),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Exchange Failed');
  },
};

export const Info: Story = {
  args: shown(toastStates.info),
};

export const Warning: Story = {
  args: shown(toastStates.warning),
};

/** One thing to do about it. */
export const WithAction: Story = {
  args: { ...shown(toastStates.withAction), action: { label: 'View Results', onPress: fn() } },
  play: async ({ args }) => {
    await press(screen.getByRole('button', { name: 'View Results' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

export const TitleAlone: Story = { args: shown(toastStates.titleAlone) };

export const LongAndStrange: Story = { args: shown(toastStates.longAndStrange) };

/** Its time stands still while someone is on it. */
export const Paused: Story = {
  play: async ({ args }) => {
    await userEvent.hover(screen.getByRole('status'));
    await expect(args.onPause).toHaveBeenCalledWith();
    await userEvent.unhover(screen.getByRole('status'));
    await expect(args.onResume).toHaveBeenCalled();
  },
};

/** A pointer that rests where it comes holds nothing until it moves. */
export const UnderRestingPointer: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args }) => {
    const toast = screen.getByRole('status');
    await fireEvent.pointerEnter(toast);
    await fireEvent.pointerOver(toast);
    await expect(args.onPause).not.toHaveBeenCalled();
    await fireEvent.pointerMove(toast);
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};

const drag = async (px: number) => {
  const toast = screen.getByRole('status');
  const at = (clientX: number) => ({ clientX, clientY: 8, pointerId: 1, isPrimary: true });
  toast.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(toast, at(0));
  await fireEvent.pointerMove(toast, at(px));
  return () => fireEvent.pointerUp(toast, at(px));
};

/** Held to the right, not yet far enough: it will come back. */
export const HalfSwiped: Story = {
  play: async ({ args }) => {
    const release = await drag(toastLimits.swipePx - 1);
    await release();
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await drag(toastLimits.swipePx - 1);
  },
};

/** 50 px to the right put it away. */
export const SwipedAway: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args }) => {
    const release = await drag(toastLimits.swipePx);
    await release();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

const undo = fn();
const queue = createToastQueue();

function Uploads() {
  const show = useToast();
  return (
    <Dialog defaultOpen title="Upload pictures" footer={<Button variant="primary">Save</Button>}>
      <Button
        onPress={() => {
          show({ title: 'Uploaded', description: 'Three pictures.' });
          show({ title: 'Moved to the bin', action: { label: 'Undo', onPress: undo } });
          show({ tone: 'error', title: 'Not uploaded', description: 'The fourth is larger than 25 MB.' });
        }}
      >
        Upload
      </Button>
    </Dialog>
  );
}

/**
 * `useToast` under a `ToastProvider`: one after the other, an error before what else waits. F6 leads from the dialog to
 * the toast, its time stands still meanwhile, and the focus returns when the last is gone.
 */
export const Queue: Story = {
  render: () => (
    <main>
      <ToastProvider queue={queue}>
        <Uploads />
      </ToastProvider>
    </main>
  ),
  play: asWritten(async () => {
    undo.mockClear();
    queue.dismiss();
    const upload = await screen.findByRole('button', { name: 'Upload' });
    await press(upload);
    const region = within(screen.getByRole('region', { name: 'Messages' }));
    await expect(region.getByRole('status')).toHaveTextContent('Uploaded');
    upload.focus();
    await userEvent.keyboard('{F6}');
    await expect(region.getByRole('button', { name: 'Dismiss this message' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(upload).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F6}{/Shift}{Escape}');
    await waitFor(() => expect(region.getByRole('alert')).toHaveTextContent('Not uploaded'));
    await waitFor(() => expect(region.getByRole('button')).toHaveFocus());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(upload).toHaveFocus());
    await expect(undo).toHaveBeenCalledOnce();
    await expect(region.queryByRole('status')).toBeNull();
    // What is said last stays for the picture.
    queue.add({ tone: 'success', title: 'Saved', shownMs: Number.POSITIVE_INFINITY });
    await region.findByRole('status');
  }),
};

/** `toast` from anywhere, also before anything shows it: it waits, and its five seconds begin when it is seen. */
export const FromAnywhere: Story = {
  parameters: { visual: { skip: true } },
  render: () => (
    <ToastProvider>
      <main>
        <Button onPress={() => toast({ title: 'Copied' })}>Copy</Button>
      </main>
    </ToastProvider>
  ),
  play: asWritten(async () => {
    await press(screen.getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Copied');
    await press(screen.getByRole('button', { name: 'Dismiss this message' }));
    await expect(screen.queryByRole('status')).toBeNull();
  }),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = windowsOf(Toast, toastStates);
