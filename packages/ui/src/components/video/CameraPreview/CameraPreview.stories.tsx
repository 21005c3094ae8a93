import { common } from '@mirror-studio/domain/texts/en/common';
import { videoCanvas } from '@mirror-studio/domain/texts/en/videoCanvas';
import { type CameraMove, openingShot } from '@mirror-studio/domain/video';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../../test/sheet/sheet.tsx';
import { press } from '../../../../test/stories/press.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { missingPicture, pictures, prompts } from '../../../testing/fixtures/index.ts';
import { CameraPreview, type PreviewedPicture } from './index.ts';

const portrait = { ...pictures.saltFlats, label: prompts.usual };
const landscape = { ...pictures.dunes, label: prompts.short };

const meta = {
  title: 'Components/CameraPreview',
  component: CameraPreview,
  parameters: { layout: 'fullscreen' },
  args: { picture: landscape, shot: openingShot, onFrameChange: fn() },
  render: (args) => (
    <main style={{ display: 'flex', minBlockSize: '100dvh' }}>
      <CameraPreview {...args} />
    </main>
  ),
} satisfies Meta<typeof CameraPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frames of the timeline are drawn when the picture is there. */
const drawn: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled());
};

/** No picture yet: what will be here. */
export const Empty: Story = { args: { picture: null } };

export const Playground: Story = playgroundOf(Empty);

export const Reading: Story = { args: { picture: null, waiting: videoCanvas.reading } };

/** The address names what does not exist, or what is somebody else's. */
export const NotFound: Story = {
  args: { picture: null, failure: { message: videoCanvas.sourceNotFound } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(videoCanvas.sourceNotFound);
  },
};

/** It could not be read: once more may help. */
export const NotRead: Story = {
  args: { picture: null, failure: { message: videoCanvas.sourceNotRead, onAction: { retry: fn() } } },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: common.retry }));
    await expect(args.failure?.onAction?.retry).toHaveBeenCalledOnce();
  },
};

/** The path over the whole picture: a solid first frame, a broken last one. */
export const PushIn: Story = { play: drawn };
const of = (move: CameraMove, defaultFrame: number, picture: PreviewedPicture = landscape): Story => ({
  args: { picture, shot: { ...openingShot, move }, defaultFrame },
  play: drawn,
});
export const PullOut: Story = of('pullOut', 60);
export const PanLeft: Story = of('panLeft', 40);
export const PanRight: Story = of('panRight', 100, portrait);
export const TiltUp: Story = of('tiltUp', 30, portrait);
export const TiltDown: Story = of('tiltDown', 72);
export const Orbit: Story = of('orbit', 20, portrait);
export const Drift: Story = of('drift', 100);

/** What the camera sees, as the video will show it. */
export const ThroughTheLens: Story = {
  args: { defaultView: 'lens', shot: { ...openingShot, move: 'orbit' }, defaultFrame: 143 },
  play: drawn,
};

/** The frames by keyboard: arrows go by one, a page is a second, and the buttons stop at the ends. */
export const Scrubbed: Story = {
  args: { shot: { ...openingShot, seconds: 3 } },
  play: async (context) => {
    await drawn(context);
    const { canvas, args } = context;
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: videoCanvas.timeline })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{ArrowRight}');
    await expect(args.onFrameChange).toHaveBeenLastCalledWith(25);
    await expect(canvas.getByText('Frame 26 of 72')).toBeVisible();
    await userEvent.keyboard('{End}');
    await press(canvas.getByRole('button', { name: 'Next frame' }));
    await expect(canvas.getByText('Frame 72 of 72')).toBeVisible();
    await press(canvas.getByRole('button', { name: 'Previous frame' }));
    await expect(canvas.getByText('Frame 71 of 72')).toBeVisible();
  },
};

/** Played it is seen through the lens, and a press pauses it. */
export const Played: Story = {
  play: async (context) => {
    await drawn(context);
    const { canvas, args } = context;
    await press(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('img', { name: `Preview: ${prompts.short}` })).toBeVisible();
    await waitFor(() => expect(args.onFrameChange).toHaveBeenCalled());
    await press(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('Frame 1 of 144')).toBeVisible();
  },
};

/** Its address leads nowhere. */
export const Missing: Story = {
  args: { picture: { ...landscape, url: missingPicture } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(videoCanvas.sourceNotRead);
  },
};

export const AtSmallWidth: Story = {
  args: { picture: portrait, shot: { ...openingShot, move: 'panRight' }, defaultFrame: 60 },
  globals: { viewport: { value: 'small' } },
  play: drawn,
};

export const Spanish: Story = { decorators: [inSpanish], args: { picture: null } };

export const Matrix: Story = {
  ...windowsOf(
    CameraPreview,
    fromStories(meta.args, {
      Empty,
      Reading,
      NotFound,
      NotRead,
      PushIn,
      PullOut,
      PanLeft,
      PanRight,
      TiltUp,
      TiltDown,
      Orbit,
      Drift,
      ThroughTheLens,
    }),
    1,
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('button:disabled')).toHaveLength(0));
  },
};
