import { forensicsLimits } from '@mirror-studio/domain/constants/forensics';
import { forensics } from '@mirror-studio/domain/texts/en/forensics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { forensicsDescription, forensicsFound } from '../../../testing/fixtures/forensics.ts';
import { ReverseForensics } from './index.ts';
import { reverseForensicsStates, reverseForensicsTester } from './ReverseForensics.spec.tsx';

const meta = {
  title: 'Components/ReverseForensics',
  component: ReverseForensics,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(reverseForensicsStates.empty),
    onSelect: fn(),
    onRemove: fn(),
    onBegin: fn(),
    onOpenInStudio: fn(),
    onSave: fn(),
  },
  render: (args) => (
    <main>
      <ReverseForensics {...args} />
    </main>
  ),
} satisfies Meta<typeof ReverseForensics>;
export default meta;
type Story = StoryObj<typeof meta>;

const tester = () => reverseForensicsTester({ screen, within, user: userEvent });

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]');
    const file = new File(['ink'], 'halcyon-07.png', { type: 'image/png' });
    if (input instanceof HTMLElement) await userEvent.upload(input, file);
    await expect(args.onSelect).toHaveBeenCalledWith(file);
  },
};

export const Playground: Story = playgroundOf(Empty);

export const Reading: Story = { args: shown(reverseForensicsStates.reading) };

/** Our own export: its words are those it was exported with. */
export const FromOurExport: Story = {
  args: shown(reverseForensicsStates.fromOurExport),
  play: asWritten(async ({ args }) => {
    await expect(tester().prompt()).toBe(forensicsFound.own.prompt);
    await tester().begin();
    await tester().openInStudio();
    await tester().save();
    for (const heard of [args.onBegin, args.onOpenInStudio, args.onSave])
      await expect(heard).toHaveBeenCalledOnce();
  }),
};

export const FromAnotherProgram: Story = { args: shown(reverseForensicsStates.fromAnotherProgram) };

/** Its file says nothing: it is a start, and says that it is no more. */
export const FromPixels: Story = {
  args: shown(reverseForensicsStates.fromPixels),
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByText(forensics.basis_pixels)).toBeVisible();
    await expect(canvas.getByText(forensics.rawEmpty)).toBeVisible();
  }),
};

/** Its settings were read; how its words came about is not known, so they are not guessed. */
export const SettingsAlone: Story = {
  args: shown(reverseForensicsStates.settingsAlone),
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByText(forensics.wordsUnknownHint)).toBeVisible();
  }),
};

/** A language model can be shown it, and where it goes is said before. */
export const Askable: Story = {
  args: { ...shown(reverseForensicsStates.askable), onDescribe: fn() },
  play: asWritten(async ({ args }) => {
    await tester().describe('The attic');
    await expect(args.onDescribe).toHaveBeenCalledOnce();
  }),
};

export const Describing: Story = {
  args: { ...shown(reverseForensicsStates.describing), onDescribe: fn() },
};

/** Its words stand for the start that the pixels gave, and say whose they are. */
export const Described: Story = {
  args: shown(reverseForensicsStates.described),
  play: asWritten(async () => {
    await expect(tester().prompt()).toBe(forensicsDescription);
  }),
};

/** It gave none: the start is still there, and it can be asked again. */
export const NotDescribed: Story = {
  args: { ...shown(reverseForensicsStates.notDescribed), onDescribe: fn() },
};

/** Markup is text; what is long is cut until all of it is asked for; what was broken is named. */
export const Strange: Story = {
  args: shown(reverseForensicsStates.strange),
  play: asWritten(async ({ canvas }) => {
    const [markup, long] = tester().raw();
    await expect(markup).toBe(forensicsFound.strange.raw[0].text);
    await expect(long).toHaveLength(forensicsLimits.shownCharacters + 1);
    await expect(canvas.queryByText(forensics.rawCut)).toBeNull();
    await tester().showAll();
    await expect(tester().raw()[1]).toBe(forensicsFound.strange.raw[1].text);
    await expect(canvas.getByText(forensics.rawCut)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: forensics.rawLess }));
    await userEvent.unhover(canvas.getByRole('button', { name: forensics.rawWhole }));
  }),
};

/** A part that was changed after it was written is shown, and what it says is not to be trusted. */
export const Doubtful: Story = {
  args: shown(reverseForensicsStates.doubtful),
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getAllByText(forensics.doubtful)).toHaveLength(1);
    await expect(canvas.getByText(forensics.doubtfulHint)).toBeVisible();
  }),
};

export const Saving: Story = { args: shown(reverseForensicsStates.saving) };

export const Broken: Story = { args: shown(reverseForensicsStates.broken) };

export const TooLarge: Story = { args: shown(reverseForensicsStates.tooLarge) };

export const WrongType: Story = { args: shown(reverseForensicsStates.wrongType) };

/** The picture stays, to be sent again. */
export const Offline: Story = {
  args: { ...shown(reverseForensicsStates.offline), onRetry: fn() },
  play: asWritten(async ({ args, canvas }) => {
    await expect(canvas.getByText('halcyon-07.png')).toBeVisible();
    await tester().retry();
    await expect(args.onRetry).toHaveBeenCalledOnce();
  }),
};

export const Failed: Story = { args: { ...shown(reverseForensicsStates.failed), onRetry: fn() } };

export const AtSmallWidth: Story = {
  args: shown(reverseForensicsStates.fromAnotherProgram),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = {
  args: shown(reverseForensicsStates.fromPixels),
  decorators: [inSpanish],
};

export const Matrix: Story = windowsOf(ReverseForensics, reverseForensicsStates, 1);
