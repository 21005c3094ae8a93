import { checkProfile, type ProfileForm as Values } from '@mirror-studio/domain/profile';
import { ownProfile as texts } from '@mirror-studio/domain/texts/en/ownProfile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ProfileForm, type ProfileFormProps } from './index.ts';
import { profileFormStates } from './ProfileForm.spec.tsx';

/** Holds what is typed, and names what is wrong once it was sent. */
function Held({ values: first, onChange, onSubmit, ...props }: ProfileFormProps) {
  const [values, setValues] = useState<Values>(first);
  const [wasSent, setSent] = useState(false);
  const { handle, ...problems } = wasSent ? checkProfile(values) : {};
  return (
    <main style={{ padding: 'clamp(1.25rem, 2vw, 1.75rem)', maxInlineSize: '60rem' }}>
      <ProfileForm
        {...props}
        values={values}
        {...(wasSent && { problems })}
        {...(handle && { handleState: handle })}
        onChange={(changed) => {
          setValues(changed);
          onChange(changed);
        }}
        onSubmit={() => {
          setSent(true);
          onSubmit();
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/ProfileForm',
  component: ProfileForm,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(profileFormStates.untouched),
    onChange: fn(),
    onSubmit: fn(),
    onPictureUse: fn(),
    onPictureRemove: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = () => within(screen.getByRole('article'));

export const Untouched: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.save })).toBeDisabled();
  }),
};

export const Playground: Story = playgroundOf(Untouched);

/** Nothing but a name yet. */
export const First: Story = { args: shown(profileFormStates.first) };

/** What is typed stands on the card at once, as others will see it. */
export const LivePreview: Story = {
  decorators: [
    (Story, { args }) => <Story args={{ ...args, ...shown(profileFormStates.first), isDirty: true }} />,
  ],
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Handle/ }), '@Mara-O');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Words/ }), 'Salt.');
    await press(canvas.getByRole('button', { name: texts.addLink }));
    await expect(canvas.getByRole('textbox', { name: 'Link 1' })).toHaveFocus();
    await userEvent.keyboard('salt.example/work');
    await expect(card().getByText('@mara-o')).toBeVisible();
    await expect(card().getByText('Salt.')).toBeVisible();
    await expect(card().getByRole('link', { name: 'salt.example' })).toHaveAttribute(
      'href',
      'https://salt.example/work',
    );
    await press(canvas.getByRole('button', { name: 'Remove link 1' }));
    await expect(canvas.getByRole('button', { name: texts.addLink })).toHaveFocus();
  }),
};

export const Changed: Story = { args: shown(profileFormStates.changed) };

export const WithArcana: Story = { args: shown(profileFormStates.withArcana) };

export const Checking: Story = { args: shown(profileFormStates.checking) };

/** Sent too early: each field says what is wrong with it, and the focus goes to the first. */
export const Invalid: Story = {
  decorators: [
    (Story, { args }) => (
      <Story args={{ ...args, ...shown(profileFormStates.invalid), problems: {}, handleState: 'unknown' }} />
    ),
  ],
  play: asWritten(async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: texts.save }));
    for (const said of [texts.nameEmpty, texts.handleSigns, texts.linkNotHttps, texts.linkInvalid]) {
      await waitFor(() => expect(canvas.getAllByText(said)[0]).toBeVisible());
    }
    await expect(canvas.getByRole('textbox', { name: texts.name })).toHaveFocus();
  }),
};

export const Alike: Story = { args: shown(profileFormStates.alike) };

export const TooOften: Story = { args: shown(profileFormStates.tooOften) };

export const Submitting: Story = { args: shown(profileFormStates.submitting) };

export const Refused: Story = { args: shown(profileFormStates.refused) };

export const Done: Story = { args: shown(profileFormStates.done) };

/** Both are there: nothing that was typed is lost, nor what was saved. */
export const Conflict: Story = { args: shown(profileFormStates.conflict) };

/** A picture is refused before anything is opened. */
export const NoPicture: Story = {
  play: asWritten(async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('No field for a file');
    await userEvent.upload(input, new File(['x'], 'contract.pdf', { type: 'application/pdf' }), {
      applyAccept: false,
    });
    await expect(await canvas.findByText(texts.pictureNotImage)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  }),
};

export const SavingPicture: Story = { args: shown(profileFormStates.savingPicture) };

export const PictureRefused: Story = { args: shown(profileFormStates.pictureRefused) };

export const Longest: Story = { args: shown(profileFormStates.longest) };

export const Loading: Story = { args: shown(profileFormStates.loading) };

export const FailedToLoad: Story = { args: shown(profileFormStates.failedToLoad) };

export const Demo: Story = { args: shown(profileFormStates.demo) };

export const AtSmallWidth: Story = {
  args: shown(profileFormStates.changed),
  globals: { viewport: { value: 'small' } },
};

export const ConflictAtSmallWidth: Story = {
  args: shown(profileFormStates.conflict),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish], args: shown(profileFormStates.changed) };

/** What was wrong, as whoever holds the form says it. */
export const InvalidAsTold: Story = {
  args: shown(profileFormStates.invalid),
  parameters: { visual: { skip: true } },
};

export const Matrix: Story = windowsOf(ProfileForm, profileFormStates, 1);
