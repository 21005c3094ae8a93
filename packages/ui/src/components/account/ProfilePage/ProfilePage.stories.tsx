import type { Meta, StoryObj } from '@storybook/react-vite';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ownSessions, securityEvents } from '../../../testing/fixtures/account.ts';
import { nothing } from '../../../testing/nothing.ts';
import { SecurityLog } from '../SecurityLog/index.ts';
import { SessionList } from '../SessionList/index.ts';
import { ProfilePage } from './index.ts';

const states = {
  sections: {
    lead: 'Who can use your account, and what has happened to it.',
    children: (
      <>
        <SessionList sessions={ownSessions} onEnd={nothing} onSignOut={nothing} />
        <SecurityLog events={securityEvents} />
      </>
    ),
  },
};

const meta = {
  title: 'Components/ProfilePage',
  component: ProfilePage,
  parameters: { layout: 'fullscreen' },
  args: states.sections,
  render: (args) => (
    <main>
      <ProfilePage {...args} />
    </main>
  ),
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {};

export const Playground: Story = playgroundOf(Sections);

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(ProfilePage, states, 1);
