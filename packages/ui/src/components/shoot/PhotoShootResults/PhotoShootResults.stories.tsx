import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import {
  cancelledJob,
  completedJob,
  failedJob,
  missingPicture,
  pictures,
  prompts,
  queuedJob,
  runningJob,
} from '../../../testing/fixtures/index.ts';
import { PhotoShootResults } from './index.ts';

const meta = {
  title: 'Components/PhotoShootResults',
  component: PhotoShootResults,
  parameters: { layout: 'fullscreen' },
  args: {
    job: runningJob,
    details: { styleName: 'Cinematic', ratio: '3:4', project: 'Halcyon' },
    onCancel: fn(),
    onRetry: fn(),
    onViewResults: fn(),
    onOpenPicture: fn(),
  },
  render: (args) => (
    <main style={{ display: 'flex', minBlockSize: 480 }}>
      <PhotoShootResults {...args} />
    </main>
  ),
} satisfies Meta<typeof PhotoShootResults>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the first shoot: not an empty grid, but what will be here. */
export const Empty: Story = { args: { job: null } };

/** One that was asked for by its address is read. */
export const Loading: Story = { args: { job: null, isLoading: true } };

/** The address names what does not exist, or what is somebody else's. */
export const NotFound: Story = {
  args: { job: null, failure: { message: photoShoot.shootNotFound } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(photoShoot.shootNotFound);
    await expect(canvas.getByText(photoShoot.emptyTitle)).toBeVisible();
  },
};

/** It could not be read: once more may help. */
export const NotRead: Story = {
  args: { job: null, failure: { message: photoShoot.shootNotRead, onAction: { retry: fn() } } },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.failure?.onAction?.retry).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = playgroundOf(Empty);

/** In the queue: every place is kept. */
export const Queued: Story = {
  args: {
    job: {
      ...queuedJob,
      kind: 'image_batch',
      metadata: { prompt: prompts.usual },
      progress: { done: 0, total: 8 },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('status')).toHaveTextContent('Queued');
    await press(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Four are there, one develops, three wait. */
export const Developing: Story = {
  args: { secondsLeft: 12 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
    await expect(canvas.getByText('about 12 s')).toBeVisible();
    await press(canvas.getByRole('button', { name: /Contrapposto/ }));
    await expect(args.onOpenPicture).toHaveBeenCalledOnce();
  },
};

export const Cancelling: Story = { args: { isCancelling: true } };

export const Completed: Story = {
  args: { job: completedJob },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await press(canvas.getByRole('button', { name: 'View Results' }));
    await expect(args.onViewResults).toHaveBeenCalledOnce();
  },
};

/** What was made before it failed stays. */
export const Failed: Story = {
  args: { job: failedJob },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('did not answer in time');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await press(canvas.getByRole('button', { name: /Try again|Retry/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A picture of which the seed is known can be made again, the same or another. */
export const Again: Story = {
  args: {
    onAgain: fn(),
    job: {
      ...completedJob,
      result: {
        media_assets: (completedJob.result?.media_assets ?? []).map((asset, at) => ({
          ...asset,
          seed: 7 + at,
        })),
      },
    },
  },
  play: asWritten(async ({ canvas, args }) => {
    const again = async (name: string) => {
      await press(canvas.getByRole('button', { name: 'Picture 2 again' }));
      await press(await screen.findByRole('menuitem', { name }));
    };
    await again('Again, this seed');
    await expect(args.onAgain).toHaveBeenLastCalledWith(expect.objectContaining({ seed: 8 }), true);
    await again('Again, all but the seed');
    await expect(args.onAgain).toHaveBeenLastCalledWith(expect.objectContaining({ seed: 8 }), false);
  }),
};

export const Cancelled: Story = { args: { job: cancelledJob } };

/** Wide pictures get wide places. */
export const Landscape: Story = {
  args: {
    details: { styleName: 'Film', ratio: '16:9' },
    job: {
      ...runningJob,
      metadata: { prompt: prompts.short },
      progress: { done: 1, total: 4 },
      result: { media_assets: [{ id: 'wide', ...pictures.dunes, pose: null }] },
    },
  },
};

/** One that does not come keeps its place and says so. */
export const PictureMissing: Story = {
  args: {
    job: {
      ...completedJob,
      progress: { done: 2, total: 2 },
      result: {
        media_assets: [
          { id: 'there', ...pictures.pewter, pose: 'seated' },
          { id: 'gone', url: missingPicture, pose: 'profile' },
        ],
      },
    },
  },
};

/** Pictures that can only be looked at. */
export const NotOpened: Story = {
  args: { job: completedJob, onOpenPicture: undefined },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Contrapposto/ })).toBeNull();
    await expect(canvas.getByRole('img', { name: /Contrapposto/ })).toBeInTheDocument();
  },
};

/** Each picture is called by the words it was made from, where its prompt had several to choose from. */
export const OfCombinations: Story = {
  args: {
    job: {
      ...completedJob,
      result: {
        media_assets: (completedJob.result?.media_assets ?? []).map((asset, at) => ({
          ...asset,
          prompt: `${at % 2 === 0 ? 'Silk' : 'Felt'} coat`,
        })),
      },
    },
  },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /^Silk coat/ })).toHaveLength(2);
    await expect(canvas.getAllByRole('img', { name: /^Felt coat/ })).toHaveLength(2);
  },
};

/** The name is the prompt's: cut, in its own direction, and never read as markup. */
export const StrangePrompts: Story = {
  args: { job: { ...completedJob, metadata: { prompt: prompts.markup + prompts.unbroken } } },
};

export const RightToLeftPrompt: Story = {
  args: { job: { ...runningJob, metadata: { prompt: prompts.rightToLeft } } },
};

export const AtSmallWidth: Story = { args: { secondsLeft: 12 }, globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish], args: { secondsLeft: 12 } };

/** Each picture can be downloaded, beside being opened. */
export const WithDownload: Story = {
  args: { job: completedJob, onDownload: fn() },
  play: asWritten(async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Download picture 2' }));
    await expect(args.onDownload).toHaveBeenCalledWith(completedJob.result?.media_assets[1]);
    await expect(args.onOpenPicture).not.toHaveBeenCalled();
  }),
};

export const Matrix: Story = windowsOf(
  PhotoShootResults,
  fromStories(meta.args, {
    Empty,
    Loading,
    NotFound,
    NotRead,
    Queued,
    Developing,
    Cancelling,
    Completed,
    Failed,
    Cancelled,
    Landscape,
    PictureMissing,
    NotOpened,
    StrangePrompts,
    RightToLeftPrompt,
  }),
  1,
);
