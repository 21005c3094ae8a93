import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ProofForm } from './index.ts';
import { proofFormStates, proofFormTester } from './ProofForm.spec.tsx';

const meta = {
  title: 'Components/ProofForm',
  component: ProofForm,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(proofFormStates.blank),
    onDraftChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => (
    <main>
      <ProofForm {...args} />
    </main>
  ),
} satisfies Meta<typeof ProofForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Blank: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose A dancer/ }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ pictures: ['picture-0'] }),
    );
  }),
};

export const Playground: Story = playgroundOf(Blank);

export const Filled: Story = {
  args: shown(proofFormStates.filled),
  play: asWritten(async ({ args, canvas }) => {
    await expect(canvas.getByText('3 of at most 200 chosen')).toBeVisible();
    await proofFormTester(tools).create();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  }),
};

export const Changed: Story = {
  args: shown(proofFormStates.changed),
};

export const Pending: Story = {
  args: shown(proofFormStates.pending),
};

export const Refused: Story = {
  args: shown(proofFormStates.refused),
};

export const Failed: Story = {
  args: shown(proofFormStates.failed),
};

export const GalleryLoading: Story = {
  args: shown(proofFormStates.galleryLoading),
};

export const GalleryEmpty: Story = {
  args: shown(proofFormStates.galleryEmpty),
};

export const GalleryFailed: Story = {
  args: shown(proofFormStates.galleryFailed),
};

export const MorePictures: Story = {
  args: shown(proofFormStates.morePictures),
};

export const LoadingMore: Story = {
  args: shown(proofFormStates.loadingMore),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(ProofForm, proofFormStates, 1);
