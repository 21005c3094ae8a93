import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import {
  galleryItems,
  missingPicture,
  missingVideo,
  pictures,
  prompts,
} from '../../../testing/fixtures/index.ts';
import { PictureViewer } from './index.ts';

const usual = {
  id: 'picture',
  ...pictures.saltFlats,
  type: 'image' as const,
  model: 'Sample renderer',
  project: 'Halcyon',
  prompt: prompts.usual,
  createdAt: galleryItems[0]?.createdAt ?? '',
};

const meta = {
  title: 'Components/PictureViewer',
  component: PictureViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    item: usual,
    position: { index: 3, total: 8 },
    onPrevious: fn(),
    onNext: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <main style={{ minBlockSize: 720 }}>
      <PictureViewer {...args} />
    </main>
  ),
} satisfies Meta<typeof PictureViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

/** The picture whole, and all that is known of it. */
export const Portrait: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    const picture = inside.getByRole<HTMLImageElement>('img', { name: prompts.usual });
    await waitFor(() => expect(picture).toBeVisible());
    await expect(inside.getByText('Made with Sample renderer')).toBeVisible();
    await expect(inside.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      'mirror-studio-picture.webp',
    );
    await press(inside.getByRole('button', { name: 'Next picture' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Portrait);

export const Landscape: Story = { args: { item: { ...usual, ...pictures.dunes, prompt: prompts.short } } };

export const Tall: Story = { args: { item: { ...usual, ...pictures.lantern, prompt: prompts.emoji } } };

/** Nothing to turn to, and no project. */
export const Alone: Story = {
  args: {
    item: { ...usual, ...pictures.indigo, project: null },
    position: { index: 1, total: 1 },
    onPrevious: undefined,
    onNext: undefined,
  },
};

export const Video: Story = {
  args: {
    item: { ...usual, ...pictures.dunes, type: 'video', url: missingVideo, thumbnailUrl: pictures.dunes.url },
  },
  // What a browser draws over a video without frames is not ours.
  parameters: { visual: { skip: true } },
  play: async () => {
    await expect((await dialog()).getByLabelText(prompts.usual)).toHaveAttribute('controls');
  },
};

/** What does not come says so, and keeps its place. */
export const Missing: Story = { args: { item: { ...usual, url: missingPicture } } };

/** 10,000 characters scroll; what can be done stays in sight. */
export const LongPrompt: Story = {
  args: { item: { ...usual, prompt: prompts.long } },
  play: async () => {
    await expect((await dialog()).getByRole('link', { name: 'Download' })).toBeVisible();
  },
};

export const RightToLeftPrompt: Story = { args: { item: { ...usual, prompt: prompts.rightToLeft } } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(
  PictureViewer,
  fromStories(meta.args, { Portrait, Landscape, Tall, Alone, Missing, LongPrompt, RightToLeftPrompt }),
);
