import { common } from '@mirror-studio/domain/texts/en/common';
import { videoCanvas } from '@mirror-studio/domain/texts/en/videoCanvas';
import { openingShot } from '@mirror-studio/domain/video';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ago, lights, pictures, prompts } from '../../../testing/fixtures/index.ts';
import { VideoResult, type VideoResultProps } from './index.ts';

type VideoJob = NonNullable<VideoResultProps['job']>;
const job = (change: Partial<VideoJob>): VideoJob => ({
  id: 'job-video',
  kind: 'video_render',
  status: 'running',
  createdAt: ago(20),
  metadata: { ...openingShot, textPrompt: prompts.usual },
  progress: { done: 60, total: 144 },
  ...change,
});
const asset = { id: 'v1', type: 'video', url: lights.url, thumbnailUrl: pictures.dunes.url } as const;
const completed = job({
  status: 'completed',
  progress: { done: 144, total: 144 },
  result: { media_assets: [{ ...asset, width: 1_080, height: 608 }] },
});

const meta = {
  title: 'Components/VideoResult',
  component: VideoResult,
  parameters: { layout: 'fullscreen' },
  args: { job: job({}), onCancel: fn(), onViewResults: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 240 }}>
      <VideoResult {...args} />
    </main>
  ),
} satisfies Meta<typeof VideoResult>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is known which frame it is at. */
export const Running: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await expect(canvas.getByText('Frame 60 of 144')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Frame 60 of 144');
    await press(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Running);

export const Queued: Story = { args: { job: job({ status: 'queued', progress: { done: 0, total: 144 } }) } };

export const Cancelling: Story = { args: { isCancelling: true } };

/** To be played by single frames, and kept. */
export const Completed: Story = {
  args: { job: completed },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      'mirror-studio-v1.mp4',
    );
    await press(canvas.getByRole('button', { name: 'View Results' }));
    await expect(args.onViewResults).toHaveBeenCalledOnce();
  },
};

/** The product downloads it with its rights. */
export const DownloadedByProduct: Story = {
  args: { job: completed, onDownload: fn() },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: common.download }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ id: 'v1' }));
    await expect(canvas.queryByRole('link', { name: common.download })).not.toBeInTheDocument();
  },
};

/** Without an encoder: one clear sentence. */
export const Failed: Story = {
  args: {
    job: job({
      status: 'failed',
      errorCode: 'ENCODER_MISSING',
      error: 'No video can be made here: the video encoder (ffmpeg) is not installed.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ffmpeg');
  },
};

export const Cancelled: Story = { args: { job: job({ status: 'cancelled' }) } };

export const Loading: Story = { args: { job: null, isLoading: true } };

/** It could not be read: once more may help. */
export const NotRead: Story = {
  args: { job: null, failure: { message: videoCanvas.videoNotRead, onAction: { retry: fn() } } },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: common.retry }));
    await expect(args.failure?.onAction?.retry).toHaveBeenCalledOnce();
  },
};

/** A tall one is seen whole too. */
export const Portrait: Story = {
  args: {
    job: job({
      ...completed,
      result: { media_assets: [{ ...asset, width: 608, height: 1_080 }] },
    }),
  },
  play: async ({ canvas }) => {
    const player = canvas.getByRole('group', { name: /^Video/ });
    await expect(player.getBoundingClientRect().height).toBeLessThan(window.innerHeight);
  },
};

export const AtSmallWidth: Story = {
  args: { job: completed },
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(
  VideoResult,
  fromStories(meta.args, { Running, Queued, Cancelling, Completed, Failed, Cancelled, Loading, NotRead }),
  1,
);
