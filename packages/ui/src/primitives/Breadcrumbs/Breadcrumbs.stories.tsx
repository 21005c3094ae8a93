import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { breadcrumbsStates, breadcrumbsTester } from './Breadcrumbs.spec.tsx';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: { ...breadcrumbsStates.usual, onAction: fn() },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

const tester = () => breadcrumbsTester({ screen, within, user: userEvent });

/** The page itself says that it is the current one, and is no link to anywhere. */
export const Default: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await expect(tester().current()).toBe('Fog over the harbour');
    await tester().goTo('Lighthouses');
    await expect(args.onAction).toHaveBeenCalledWith('Lighthouses');
    await expect(canvas.getByText('Fog over the harbour')).not.toHaveAttribute('href');
    await userEvent.unhover(canvas.getByText('Lighthouses'));
  }),
};

export const Playground: Story = playgroundOf(Default);

/** In little room the levels between are in a menu. */
export const Collapsed: Story = {
  args: breadcrumbsStates.deep,
  render: (args) => (
    <div style={{ maxInlineSize: '22rem', minBlockSize: '14rem' }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: asWritten(async ({ args, canvas }) => {
    await expect(tester().levels()).toEqual(['Library', 'Lighthouses', 'Fog']);
    await tester().goTo('Landscapes');
    await expect(args.onAction).toHaveBeenCalledWith('Landscapes');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Show the levels between' }));
    await screen.findByRole('menu');
  }),
};

export const Matrix: Story = sheetOf(Breadcrumbs, breadcrumbsStates);
