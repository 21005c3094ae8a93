import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { ChordHint } from './index.ts';

const meta = {
  title: 'Components/ChordHint',
  component: ChordHint,
  args: { isOpen: true },
} satisfies Meta<typeof ChordHint>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `G` was pressed: what may follow, and where it leads. */
export const Default: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('D Prompt Studio');
  }),
};

export const Playground: Story = playgroundOf(Default);

/** Admins have more rooms. */
export const ForAdmins: Story = {
  args: { isAdmin: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A Admin Console');
  },
};

/** No chord has begun. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const AtSmallWidth: Story = { args: { isAdmin: true }, globals: { viewport: { value: 'small' } } };

export const Matrix: Story = sheetOf(ChordHint, fromStories(meta.args, { Default, ForAdmins, Closed }));
