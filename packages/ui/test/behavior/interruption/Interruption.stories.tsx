import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { jobsStates } from '../../../src/components/jobs/JobsDrawer/JobsDrawer.spec.tsx';
import { JobsDrawer } from '../../../src/components/jobs/JobsDrawer/JobsDrawer.tsx';
import { Dialog } from '../../../src/primitives/Dialog/Dialog.tsx';
import { TextField } from '../../../src/primitives/TextField/TextField.tsx';
import { frames, moments, moves, patient, settled, withMotion } from '../motion.ts';
import { Opener } from '../Opener.tsx';
import { isClosed, isEntered, isPageFree, onlyOverlay, opener } from '../onPage.ts';
import { overlays } from '../overlays.tsx';

/** Overlays one after another and one over another, while one still moves. Each by itself: `Interruption of one`. */
const meta = {
  title: 'Components/Behavior/Interruption',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
  beforeEach: withMotion,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pairs = Object.keys(overlays).map(
  (name, index, names) => [name, names[(index + 1) % names.length]] as const,
);

/** One and then another in its place, while the first still goes: the second is there, alone, and gives the focus back. */
export const OneAfterAnother: Story = {
  render: () => (
    <main>
      {Object.entries(overlays).map(([name, Overlay]) => (
        <Opener key={name} name={name} Overlay={Overlay} />
      ))}
    </main>
  ),
  play: async () => {
    for (const [one, other = one] of pairs) {
      opener(one).focus();
      await userEvent.keyboard('{Enter}');
      await patient(onlyOverlay);
      await userEvent.keyboard('{Escape}');
      await frames(2);
      opener(other).focus();
      opener(other).click();
      await settled();
      await isEntered();
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await patient(() => expect(opener(other)).toHaveFocus());
      await isPageFree(opener(one));
    }
  },
};

/** What the parent of two overlays does of itself. */
const closing = 'parent-closes';
const closes = (which: 'lower' | 'both') =>
  document.dispatchEvent(new CustomEvent(closing, { detail: which }));

function Both() {
  const [isJobs, setJobs] = useState(false);
  const [isUpper, setUpper] = useState(false);
  useEffect(() => {
    const close = (event: Event) => {
      setJobs(false);
      if (event instanceof CustomEvent && event.detail === 'both') setUpper(false);
    };
    document.addEventListener(closing, close);
    return () => document.removeEventListener(closing, close);
  }, []);
  return (
    <main>
      <button type="button" onClick={() => setJobs(true)}>
        Both
      </button>
      <JobsDrawer
        {...jobsStates.empty}
        isOpen={isJobs}
        onOpenChange={setJobs}
        onStart={() => setUpper(true)}
      />
      <Dialog title="Upper" isOpen={isUpper} onOpenChange={setUpper}>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog with a field begins in it
          autoFocus
          label="Amount"
        />
      </Dialog>
    </main>
  );
}

const upper = () => screen.getByRole('dialog', { name: 'Upper' });

async function openBoth() {
  const button = opener('Both');
  button.focus();
  await userEvent.keyboard('{Enter}');
  const start = await screen.findByRole('button', { name: 'Start New Prompt Ritual' }, { timeout: 8_000 });
  start.focus();
  await userEvent.keyboard('{Enter}');
  await patient(upper);
  return { button, start };
}

/** One over the other, closed by Escape in the order they were opened in, from above. */
export const OneOverAnother: Story = {
  render: () => <Both />,
  play: async () => {
    const { button, start } = await openBoth();
    await patient(() => expect(upper()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await patient(() => expect(screen.queryByRole('dialog', { name: 'Upper' })).toBeNull());
    await patient(() => expect(start).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await patient(() => expect(button).toHaveFocus());
  },
};

/** The parent closes the lower one, or both, while the upper one still comes: nothing is left open, the page is free. */
export const ClosedFromBelow: Story = {
  render: () => <Both />,
  play: async () => {
    for (const moment of moments) {
      const { button } = await openBoth();
      await frames(moment);
      closes('lower');
      await settled();
      await patient(() => expect(onlyOverlay()).toBe(upper()));
      await isEntered();
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await isPageFree(button);
      await openBoth();
      await frames(moment);
      closes('both');
      await isClosed();
      await patient(() => expect(button).toHaveFocus());
      await isPageFree(button);
    }
  },
};

/** It really moves while it is interrupted: without motion nothing above would prove anything. */
export const Moves: Story = {
  render: () => (
    <main>{overlays['JobsDrawer'] && <Opener name="Jobs" Overlay={overlays['JobsDrawer']} />}</main>
  ),
  play: async () => {
    opener('Jobs').click();
    await patient(() => expect(moves()).toBeGreaterThan(0));
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
};
