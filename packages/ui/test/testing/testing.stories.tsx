import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { BalanceHUD } from '../../src/components/economy/BalanceHUD/BalanceHUD.tsx';
import { JobsDrawer } from '../../src/components/jobs/JobsDrawer/JobsDrawer.tsx';
import { SettingsDialog } from '../../src/components/settings/SettingsDialog/SettingsDialog.tsx';
import {
  balanceStates,
  balanceTester,
  jobsStates,
  jobsTester,
  settingsStates,
  settingsTester,
} from '../../src/testing/index.ts';

/** The kit does what it says against the components themselves. */
const meta = {
  title: 'Components/Testing kit',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };
const [onExchange, onRetry, onSave, onFilter] = [fn(), fn(), fn(), fn()];

export const Balance: Story = {
  render: () => <BalanceHUD {...balanceStates.known} onExchange={onExchange} />,
  play: async () => {
    const tester = balanceTester(tools);
    await expect(tester.read()).toContain('1,240 Mirror Coins');
    await tester.exchange();
    await expect(onExchange).toHaveBeenCalledOnce();
  },
};

export const Jobs: Story = {
  render: () => (
    <main>
      <JobsDrawer {...jobsStates.full} onRetry={onRetry} onFilterChange={onFilter} />
    </main>
  ),
  play: async () => {
    const tester = jobsTester(tools);
    await tester.retry(/lighthouse/);
    await expect(onRetry).toHaveBeenCalledOnce();
    await tester.filter('completed');
    await expect(onFilter).toHaveBeenCalledWith('completed');
  },
};

export const Settings: Story = {
  render: () => (
    <main>
      <SettingsDialog {...settingsStates.dirty} onSave={onSave} />
    </main>
  ),
  play: async () => {
    await settingsTester(tools).save();
    await expect(onSave).toHaveBeenCalledOnce();
  },
};
