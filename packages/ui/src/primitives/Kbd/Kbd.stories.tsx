import type { Meta, StoryObj } from '@storybook/react-vite';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Kbd, type KbdProps } from './index.ts';

const meta = { title: 'Primitives/Kbd', component: Kbd, args: { keys: ['Ctrl', 'J'] } } satisfies Meta<
  typeof Kbd
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Together: Story = {};

export const Playground: Story = playgroundOf(Together);

export const Matrix: Story = sheetOf<KbdProps>(Kbd, {
  oneSign: { keys: ['?'] },
  oneWord: { keys: ['Esc'] },
  control: { keys: ['Ctrl', 'J'] },
  alt: { keys: ['Alt', 'B'] },
  chord: { keys: ['G', 'P'] },
  three: { keys: ['Ctrl', 'Shift', 'Enter'] },
  modifiers: { keys: ['⌘', '⇧', '⌥', '⌃', '⏎'] },
  editing: { keys: ['⌫', '⇥', '␣', '←', '→'] },
});
