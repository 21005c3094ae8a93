import { billing } from '@mirror-studio/domain/texts/en/billing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { billingDetailsStates as states } from './BillingDetailsForm.spec.tsx';
import { BillingDetailsForm } from './index.ts';

const meta = {
  title: 'Components/BillingDetailsForm',
  component: BillingDetailsForm,
  args: { ...shown(states.filled), onChange: fn(), onDiscard: fn(), onSubmit: fn() },
} satisfies Meta<typeof BillingDetailsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: billing.save }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.unhover(canvas.getByRole('button', { name: billing.save }));
  }),
};

export const Playground: Story = playgroundOf(Filled);

const clean = { isDirty: undefined };

export const Untouched: Story = { args: { ...shown(states.untouched), ...clean } };

export const Saved: Story = { args: { ...shown(states.saved), ...clean } };

export const Invalid: Story = { args: shown(states.invalid) };

export const Pending: Story = { args: shown(states.pending) };

export const Refused: Story = { args: shown(states.refused) };

export const Loading: Story = { args: { ...shown(states.loading), ...clean } };

export const FailedToLoad: Story = { args: { ...shown(states.failedToLoad), ...clean } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(BillingDetailsForm, states, 2);
