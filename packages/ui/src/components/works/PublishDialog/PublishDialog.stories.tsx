import { publishing as texts } from '@mirror-studio/domain/texts/en/publishing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { PublishDialog } from './index.ts';
import { publishDialogStates, publishDialogTester } from './PublishDialog.spec.tsx';

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};
const tools = { screen, within, user: userEvent };

const meta = {
  title: 'Components/PublishDialog',
  component: PublishDialog,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(publishDialogStates.blank), onOpenChange: fn(), onFormChange: fn(), onSubmit: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 760 }}>
      <PublishDialog {...args} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof PublishDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is shared that is not turned on. */
export const Blank: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getByRole('switch', { name: texts.sharesPrompt })).not.toBeChecked();
    await publishDialogTester(tools).publish();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  }),
};

export const Playground: Story = playgroundOf(Blank);

export const Filled: Story = { args: { ...shown(publishDialogStates.filled), onSettings: fn() } };

/** What is wrong stands beside its field. */
export const Refused: Story = {
  args: shown(publishDialogStates.refused),
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.getByRole('textbox', { name: texts.title })).toHaveAccessibleDescription(
      texts.titleEmpty,
    );
  }),
};

export const Pending: Story = { args: shown(publishDialogStates.pending) };

export const Failed: Story = { args: shown(publishDialogStates.failed) };

export const Published: Story = { args: { ...shown(publishDialogStates.published), onWithdraw: fn() } };

/** A prompt by itself: its words are what is shown, so there is nothing to turn on for them. */
export const Prompt: Story = {
  args: { ...shown(publishDialogStates.prompt), picture: undefined as never },
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.getByText('A dancer in {silk|linen} at __light__')).toBeVisible();
    await expect(inside.queryByRole('switch', { name: texts.sharesPrompt })).toBeNull();
  }),
};

/** Another version is published than the one that would be. */
export const PromptPublished: Story = {
  args: { ...shown(publishDialogStates.promptPublished), picture: undefined as never, onWithdraw: fn() },
};

export const WithoutHandle: Story = { args: shown(publishDialogStates.withoutHandle) };

/** What the sheet shows as well: each of these is a state of the testing kit. */
export const HandleComing: Story = {
  args: { ...publishDialogStates.handleComing, onOpenChange: fn(), onFormChange: fn(), onSubmit: fn() },
  parameters: { visual: { skip: true } },
};

export const AtSmallWidth: Story = {
  args: { ...shown(publishDialogStates.published), onWithdraw: fn() },
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = {
  decorators: [inSpanish],
  args: { ...shown(publishDialogStates.published), onWithdraw: fn() },
};

export const Matrix: Story = windowsOf(PublishDialog, publishDialogStates);
