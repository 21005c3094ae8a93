import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { StatusCard } from './index.ts';

const meta = {
  title: 'Components/StatusCard',
  component: StatusCard,
  args: {
    title: 'Session',
    state: 'ok',
    children: 'Signed in. The session is fresh.',
    facts: [
      { term: 'Account', value: 'iris@example.com' },
      { term: 'Assurance', value: 'One step' },
    ],
    actions: <Button size="small">Sign Out</Button>,
  },
} satisfies Meta<typeof StatusCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All is well: a sentence, the values behind it, and what can be done. */
export const Default: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Session' })).toBeVisible();
    await expect(canvas.getByText('Well')).toBeVisible();
  }),
};

export const Playground: Story = playgroundOf(Default);

export const AtWork: Story = { args: { state: 'busy', children: 'Looking for a session in this browser.' } };

export const WorthALook: Story = {
  args: { state: 'attention', children: 'The session could not be renewed.', facts: [] },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = sheetOf(StatusCard, fromStories(meta.args, { Default, AtWork, WorthALook }));
