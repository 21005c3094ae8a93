import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { GlobeIcon } from '../../icons/index.ts';
import { Select, type SelectProps } from './index.ts';

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

export const Invalid: Story = { args: { errorMessage: 'Choose a model.' } };

export const Matrix: Story = sheetOf<SelectProps>(Select, {
  untouched: meta.args,
  chosen: {
    ...meta.args,
    defaultValue: 'aurora',
    description: 'Which machine develops the pictures.',
  },
  withIcons: {
    label: 'Language',
    options: [{ value: 'en', label: 'English', icon: <GlobeIcon size={18} /> }],
    defaultValue: 'en',
  },
  invalid: { ...meta.args, errorMessage: 'Choose a model.' },
  disabled: { ...meta.args, isDisabled: true, defaultValue: 'sample' },
  small: { ...meta.args, size: 'small', defaultValue: 'sample' },
});
