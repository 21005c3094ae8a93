import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../../foundations/Matrix.tsx';
import { samplePicture } from '../../foundations/samples.ts';
import { FileDrop } from './index.ts';

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: {
    label: 'Reference image',
    description: 'An image of at most 10 MB.',
    accept: ['image/png', 'image/jpeg'],
    onSelect: fn(),
    onRemove: fn(),
  },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('group', { name: 'Reference image' })).toBeInTheDocument();
    const input = canvasElement.querySelector('input[type="file"]');
    const file = new File(['ink'], 'halcyon-07.jpg', { type: 'image/jpeg' });
    if (input instanceof HTMLElement) await userEvent.upload(input, file);
    await expect(args.onSelect).toHaveBeenCalledWith(file);
  },
};

export const Chosen: Story = {
  args: {
    value: { name: 'halcyon-07.jpg', size: '2.4 MB', preview: samplePicture('bone') },
    description: undefined,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The name of a file is never longer than its place. */
export const LongName: Story = {
  args: { value: { name: `${'salt-flats-at-first-light-'.repeat(4)}07.jpg`, size: '2.4 MB' } },
};

export const Pending: Story = {
  args: { value: { name: 'halcyon-07.jpg', size: '2.4 MB' }, isPending: true },
};

export const Refused: Story = {
  args: { errorMessage: 'Invalid file type. Please upload an image.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid file type. Please upload an image.');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
