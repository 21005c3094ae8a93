import { pathOf, publicLinks, routeOf } from '@mirror-studio/domain/access';
import { legal } from '@mirror-studio/domain/texts/en/legal';
import { routes as routeTexts } from '@mirror-studio/domain/texts/en/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../../test/sheet/sheet.tsx';
import { Markdown } from '../../../primitives/Markdown/Markdown.tsx';
import { pictures } from '../../../testing/fixtures/index.ts';
import { SignInForm } from '../../access/SignInForm/SignInForm.tsx';
import { PublicPage } from './index.ts';

const meta = {
  title: 'Components/PublicPage',
  component: PublicPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Step through the mirror',
    lead: 'We send you a link. No password to remember.',
    homeHref: pathOf('home'),
    picture: pictures.indigo.url,
    children: <SignInForm email="" onEmailChange={fn()} onSubmit={fn()} />,
  },
} satisfies Meta<typeof PublicPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = playgroundOf(Default);

export const WithoutPicture: Story = { args: { picture: undefined } };

export const ToRead: Story = {
  args: {
    title: 'Terms of Service',
    lead: 'This text holds for the alpha. It will change before anything costs money, and you will be asked again.',
    layout: 'text',
    picture: undefined,
    children: <Markdown baseLevel={1}>{legal.terms}</Markdown>,
  },
};

const links = publicLinks.map((id) => ({
  label: routeTexts[routeOf(id).titleKey],
  href: pathOf(id),
  isCurrent: id === 'legalTerms',
}));

/** Each page that anybody may read leads to the others. */
export const WithLinks: Story = { args: { ...ToRead.args, links } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = windowsOf(PublicPage, fromStories(meta.args, { Default, WithoutPicture }), 1);
