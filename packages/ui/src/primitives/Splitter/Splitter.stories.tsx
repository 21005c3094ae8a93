import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { shown } from '../../../test/stories/shown.ts';
import { Splitter } from './index.ts';
import { splitterStates } from './Splitter.spec.tsx';

const meta = {
  title: 'Primitives/Splitter',
  component: Splitter,
  args: shown(splitterStates.usual),
  decorators: [(Story) => <div style={{ blockSize: 280 }}>{Story()}</div>],
} satisfies Meta<typeof Splitter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Drags the separator to a share of the panes, with a real pointer id so that it can be kept. */
async function dragTo(separator: HTMLElement, share: number) {
  const { left, width, top } = (separator.parentElement ?? separator).getBoundingClientRect();
  const at = (clientX: number) => ({ clientX, clientY: top + 20, button: 0, pointerId: 1 });
  await fireEvent.pointerDown(separator, at(separator.getBoundingClientRect().left));
  await fireEvent.pointerMove(separator, at(left + width * share));
  await fireEvent.pointerUp(separator, at(left + width * share));
}

/** The pointer moves it between its least and its greatest share; further in, the pane is put away. */
export const Default: Story = {
  play: asWritten(async ({ canvas, canvasElement }) => {
    if (canvasElement.clientWidth < 500) {
      await expect(canvas.queryByRole('separator')).toBeNull();
      return;
    }
    const separator = canvas.getByRole('separator', { name: /Prompt/ });
    await expect(separator).toHaveAttribute('aria-valuenow', '40');
    await dragTo(separator, 0.6);
    await expect(separator).toHaveAttribute('aria-valuenow', '60');
    await dragTo(separator, 0.95);
    await expect(separator).toHaveAttribute('aria-valuenow', '80');
    await dragTo(separator, 0.15);
    await expect(separator).toHaveAttribute('aria-valuenow', '20');
    await dragTo(separator, 0.03);
    await expect(separator).toHaveAttribute('aria-valuetext', 'Collapsed');
    await dragTo(separator, 0.4);
    await expect(separator).toHaveAttribute('aria-valuenow', '40');
  }),
};

export const Playground: Story = playgroundOf(Default);

export const Vertical: Story = {
  args: { isCollapsible: undefined, ...shown(splitterStates.vertical) },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal');
  },
};

/** What is put away cannot be reached. */
export const Collapsed: Story = {
  args: { defaultSize: undefined, ...shown(splitterStates.collapsed) },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    if (canvasElement.clientWidth > 500) await expect(canvas.getByText(/^A dancer/)).not.toBeVisible();
  },
};

/** Each pane scrolls by itself. */
export const Long: Story = {
  args: { defaultSize: undefined, isCollapsible: undefined, ...shown(splitterStates.long) },
};

const InCell = (props: Parameters<typeof Splitter>[0]) => (
  <div style={{ inlineSize: 'min(32rem, 100%)', blockSize: '9rem' }}>
    <Splitter {...props} />
  </div>
);

export const Matrix: Story = sheetOf(InCell, splitterStates, 1);
