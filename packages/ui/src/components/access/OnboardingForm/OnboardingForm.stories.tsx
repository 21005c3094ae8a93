import { pathOf } from '@mirror-studio/domain/access';
import { profileLimits } from '@mirror-studio/domain/limits';
import { checkOnboarding } from '@mirror-studio/domain/profile';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { mara } from '../../fixtures/index.ts';
import { press } from '../../fixtures/press.ts';
import { inSpanish } from '../../fixtures/spanish.tsx';
import { OnboardingForm, type OnboardingFormProps } from './index.ts';

/** Holds what is filled in, and names what is missing once it was sent. */
function Held({ onChange, onSubmit, ...props }: OnboardingFormProps) {
  const [values, setValues] = useState(props.values);
  const [wasSent, setSent] = useState(false);
  return (
    <main style={{ maxInlineSize: '28rem' }}>
      <OnboardingForm
        {...props}
        values={values}
        problems={props.problems ?? (wasSent ? checkOnboarding(values) : {})}
        onChange={(change) => {
          setValues({ ...values, ...change });
          onChange(change);
        }}
        onSubmit={() => {
          setSent(true);
          onSubmit();
        }}
      />
    </main>
  );
}

const nothing = { displayName: '', useType: null, termsAccepted: false, complianceConfirmed: false };
const everything = {
  displayName: mara.name,
  useType: 'photographer',
  termsAccepted: true,
  complianceConfirmed: true,
} as const;

const meta = {
  title: 'Components/OnboardingForm',
  component: OnboardingForm,
  args: { values: nothing, onChange: fn(), onSubmit: fn(), termsHref: pathOf('terms') },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof OnboardingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is wrong yet; the terms can be read before they are accepted. */
export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(onboarding.nameEmpty)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('target', '_blank');
  },
};

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

export const Filled: Story = { args: { values: everything } };

export const Submitting: Story = {
  args: { values: everything, isPending: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: onboarding.submitting })).toBeInTheDocument();
    await press(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server said no: nothing that was typed is lost. */
export const Refused: Story = {
  args: { values: everything, failure: `${onboarding.failed} ${errors.network}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(onboarding.failed);
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveValue(mara.name);
  },
};

export const NameTooLong: Story = {
  args: {
    values: { ...everything, displayName: 'o'.repeat(profileLimits.nameCharacters + 1) },
    problems: { displayName: 'nameTooLong' },
  },
};

export const AtSmallWidth: Story = {
  args: { problems: checkOnboarding(nothing) },
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish], args: { problems: checkOnboarding(nothing) } };
