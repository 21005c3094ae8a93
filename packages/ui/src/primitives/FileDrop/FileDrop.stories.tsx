import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { shown } from '../../../test/stories/shown.ts';
import { fileDropStates } from './FileDrop.spec.tsx';
import { FileDrop } from './index.ts';

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: { ...fileDropStates.empty, onSelect: fn(), onRemove: fn() },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => new File(['ink'], 'halcyon-07.jpg', { type: 'image/jpeg' });

/** What the browser hands over when a file is dragged in or pasted. Events of a test keep only what is its own. */
function carrying(file: File, isDirectory = false) {
  const entry = {
    kind: 'file',
    type: file.type,
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isDirectory }),
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

/** Pastes a file where the focus is. */
const paste = (file: File) =>
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: carrying(file) });

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

export const Chosen: Story = { args: shown(fileDropStates.chosen) };

/** Taken away again. Not photographed: whether a scripted press shows the ring depends on when the window got the focus. */
export const Removing: Story = {
  args: { ...shown(fileDropStates.chosen), onRemove: fn() },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The name of a file is never longer than its place. */
export const LongName: Story = { args: shown(fileDropStates.longName) };

export const Pending: Story = { args: shown(fileDropStates.pending) };

export const Refused: Story = {
  args: shown(fileDropStates.refused),
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

/** It stays held over while it goes from one part to another, and no longer. */
export const Left: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const drag = await holdOver(canvas.getByText('or drop it here'), picture());
    const button = canvas.getByRole('button', { name: 'Choose a file' });
    await fireEvent.dragEnter(button, drag);
    await fireEvent.dragLeave(canvas.getByText('Drop it here'), drag);
    await expect(canvas.getByText('Drop it here')).toBeVisible();
    await fireEvent.dragLeave(button, drag);
    await expect(canvas.getByText('or drop it here')).toBeVisible();
  },
};

/** Neither text nor a folder is a file. */
export const NoFile: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, args }) => {
    const place = canvas.getByText('or drop it here');
    const text = Object.defineProperty(new DataTransfer(), 'types', { value: ['text/plain'] });
    await fireEvent.dragEnter(place, { dataTransfer: text });
    await expect(place).toHaveTextContent('or drop it here');
    await fireEvent.drop(place, { dataTransfer: text });
    await fireEvent.drop(place, { dataTransfer: carrying(picture(), true) });
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Dropped: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, args }) => {
    const file = picture();
    const place = canvas.getByText('or drop it here');
    await fireEvent.drop(place, await holdOver(place, file));
    await expect(args.onSelect).toHaveBeenCalledWith(file);
    await expect(canvas.getByText('or drop it here')).toBeVisible();
  },
};

/** A press beside its buttons makes it the place that is pasted to. */
export const Pasted: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, args }) => {
    const file = picture();
    await paste(file);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('or drop it here'));
    await expect(canvas.getByRole('button', { name: 'DropZone Reference image' })).toHaveFocus();
    await paste(file);
    await expect(args.onSelect).toHaveBeenCalledWith(file);
  },
};

/** While one is on its way no other is taken. */
export const DroppedTooSoon: Story = {
  ...Dropped,
  args: { ...Pending.args, onSelect: fn() },
  play: async ({ canvas, args }) => {
    const place = canvas.getByText('halcyon-07.jpg');
    await fireEvent.drop(place, await holdOver(place, picture()));
    await userEvent.click(place);
    await paste(picture());
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = sheetOf(FileDrop, fileDropStates);
