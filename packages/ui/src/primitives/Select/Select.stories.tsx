import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { Select } from './index.ts';
import { selectStates } from './Select.spec.tsx';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Model',
    options: [
      { value: 'sample', label: 'Sample renderer', description: 'Built in. Free.' },
      { value: 'aurora', label: 'Aurora', description: 'Soft light, skin tones.' },
      { value: 'graphite', label: 'Graphite', description: 'Line and contrast.' },
      { value: 'later', label: 'Not set up here', isDisabled: true },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Column>{Story()}</Column>
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const Playground: Story = playgroundOf(Untouched, { also: ['isDisabled'] });

export const Chosen: Story = { args: { defaultValue: 'aurora' } };

/** Opens by Enter, chooses by arrows or by typing, and gives focus back. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox', { name: 'Model' });
    await userEvent.keyboard('g');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Graphite/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('graphite');
  },
};

export const Open: Story = {
  args: { defaultValue: 'sample' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
};

/** Drawn ahead, its list is where its button is as soon as that is pressed, wherever it was before. */
export const Moved: Story = {
  args: { isPrerendered: true },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    const drawnAhead = () => screen.getByRole('listbox', { hidden: true });
    await waitFor(() => expect(drawnAhead()).not.toBeVisible());
    canvasElement.style.paddingBlockStart = '120px';
    const at = { bubbles: true, cancelable: true, pointerType: 'mouse', pointerId: 1, isPrimary: true };
    // Not by a tool that waits for React: what the next frame shows is asked for.
    button.dispatchEvent(new PointerEvent('pointerdown', at));
    const gap = drawnAhead().getBoundingClientRect().top - button.getBoundingClientRect().bottom;
    await expect(drawnAhead()).toBeVisible();
    await expect(gap).toBeGreaterThanOrEqual(0);
    await expect(gap).toBeLessThan(24);
    button.dispatchEvent(new PointerEvent('pointerup', at));
    button.click();
    canvasElement.style.removeProperty('padding-block-start');
    await screen.findByRole('listbox', { name: 'Model' });
  },
};

export const Invalid: Story = { args: { errorMessage: 'Choose a model.' } };

export const Matrix: Story = sheetOf(Select, selectStates);
