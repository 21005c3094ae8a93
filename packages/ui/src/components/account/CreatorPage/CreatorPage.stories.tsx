import type { Meta, StoryObj } from '@storybook/react-vite';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { creatorActsStates } from '../../community/CreatorActs/CreatorActs.spec.tsx';
import { CreatorActs } from '../../community/CreatorActs/index.ts';
import { WorkWall } from '../../works/WorkWall/index.ts';
import { workWallStates } from '../../works/WorkWall/WorkWall.spec.tsx';
import { creatorPageStates } from './CreatorPage.spec.tsx';
import { CreatorPage } from './index.ts';

const meta = {
  title: 'Components/CreatorPage',
  component: CreatorPage,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(creatorPageStates.whole) },
  render: (args) => (
    <main style={{ display: 'flex', minBlockSize: 480 }}>
      <CreatorPage {...args} />
    </main>
  ),
} satisfies Meta<typeof CreatorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const Playground: Story = playgroundOf(Whole);

export const Own: Story = { args: shown(creatorPageStates.own) };

/** Nothing is said yet: on one's own page, with the way to say it. */
export const OwnSilent: Story = { args: shown(creatorPageStates.ownSilent) };

/** Of the sample community. */
export const Sample: Story = { args: shown(creatorPageStates.sample) };

export const Silent: Story = { args: shown(creatorPageStates.silent) };

/** Its places are kept. */
export const Loading: Story = { args: shown(creatorPageStates.loading) };

export const NotFound: Story = { args: shown(creatorPageStates.notFound) };

/** What they have published hangs under their words, as wide as the page. */
export const WithWorks: Story = {
  render: (args) => (
    <main style={{ display: 'flex' }}>
      <CreatorPage
        {...args}
        acts={<CreatorActs {...creatorActsStates.stranger} />}
        works={<WorkWall {...workWallStates.hung} />}
      />
    </main>
  ),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish], args: shown(creatorPageStates.ownSilent) };

/** What the sheet shows as well: each of these is a state of the testing kit. */
export const NotRead: Story = {
  args: { ...shown(creatorPageStates.failed) },
  parameters: { visual: { skip: true } },
};

export const Matrix: Story = windowsOf(CreatorPage, creatorPageStates, 1);
