import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { Attached } from '../../spec/spec.ts';
import { attachedStory, attachedTo } from '../attached.tsx';
import { frames, moments, patient, settled } from '../motion.ts';

async function interruptHanging({ button: name, role }: Attached, moment: number) {
  const button = screen.getByRole('button', { name, hidden: true });
  const isClosed = () => patient(() => expect(screen.queryByRole(role)).toBeNull());
  button.focus();
  await userEvent.keyboard('{Enter}');
  await frames(moment);
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await patient(() => expect(button).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole(role, {}, { timeout: 8_000 });
  await patient(() => expect(screen.getByRole(role).contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await frames(moment);
  await userEvent.click(button);
  await patient(() => expect(screen.queryByRole(role)).not.toBeNull());
  await settled();
  await patient(() => expect(screen.getByRole(role).contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await patient(() => expect(button).toHaveFocus());
}

/** A story that interrupts what hangs on its own button at every moment. Takes the component's name. */
export const interruptingAttached = (name: string): StoryObj => ({
  ...attachedStory(name),
  play: async () => {
    for (const moment of moments) await interruptHanging(attachedTo(name), moment);
  },
});
