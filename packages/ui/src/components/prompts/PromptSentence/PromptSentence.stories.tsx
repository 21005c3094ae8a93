import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { begun, broken, full, long, readingOf } from '../../../../test/stories/promptSamples.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { PromptSentence } from './index.ts';

const reading = readingOf(full);

const meta = {
  title: 'Components/PromptSentence',
  component: PromptSentence,
  args: {
    slots: full,
    read: reading.slots,
    onOpen: fn(),
    onClose: fn(),
    onType: fn(),
    onFill: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof PromptSentence>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every slot is filled; one alternates, and one is drawn from a list. */
export const Full: Story = {
  play: asWritten(async ({ args, canvas }) => {
    const word = canvas.getByRole('button', {
      name: /^Subject: a dancer in raw silk, ?or old linen ?or nothing but light$/,
    });
    await press(word);
    await expect(args.onOpen).toHaveBeenCalledWith('subject');
    word.blur();
  }),
};

export const Playground: Story = playgroundOf(Full);

/** Nothing is said yet: each word says what may stand there. */
export const Empty: Story = { args: { slots: {}, read: {} } };

export const Begun: Story = { args: { slots: begun, read: readingOf(begun).slots } };

/** The words of the choices are on their way. */
export const Waiting: Story = { args: { slots: begun, read: {} } };

/** The choices of a slot, where it stands. */
export const Open: Story = {
  args: { openSlot: 'mood' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: asWritten(async ({ args }) => {
    const field = await screen.findByRole('textbox');
    await press(await screen.findByRole('option', { name: 'sacred awe' }));
    await expect(args.onFill).toHaveBeenCalledWith('mood', { choice: 'sacred-awe' }, 'sacred awe');
    await userEvent.clear(field);
    await userEvent.type(field, 'like a Sunday{Enter}');
    await expect(args.onFill).toHaveBeenLastCalledWith('mood', { text: 'like a Sunday' }, 'like a Sunday');
    await expect(args.onType).toHaveBeenLastCalledWith('like a Sunday');
    await userEvent.clear(field);
  }),
};

/** What is not understood is said in words. */
export const Broken: Story = {
  args: { slots: broken, read: readingOf(broken).slots, faults: readingOf(broken).faults },
};

/** A ritual asks for one: the others step back. */
export const Aside: Story = { args: { currentSlot: 'light' } };

export const Long: Story = { args: { slots: long, read: readingOf(long).slots } };

export const Spanish: Story = {
  args: { read: readingOf(full, 'es').slots },
  decorators: [inSpanish],
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = sheetOf(
  PromptSentence,
  fromStories(meta.args, { Full, Empty, Begun, Waiting, Broken, Aside, Long }),
);
