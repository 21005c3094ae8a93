import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { diffTextStates, diffTextTester } from './DiffText.spec.tsx';
import { DiffText } from './index.ts';

const meta = {
  title: 'Primitives/DiffText',
  component: DiffText,
  args: diffTextStates.changed,
} satisfies Meta<typeof DiffText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By more than colour: what went is crossed out, what came is underlined, and screen readers hear which is which. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { removed } = diffTextTester({ screen, within, user: userEvent });
    await expect(removed().length).toBeGreaterThan(0);
    const [gone] = canvas.getAllByRole('deletion');
    const [come] = canvas.getAllByRole('insertion');
    await expect(gone).toHaveStyle({ textDecorationLine: 'line-through' });
    await expect(come).toHaveStyle({ textDecorationLine: 'underline' });
  },
};

export const Playground: Story = playgroundOf(Default);

export const Matrix: Story = sheetOf(DiffText, diffTextStates);
