import { analytics } from '@mirror-studio/domain/texts/en/analytics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { analyticsPageStates } from './AnalyticsPage.spec.tsx';
import { AnalyticsPage } from './index.ts';

const meta = {
  title: 'Components/AnalyticsPage',
  component: AnalyticsPage,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(analyticsPageStates.shown), onPeriodChange: fn(), onSave: fn() },
  render: (args) => (
    <main>
      <AnalyticsPage {...args} />
    </main>
  ),
} satisfies Meta<typeof AnalyticsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each figure and chart with that of the period before. */
export const Shown: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: analytics.period_7 }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith('7');
    await userEvent.click(canvas.getByRole('button', { name: analytics.csv }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.unhover(canvas.getByRole('button', { name: analytics.csv }));
    (document.activeElement as HTMLElement | null)?.blur();
  }),
};

export const Playground: Story = playgroundOf(Shown);

export const Loading: Story = { args: shown(analyticsPageStates.loading) };

export const FailedToLoad: Story = { args: shown(analyticsPageStates.failedToLoad) };

export const Empty: Story = { args: shown(analyticsPageStates.empty) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(AnalyticsPage, analyticsPageStates, 1);
