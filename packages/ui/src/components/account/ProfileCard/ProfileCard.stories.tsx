import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ProfileCard } from './index.ts';
import { profileCardStates } from './ProfileCard.spec.tsx';

const meta = {
  title: 'Components/ProfileCard',
  component: ProfileCard,
  args: { ...shown(profileCardStates.whole) },
  render: (args) => (
    <main style={{ maxInlineSize: '24rem' }}>
      <ProfileCard {...args} />
    </main>
  ),
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link tells where it leads, and neither vouches for the place nor tells it who came. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['mara.example.com', 'salt.example']);
    for (const link of links) await expect(link).toHaveAttribute('rel', 'nofollow noopener ugc');
  },
};

export const Playground: Story = playgroundOf(Whole);

const nothing = { handle: undefined, words: undefined, links: undefined, picture: undefined };
export const NameAlone: Story = { args: { ...nothing, ...shown(profileCardStates.nameAlone) } };

export const Marked: Story = { args: shown(profileCardStates.marked) };

export const LongWords: Story = { args: { ...nothing, ...shown(profileCardStates.longWords) } };

export const AtSmallWidth: Story = {
  args: { ...nothing, ...shown(profileCardStates.longWords) },
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish] };

/** What the sheet shows as well: each of these is a state of the testing kit. */
export const Nameless: Story = {
  args: { ...nothing, ...shown(profileCardStates.nameless) },
  parameters: { visual: { skip: true } },
};

export const PictureGone: Story = {
  args: { ...nothing, ...shown(profileCardStates.pictureGone) },
  parameters: { visual: { skip: true } },
};

export const WithoutPicture: Story = {
  args: { ...nothing, ...shown(profileCardStates.withoutPicture) },
  parameters: { visual: { skip: true } },
};

export const Matrix: Story = sheetOf(ProfileCard, profileCardStates);
