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

/** With those beside it, and all that can be done. */
const amongOthers = {
  item: { ...usual, id: 'picture-3', favourite: true },
  items: galleryItems,
  position: { index: 4, total: 8 },
  onShow: fn(),
  onFavouriteChange: fn(),
  onDelete: fn(),
};

export const AmongOthers: Story = {
  args: amongOthers,
  play: async ({ args }) => {
    const inside = await dialog();
    await press(inside.getByRole('button', { name: 'Favourite' }));
    await expect(args.onFavouriteChange).toHaveBeenCalledWith(false);
    const strip = within(inside.getByRole('list', { name: 'Pictures before and after' }));
    await expect(strip.getAllByRole('button')).toHaveLength(galleryItems.length);
    await press(strip.getAllByRole('button')[0] as HTMLElement);
    await expect(args.onShow).toHaveBeenCalledWith(galleryItems[0]);
    await userEvent.keyboard('{Delete}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Keys enlarge it to its pixels and move it; then the arrows turn no page. */
export const Zoomed: Story = {
  args: amongOthers,
  play: async ({ args }) => {
    const inside = await dialog();
    const stage = inside.getByRole('group', { name: /^The picture/ });
    stage.focus();
    await userEvent.keyboard('++');
    await expect(inside.getByText('225 %')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('0');
    await expect(inside.getByText('100 %')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await press(inside.getByRole('button', { name: 'Zoom in' }));
    await expect(inside.getByText('150 %')).toBeVisible();
  },
};

/** Against another, by a silver line; the strip chooses the other. */
export const Compared: Story = {
  args: amongOthers,
  play: async () => {
    const inside = await dialog();
    await press(inside.getByRole('button', { name: 'Compare' }));
    await expect(inside.getByRole('slider')).toBeVisible();
    await expect(inside.getByText('Choose the second picture in the strip.')).toBeVisible();
  },
};

export const ComparedSideBySide: Story = {
  args: amongOthers,
  play: async () => {
    const inside = await dialog();
    await press(inside.getByRole('button', { name: 'Compare' }));
    await press(inside.getByRole('button', { name: 'Side by side' }));
    await expect(inside.queryByRole('slider')).toBeNull();
    await press(inside.getByRole('button', { name: /^Compare with: .*portrait/i }));
    await expect(inside.getAllByRole('img')).toHaveLength(2);
  },
};

export const AmongOthersSmall: Story = { args: amongOthers, globals: { viewport: { value: 'small' } } };

/** What does not come says so, and keeps its place. */
export const Missing: Story = { args: { item: { ...usual, url: missingPicture } } };

/** Where something else downloads, as with rights written, it is asked instead of the picture's address. */
export const DownloadAsked: Story = {
  args: { onDownload: fn() },
  play: async ({ args }) => {
    await press((await dialog()).getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith(usual);
  },
};

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
