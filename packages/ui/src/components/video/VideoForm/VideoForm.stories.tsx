import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { videoCanvas } from '@mirror-studio/domain/texts/en/videoCanvas';
import { openingShot } from '@mirror-studio/domain/video';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { pictures, prompts } from '../../../testing/fixtures/index.ts';
import { VideoForm, type VideoFormProps } from './index.ts';

const offered = Object.entries(pictures).map(([id, { url }], index) => ({
  id,
  thumbnailUrl: url,
  prompt: index === 0 ? prompts.usual : `${prompts.short} ${index}`,
}));
const chosen = { file: { name: prompts.usual, preview: pictures.saltFlats.url } };

function Held({ shot: first = openingShot, onChange, ...props }: VideoFormProps) {
  const [shot, setShot] = useState(first);
  return (
    <main style={{ display: 'flex', maxInlineSize: '26.25rem', blockSize: '100dvh', overflowY: 'auto' }}>
      <VideoForm
        {...props}
        shot={shot}
        onChange={(change) => {
          setShot({ ...shot, ...change });
          onChange?.(change);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/VideoForm',
  component: VideoForm,
  parameters: { layout: 'fullscreen' },
  args: {
    pictures: offered,
    onChange: fn(),
    onPictureSelect: fn(),
    onPictureRemove: fn(),
    onPick: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof VideoForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it opens: without a picture there is nothing to render. */
export const Untouched: Story = {
  args: { isDisabled: true },
  play: asWritten(async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: videoCanvas.render })).toBeDisabled();
    await expect(canvas.getByText(photoShoot.freeInAlpha)).toBeVisible();
    await press(canvas.getByRole('button', { name: `Take ${prompts.short} 1` }));
    await expect(args.onPick).toHaveBeenCalledWith('deepWater');
  }),
};

export const Playground: Story = playgroundOf(Untouched);

export const Chosen: Story = {
  args: { picture: chosen, selectedId: 'saltFlats', onMorePictures: fn() },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: videoCanvas.render }));
    await expect(args.onSubmit).toHaveBeenCalledWith(openingShot);
  },
};

/** The keyboard reaches everything, and the arrows choose. */
export const Keyboard: Story = {
  args: { picture: chosen, pictures: [] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: videoCanvas.move_pushIn }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ move: 'pullOut' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ easing: 'easeOut' });
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: videoCanvas.seconds })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ seconds: 10 });
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ seconds: 3 });
  },
};

export const Uploading: Story = {
  args: { picture: { file: { name: 'silk.png', size: '2.4 MB' }, isPending: true }, isDisabled: true },
};

/** A file that is no picture (§5). */
export const NotImage: Story = {
  args: { picture: { file: null, problem: photoShoot.referenceNotImage }, isDisabled: true },
};

/** It did not arrive; it is still here, and can be sent again. */
export const UploadFailed: Story = {
  args: {
    picture: { file: { name: 'silk.png' }, problem: photoShoot.referenceFailed },
    onPictureRetry: fn(),
    isDisabled: true,
  },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: photoShoot.referenceRetry }));
    await expect(args.onPictureRetry).toHaveBeenCalledOnce();
  },
};

export const PicturesLoading: Story = { args: { pictures: 'loading', isDisabled: true } };
export const PicturesFailed: Story = { args: { pictures: 'failed', isDisabled: true } };
export const NoPictures: Story = { args: { pictures: [], isDisabled: true } };

/** After the alpha: what it costs is said before it is asked for. */
export const WithCost: Story = {
  args: { picture: chosen, isAlpha: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 credits')).toBeVisible();
  },
};

export const Beginning: Story = {
  args: { picture: chosen, isPending: true, onCancel: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: videoCanvas.beginning })).toBeInTheDocument();
    await press(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const TooDear: Story = { args: { picture: chosen, isAlpha: false, failure: videoCanvas.tooDear } };

export const AtSmallWidth: Story = {
  args: { picture: chosen, selectedId: 'saltFlats' },
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish], args: { isDisabled: true } };

export const Matrix: Story = windowsOf(
  VideoForm,
  fromStories(meta.args, {
    Untouched,
    Chosen,
    Uploading,
    NotImage,
    UploadFailed,
    PicturesLoading,
    PicturesFailed,
    NoPictures,
    WithCost,
    Beginning,
    TooDear,
  }),
  1,
);
