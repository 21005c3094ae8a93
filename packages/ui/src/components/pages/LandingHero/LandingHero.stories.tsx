import { pathOf, publicLinks, routeOf } from '@mirror-studio/domain/access';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { pictures } from '../../../testing/fixtures/index.ts';
import { LandingHero } from './index.ts';

const meta = {
  title: 'Components/LandingHero',
  component: LandingHero,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: pathOf('home'),
    signInHref: pathOf('login'),
    samplesHref: pathOf('samples'),
    picture: pictures.saltFlats.url,
  },
} satisfies Meta<typeof LandingHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line, one mirror, one way in. */
export const Default: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', pathOf('login'));
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  }),
};

export const Playground: Story = playgroundOf(Default);

export const AtDesktopWidth: Story = { globals: { viewport: { value: 'desktop' } } };

/** With the way to the other pages that anybody may read. */
export const WithLinks: Story = {
  args: { links: publicLinks.map((id) => ({ label: routes[routeOf(id).titleKey], href: pathOf(id) })) },
};

export const AtTabletWidth: Story = { globals: { viewport: { value: 'tablet' } } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const WithoutPicture: Story = { args: { picture: undefined, isAlpha: false, samplesHref: undefined } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(LandingHero, fromStories(meta.args, { Default, WithoutPicture }), 1);
