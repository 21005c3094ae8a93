import { securityLog as texts } from '@mirror-studio/domain/texts/en/securityLog';
import { sessions as sessionTexts } from '@mirror-studio/domain/texts/en/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { SecurityLog } from './index.ts';
import { securityLogStates } from './SecurityLog.spec.tsx';

const meta = {
  title: 'Components/SecurityLog',
  component: SecurityLog,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(securityLogStates.listed) },
  render: (args) => (
    <main style={{ padding: 'clamp(1.25rem, 2vw, 1.75rem)', maxInlineSize: '60rem' }}>
      <SecurityLog {...args} />
    </main>
  ),
} satisfies Meta<typeof SecurityLog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each kind once. What may have been somebody else is asked about; what was done here says so. */
export const Listed: Story = {
  play: asWritten(async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.filter((row) => within(row).queryByText(texts.attention))).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(sessionTexts.current);
    await expect(rows[0]).toHaveTextContent('Ended: Chrome on Android');
  }),
};

export const Playground: Story = playgroundOf(Listed);

export const Empty: Story = { args: shown(securityLogStates.empty) };

export const Loading: Story = { args: shown(securityLogStates.loading) };

export const FailedToLoad: Story = { args: shown(securityLogStates.failedToLoad) };

/** A hosted auth service keeps it. */
export const Unavailable: Story = { args: shown(securityLogStates.unavailable) };

export const More: Story = { args: { ...shown(securityLogStates.more), onLoadMore: fn() } };

export const LoadingMore: Story = { args: { ...shown(securityLogStates.loadingMore), onLoadMore: fn() } };

export const MoreFailed: Story = { args: { ...shown(securityLogStates.moreFailed), onLoadMore: fn() } };

/** Months of it: nothing that a short one does not show. */
export const Many: Story = {
  args: shown(securityLogStates.many),
  parameters: { visual: { skip: true } },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

const { many: _, ...drawn } = securityLogStates;
export const Matrix: Story = windowsOf(SecurityLog, drawn, 1);
