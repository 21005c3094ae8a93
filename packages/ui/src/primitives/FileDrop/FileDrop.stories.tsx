import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { samplePicture } from '../../../test/stories/samples.ts';
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

const picture = () => new File(['ink'], 'halcyon-07.jpg', { type: 'image/jpeg' });

/** What the browser hands over when a file is dragged in; one that a script puts there is no entry of a disk. */
function carrying(file: File) {
  const entry = {
    kind: 'file',
    type: file.type,
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isFile: true }),
  };
  return Object.defineProperties(new DataTransfer(), {
    types: { value: ['Files'] },
    items: { value: [entry] },
  });
}

/** Drags a file over the place, as the browser does, and answers what is needed to let it go. */
async function holdOver(place: HTMLElement, file: File) {
  const drag = { dataTransfer: carrying(file) };
  await fireEvent.dragEnter(place, drag);
  await fireEvent.dragOver(place, drag);
  return drag;
}

export const Empty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('group', { name: 'Reference image' })).toBeInTheDocument();
    const input = canvasElement.querySelector('input[type="file"]');
    const file = new File(['ink'], 'halcyon-07.jpg', { type: 'image/jpeg' });
    if (input instanceof HTMLElement) await userEvent.upload(input, file);
    await expect(args.onSelect).toHaveBeenCalledWith(file);
  },
};

export const Playground: Story = playgroundOf(Empty);

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

/** A file is held over it. */
export const HeldOver: Story = {
  play: async ({ canvas }) => {
    await holdOver(canvas.getByText('or drop it here'), picture());
    await expect(await canvas.findByText('Drop it here')).toBeVisible();
  },
};

export const Dropped: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, args }) => {
    const file = picture();
    const place = canvas.getByText('or drop it here');
    await fireEvent.drop(place, await holdOver(place, file));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(file));
    await expect(await canvas.findByText('or drop it here')).toBeVisible();
  },
};

/** While one is on its way no other is taken. */
export const DroppedTooSoon: Story = {
  ...Dropped,
  args: { ...Pending.args, onSelect: fn() },
  play: async ({ canvas, args }) => {
    const place = canvas.getByText('halcyon-07.jpg');
    const drag = await holdOver(place, picture());
    await fireEvent.drop(place, drag);
    await drag.dataTransfer.items[0]?.getAsFile()?.text();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = sheetOf(
  FileDrop,
  fromStories(meta.args, { Empty, Chosen, LongName, Pending, Refused }),
);
