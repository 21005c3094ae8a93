import { checkOnboarding, type OnboardingForm as Values } from '@mirror-studio/domain/profile';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { mara } from '../../../testing/fixtures/index.ts';
import { OnboardingForm, type OnboardingFormProps } from './index.ts';
import { onboardingStates } from './OnboardingForm.spec.tsx';

const nothing: Values = { displayName: '', useType: null, termsAccepted: false, complianceConfirmed: false };

/** Holds what is filled in, and names what is missing once it was sent. */
function Held({ values: first, onChange, onSubmit, ...props }: OnboardingFormProps) {
  const [values, setValues] = useState<Values>(first ?? nothing);
  const [wasSent, setSent] = useState(false);
  return (
    <main style={{ maxInlineSize: '28rem' }}>
      <OnboardingForm
        {...props}
        values={values}
        problems={props.problems ?? (wasSent ? checkOnboarding(values) : {})}
        onChange={(change) => {
          setValues({ ...values, ...change });
          onChange?.(change);
        }}
        onSubmit={(sent) => {
          setSent(true);
          onSubmit(sent);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/OnboardingForm',
  component: OnboardingForm,
  args: { ...shown(onboardingStates.untouched), onChange: fn(), onSubmit: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof OnboardingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is wrong yet; the terms can be read before they are accepted. */
export const Untouched: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.queryByText(onboarding.nameEmpty)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('target', '_blank');
  }),
};

export const Playground: Story = playgroundOf(Untouched);

/** Sent too early: each field says what it needs, and stops saying it when it has it. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Enter the studio' }));
    for (const text of [
      onboarding.nameEmpty,
      onboarding.useTypeMissing,
      onboarding.termsMissing,
      onboarding.complianceMissing,
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await press(canvas.getByRole('checkbox', { name: onboarding.compliance }));
    await expect(canvas.queryByText(onboarding.complianceMissing)).toBeNull();
  },
};

/** Filled in by keyboard alone. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveFocus();
    await userEvent.keyboard(mara.name);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Design' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Read the terms' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.queryAllByRole('alert')).toHaveLength(0);
  },
};

export const Filled: Story = { args: shown(onboardingStates.filled) };

/** On its way: it cannot be sent twice, but taken back. */
export const Submitting: Story = {
  args: { ...shown(onboardingStates.submitting), onCancel: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: onboarding.submitting })).toBeInTheDocument();
    await press(canvas.getByRole('button', { name: /Enter the studio/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await press(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

function TakingBack(props: OnboardingFormProps) {
  const [isPending, setPending] = useState(true);
  return <Held {...props} isPending={isPending} onCancel={() => setPending(false)} />;
}

/** Taken back by keyboard: Cancel goes, and focus is at the button that sends. */
export const TakenBack: Story = {
  args: shown(onboardingStates.submitting),
  parameters: { visual: { skip: true } },
  render: (args) => <TakingBack {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enter the studio' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

/** The server said no: nothing that was typed is lost. */
export const Refused: Story = {
  args: shown(onboardingStates.refused),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(onboarding.failed);
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveValue(mara.name);
  },
};

export const NameTooLong: Story = {
  args: shown(onboardingStates.nameTooLong),
};

export const AtSmallWidth: Story = {
  args: shown(onboardingStates.invalid),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish], args: shown(onboardingStates.invalid) };

export const Markup: Story = { args: shown(onboardingStates.markup) };

export const Matrix: Story = sheetOf(OnboardingForm, onboardingStates);
