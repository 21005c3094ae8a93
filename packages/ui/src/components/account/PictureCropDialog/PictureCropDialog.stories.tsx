import { pictureCrop as texts } from '@mirror-studio/domain/texts/en/pictureCrop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { PictureCropDialog } from './index.ts';
import { pictureCropStates } from './PictureCropDialog.spec.tsx';

const opened = async () => within(await screen.findByRole('dialog'));

const meta = {
  title: 'Components/PictureCropDialog',
  component: PictureCropDialog,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(pictureCropStates.upright), onOpenChange: fn(), onUse: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 760 }}>
      <PictureCropDialog {...args} />
    </main>
  ),
  play: async () => {
    await opened();
  },
} satisfies Meta<typeof PictureCropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The largest square is chosen at first; as it is, it can be used. */
export const Upright: Story = {
  play: asWritten(async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: texts.use }));
    await expect(args.onUse).toHaveBeenCalledWith({ x: 0, y: 128, side: 768 });
  }),
};

export const Playground: Story = playgroundOf(Upright);

export const Wide: Story = { args: shown(pictureCropStates.wide) };

/** Its size is not known before it is there, and is read of itself. */
export const SizeReadOfThePicture: Story = {
  decorators: [
    (Story, { args }) => <Story args={{ ...args, ...shown(pictureCropStates.wide), size: undefined }} />,
  ],
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.use })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: texts.use }));
    // The file is smaller than the picture it stands for.
    await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ y: 0, side: 270 }));
  }),
};

const drag = async (stage: HTMLElement, pointerId: number, from: [number, number], to: [number, number]) => {
  const { x, y, width } = stage.getBoundingClientRect();
  const point = ([right, down]: [number, number]) => ({
    pointerId,
    button: 0,
    clientX: x + right * width,
    clientY: y + down * width,
  });
  await fireEvent.pointerDown(stage, point(from));
  await fireEvent.pointerMove(stage, point(to));
  return () => fireEvent.pointerUp(stage, point(to));
};

/** Dragged down by a quarter of the square: the square is a quarter higher in the picture. */
export const Dragged: Story = {
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    const dialog = await opened();
    const stage = dialog.getByRole('application', { name: texts.stage });
    // A pointer that nobody holds cannot be captured.
    stage.setPointerCapture = () => undefined;
    const rest = await drag(stage, 1, [0.5, 0.5], [0.5, 0.6]);
    await rest();
    await userEvent.click(dialog.getByRole('button', { name: texts.use }));
    await expect(args.onUse).toHaveBeenCalledWith({ x: 0, y: 51, side: 768 });
  }),
};

/** Two fingers that part to twice their distance show half as much, about where they are. */
export const Pinched: Story = {
  play: asWritten(async ({ args }) => {
    const dialog = await opened();
    const stage = dialog.getByRole('application', { name: texts.stage });
    stage.setPointerCapture = () => undefined;
    const rest = await drag(stage, 1, [0.4, 0.5], [0.4, 0.5]);
    const restOther = await drag(stage, 2, [0.6, 0.5], [0.8, 0.5]);
    await restOther();
    await rest();
    await userEvent.click(dialog.getByRole('button', { name: texts.use }));
    await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ side: expect.closeTo(384, -1) }));
  }),
};

/** By the wheel, about the pointer. */
export const Wheeled: Story = {
  parameters: { visual: { skip: true } },
  play: asWritten(async () => {
    const dialog = await opened();
    const stage = dialog.getByRole('application', { name: texts.stage });
    await fireEvent.wheel(stage, { deltaY: -400, clientX: 0, clientY: 0 });
    await expect(dialog.getAllByRole('status')[0]).toHaveTextContent('enlarged to 241 percent');
  }),
};

export const Saving: Story = { args: shown(pictureCropStates.saving) };

export const Failed: Story = { args: shown(pictureCropStates.failed) };

/** A file that calls itself a picture. */
export const Unreadable: Story = {
  args: shown(pictureCropStates.unreadable),
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(texts.unreadable);
    await expect(dialog.getByRole('button', { name: texts.use })).toBeDisabled();
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

/** What the sheet shows as well: each of these is a state of the testing kit. */
export const Small: Story = {
  args: { ...shown(pictureCropStates.small) },
  parameters: { visual: { skip: true } },
};

export const Matrix: Story = windowsOf(PictureCropDialog, pictureCropStates);
