import { pathOf } from '@mirror-studio/domain/access';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { ComingSoonPage } from './index.ts';

const meta = {
  title: 'Components/ComingSoonPage',
  component: ComingSoonPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'Roadmap', photoShootHref: pathOf('photoShoot'), galleryHref: pathOf('gallery') },
} satisfies Meta<typeof ComingSoonPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It says so, and shows the doors that open. */
export const Default: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Roadmap');
    await expect(canvas.getByRole('link', { name: 'Open the gallery' })).toHaveAttribute(
      'href',
      pathOf('gallery'),
    );
  }),
};

export const Playground: Story = playgroundOf(Default);

/** Outside the shell: the house has a name, and there is a way home. */
export const Alone: Story = {
  args: { homeHref: pathOf('home') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('link', { name: 'Mirror Studio' })).toHaveAttribute('href', pathOf('home'));
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = windowsOf(ComingSoonPage, fromStories(meta.args, { Default, Alone }), 1);
