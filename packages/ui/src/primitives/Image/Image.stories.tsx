import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { samplePicture, sampleThumbnail } from '../../../test/stories/samples.ts';
import { Button } from '../Button/Button.tsx';
import { Image } from './index.ts';

const meta = {
  title: 'Primitives/Image',
  component: Image,
  args: {
    alt: 'A figure of light on salt flats',
    ratio: '3 / 4',
    src: samplePicture('ember'),
    loading: 'eager',
  },
  // The tiles of the sheet say how wide it is there.
  decorators: [
    (Story, { tags }) =>
      tags.includes('sheet') ? Story() : <div style={{ inlineSize: 220 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="loaded"]')).not.toBeNull());
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(Math.round((height / width) * 100)).toBe(133);
  },
};

export const Playground: Story = playgroundOf(Loaded);

/** Its place is kept; nothing moves when it comes. */
export const Loading: Story = { args: { src: undefined } };

/** A few of its own pixels, out of focus, until it is there. */
export const Placeholder: Story = { args: { src: undefined, placeholder: sampleThumbnail('ember') } };

export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('A figure of light on salt flats')).toBeInTheDocument();
  },
};

/** It is asked for again a few times, and then says so once, in words of the page. */
export const RetriedInVain: Story = {
  args: {
    src: 'data:image/png;base64,AAAA',
    retryDelaysMs: [1, 1],
    failureText: 'It did not come. Load the page again.',
    onError: fn(),
  },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('It did not come. Load the page again.')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledTimes(1);
  },
};

/** In a thumbnail there is room for the icon alone; the words are still read out. */
export const FailedThumbnail: Story = {
  args: { src: 'data:image/png;base64,AAAA', radius: 'control' },
  decorators: [(Story) => <div style={{ inlineSize: 64 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await canvas.findByText('The picture could not be loaded.');
  },
};

export const Contained: Story = { args: { ratio: '16 / 9', fit: 'contain', src: samplePicture('orchid') } };

/** What left before it came is not loaded any more: the browser would keep it, and all round it, until it has. */
export const LeavesBeforeItCame: Story = {
  args: { src: '/never-comes.png', loading: 'lazy' },
  decorators: [
    (Story) => {
      const [isThere, setThere] = useState(true);
      return (
        <>
          <Button onPress={() => setThere(!isThere)}>{isThere ? 'Take away' : 'Bring back'}</Button>
          <div style={{ marginBlockStart: '300rem' }}>{isThere && <Story />}</div>
        </>
      );
    },
  ],
  parameters: { visual: { skip: true } },
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('src', '/never-comes.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Take away' }));
    await expect(picture).not.toHaveAttribute('src');
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back' }));
    await expect(canvas.getByRole('img')).toHaveAttribute('src', '/never-comes.png');
  },
};

export const Matrix: Story = sheetOf(
  Image,
  fromStories(meta.args, { Loaded, Loading, Placeholder, Failed, Contained }),
);
