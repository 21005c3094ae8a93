import { proof as texts } from '@mirror-studio/domain/texts/en/proof';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ProofPage } from './index.ts';
import { proofPageStates, proofPageTester } from './ProofPage.spec.tsx';

const meta = {
  title: 'Components/ProofPage',
  component: ProofPage,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(proofPageStates.wall),
    onMark: fn(),
    onComment: fn(),
    onApprovalChange: fn(),
    onNameChange: fn(),
    onDraftChange: fn(),
    onShownChange: fn(),
    onUnlock: fn(),
  },
} satisfies Meta<typeof ProofPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Wall: Story = {
  play: asWritten(async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Look at picture 4$/ }).focus();
    await userEvent.keyboard('y');
    await expect(args.onMark).toHaveBeenCalledWith('proof-3', 'yes');
    await proofPageTester(tools).approve();
    await expect(canvas.getByText(texts.nameProblem)).toBeVisible();
    await expect(args.onApprovalChange).not.toHaveBeenCalled();
  }),
};

export const Playground: Story = playgroundOf(Wall);

export const Loading: Story = {
  args: shown(proofPageStates.loading),
};

export const Locked: Story = {
  args: shown(proofPageStates.locked),
  play: asWritten(async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(texts.password), 'salt');
    await userEvent.click(canvas.getByRole('button', { name: texts.unlock }));
    await expect(args.onUnlock).toHaveBeenCalledWith('salt');
  }),
};

export const Unlocking: Story = {
  args: shown(proofPageStates.unlocking),
};

export const WrongPassword: Story = {
  args: shown(proofPageStates.wrongPassword),
};

export const Over: Story = {
  args: shown(proofPageStates.over),
};

export const FailedToLoad: Story = {
  args: shown(proofPageStates.failedToLoad),
};

export const Empty: Story = {
  args: shown(proofPageStates.empty),
};

export const Large: Story = {
  args: shown(proofPageStates.large),
  play: asWritten(async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.keyboard('n');
    await expect(args.onMark).toHaveBeenCalledWith('proof-0', 'no');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onShownChange).toHaveBeenCalledWith('proof-1');
    const [words] = canvas.getAllByRole('textbox');
    if (words) await fireEvent.keyDown(words, { key: 'Escape', isComposing: true });
    await expect(args.onShownChange).not.toHaveBeenCalledWith(null);
    await userEvent.keyboard('{Escape}');
    await expect(args.onShownChange).toHaveBeenCalledWith(null);
  }),
};

export const Writing: Story = {
  args: shown(proofPageStates.writing),
  play: asWritten(async ({ args, canvas }) => {
    await proofPageTester(tools).send();
    await expect(canvas.getByText(texts.nameProblem)).toBeVisible();
    await expect(args.onComment).not.toHaveBeenCalled();
  }),
};

export const Done: Story = {
  args: shown(proofPageStates.done),
};

export const Approved: Story = {
  args: shown(proofPageStates.approved),
};

export const Offline: Story = {
  args: shown(proofPageStates.offline),
};

export const Refused: Story = {
  args: shown(proofPageStates.refused),
};

export const Full: Story = {
  args: shown(proofPageStates.full),
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(160);
  }),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

const { full: _, ...drawn } = proofPageStates;
export const Matrix: Story = windowsOf(ProofPage, drawn, 1);
