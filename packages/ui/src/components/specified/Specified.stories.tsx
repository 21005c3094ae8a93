import type { Meta, StoryObj } from '@storybook/react-vite';
import { heldTo, type Line } from './line.tsx';
import { money } from './money.ts';
import { shell } from './shell.ts';
import { work } from './work.ts';

/** The specification beside the components, line by line: its texts and figures, as the page says them. */
const meta = {
  title: 'Components/Specified',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', photograph: { skip: true } },
} satisfies Meta;
export default meta;

const story = (lines: readonly Line[]): StoryObj<typeof meta> => ({
  render: () => <p>{lines.length} lines of the specification.</p>,
  play: () => heldTo(lines),
});

export const Money = story(money);
export const Work = story(work);
export const Shell = story(shell);
