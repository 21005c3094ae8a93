import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { VideoPlayer } from './index.ts';
import { videoStates, videoTester } from './VideoPlayer.spec.tsx';

const meta = {
  title: 'Components/VideoPlayer',
  component: VideoPlayer,
  args: shown(videoStates.usual),
  decorators: [(Story) => <div style={{ maxInlineSize: '32rem' }}>{Story()}</div>],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const tester = () => videoTester({ screen, within, user: userEvent });

/** It plays, steps by single frames, and says where it is in seconds or in frames. */
export const Default: Story = {
  play: asWritten(async ({ canvas, canvasElement }) => {
    const video = canvasElement.querySelector('video');
    if (!video) throw new Error('there is no video');
    const { clientWidth, clientHeight } = video;
    await expect(Math.round((clientWidth / clientHeight) * 9)).toBe(16);
    await tester().play();
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0));
    await tester().stepForward();
    await expect(video.paused).toBe(true);
    await waitFor(() => expect(tester().isPlaying()).toBe(false));
    const frame = await waitFor(async () => {
      const now = tester().frame();
      await expect(now).toBe(Math.floor(video.currentTime * 12) + 1);
      return now;
    });
    await tester().stepBack();
    await waitFor(() => expect(tester().frame()).toBe(Math.max(1, frame - 1)));
    await press(canvas.getByRole('button', { name: /^Seconds/ }));
    await expect(canvas.getByRole('button', { name: /^Frame/ })).toBeVisible();
    await press(canvas.getByRole('button', { name: /^Frame/ }));
    await press(canvas.getByRole('button', { name: 'Captions' }));
    await waitFor(() => expect(video.textTracks[0]?.activeCues).toHaveLength(1));
    await press(canvas.getByRole('button', { name: 'Captions' }));
    await tester().setSpeed(0.5);
    await expect(video.playbackRate).toBe(0.5);
    await tester().setSpeed(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // The picture shows it as it was: the ring is on its control.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Speed/ })).toHaveFocus());
  }),
};

export const Playground: Story = playgroundOf(Default);

/** Its place is kept, and nothing can be pressed. */
export const Waiting: Story = {
  args: {
    src: undefined,
    frameRate: undefined,
    captions: undefined,
    defaultMuted: undefined,
    ...shown(videoStates.waiting),
  },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

/** What does not come says so, and can be asked for again. */
export const Failed: Story = {
  args: {
    poster: undefined,
    frameRate: undefined,
    duration: undefined,
    captions: undefined,
    defaultMuted: undefined,
    ...shown(videoStates.failed),
  },
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The video could not be loaded.');
    await tester().retry();
    await expect(await canvas.findByRole('alert')).toBeVisible();
  }),
};

export const Matrix: Story = {
  ...sheetOf(VideoPlayer, videoStates),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};
