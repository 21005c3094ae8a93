import { errors as spanishErrors } from '@mirror-studio/domain/texts/es/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { JobCard, type JobCardProps } from './index.ts';
import { jobCardStates } from './JobCard.spec.tsx';

const meta = {
  title: 'Components/JobCard',
  component: JobCard,
  args: { ...shown(jobCardStates.running), onViewResults: fn(), onCancel: fn(), onRetry: fn() },
  render: (args) => (
    <div style={{ inlineSize: 'min(340px, 100%)' }}>
      <JobCard {...args} />
    </div>
  ),
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Running' })).toHaveAttribute('aria-valuenow', '4');
  }),
};

export const Playground: Story = playgroundOf(Running);

export const Queued: Story = { args: shown(jobCardStates.queued) };

/** Up to three pictures of the batch. */
export const Completed: Story = {
  args: shown(jobCardStates.completed),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getByText('4 credits charged')).toBeVisible();
    await expect(canvas.queryByText(/returned/)).toBeNull();
  },
};

/** A batch that is not completed leads to its shoot, beside what can be done with it here. */
export const Openable: Story = {
  args: { ...shown(jobCardStates.openable), onOpenShoot: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the shoot' }));
    await expect(args.onOpenShoot).toHaveBeenCalledOnce();
  },
};

export const OpenableInSpanish: Story = {
  args: shown(jobCardStates.openableFailed),
  decorators: [inSpanish],
};

/** The first video of the render. Its controls are the browser's own, and drawn when it likes. */
export const CompletedVideo: Story = {
  args: shown(jobCardStates.completedVideo),
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Video: /)).toHaveAttribute('poster');
  },
};

/** What was finished is charged, the rest came back. */
export const Failed: Story = {
  args: shown(jobCardStates.failed),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 credits charged')).toBeVisible();
    await expect(canvas.getByText('2 credits returned')).toBeVisible();
  },
};

/** The server's sentence is English: in Spanish the text of its code stands for it. */
export const FailedInSpanish: Story = {
  args: shown(jobCardStates.failed),
  decorators: [inSpanish],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spanishErrors.code_PROVIDER_TIMEOUT)).toBeVisible();
    await expect(canvas.getByText('2 créditos devueltos')).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: shown(jobCardStates.cancelled),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 credit charged')).toBeVisible();
    await expect(canvas.getByText('5 credits returned')).toBeVisible();
  },
};

/** In alpha everything is free: nothing is said of credits. */
export const Free: Story = {
  args: shown(jobCardStates.free),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/credits?/)).toBeNull();
  },
};

/** The exact moment is in the tooltip of the time. */
export const ExactTime: Story = {
  args: shown(jobCardStates.completed),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '18 minutes ago' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('November 21, 2026');
  },
};

export const MissingPictures: Story = {
  args: shown(jobCardStates.missingPictures),
};

export const Pending: Story = { args: shown(jobCardStates.pending) };

// The browser's own controls of a video turn while it loads: its state has a story, and no place on the sheet.
const { completedVideo: _, ...still } = jobCardStates;
export const Matrix: Story = sheetOf<JobCardProps>(JobCard, still);
