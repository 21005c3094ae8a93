import { common } from '@mirror-studio/domain/texts/en/common';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { connectionBannerStates } from './ConnectionBanner.spec.tsx';
import { ConnectionBanner } from './index.ts';

const meta = {
  title: 'Components/ConnectionBanner',
  component: ConnectionBanner,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(connectionBannerStates.offline), onRetry: fn() },
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is said once, and the time beside it ticks in silence. */
export const Offline: Story = {
  play: asWritten(async ({ args, canvas }) => {
    const banner = canvas.getByRole('complementary', { name: shell.connection });
    await expect(banner).toHaveTextContent(`${common.offline} ${shell.lastKnown} 12 minutes ago`);
    await waitFor(async () => {
      const said = screen.getAllByRole('log').map(({ textContent }) => textContent);
      await expect(said).toContain(common.offline);
    });
    await press(canvas.getByRole('button', { name: common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Offline);

/** There is a network, and the server does not answer. */
export const Unreachable: Story = {
  args: shown(connectionBannerStates.unreachable),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(shell.unreachable, { exact: false })).toBeVisible();
  },
};

export const Retrying: Story = { args: shown(connectionBannerStates.retrying) };

/** Nothing was read before: there is no time to say. */
export const NothingKnown: Story = { args: shown(connectionBannerStates.nothingKnown) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(ConnectionBanner, connectionBannerStates, 1);
