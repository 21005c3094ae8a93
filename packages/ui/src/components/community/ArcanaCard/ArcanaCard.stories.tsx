import { arcana } from '@mirror-studio/domain/arcana';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { arcanaCardStates } from './ArcanaCard.spec.tsx';
import { ArcanaCard } from './index.ts';

const meta = {
  title: 'Components/ArcanaCard',
  component: ArcanaCard,
  args: shown(arcanaCardStates.reached),
} satisfies Meta<typeof ArcanaCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its name says the number and the name. */
export const Reached: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('XVIIThe Star');
  }),
};

export const Playground: Story = playgroundOf(Reached);

/** With what the band asks for. */
export const Noted: Story = { args: shown(arcanaCardStates.noted) };

/** A band that is still ahead: fainter, the gold point is open. */
export const Unreached: Story = {
  args: shown(arcanaCardStates.unreached),
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByText('Not reached yet')).toBeVisible();
  }),
};

/** The whole deck. */
export const Deck: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '0.75rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
      }}
    >
      {arcana.map((arcanum) => (
        <ArcanaCard key={arcanum} arcanum={arcanum} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(22);
  },
};

export const Matrix: Story = sheetOf(ArcanaCard, arcanaCardStates);
