import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { samplePicture, sampleThumbnail } from '../../../test/stories/samples.ts';
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

/** In a thumbnail there is room for the icon alone; the words are still read out. */
export const FailedThumbnail: Story = {
  args: { src: 'data:image/png;base64,AAAA', radius: 'control' },
  decorators: [(Story) => <div style={{ inlineSize: 64 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await canvas.findByText('The picture could not be loaded.');
  },
};

export const Contained: Story = { args: { ratio: '16 / 9', fit: 'contain', src: samplePicture('orchid') } };

export const Matrix: Story = sheetOf(
  Image,
  fromStories(meta.args, { Loaded, Loading, Placeholder, Failed, Contained }),
);
