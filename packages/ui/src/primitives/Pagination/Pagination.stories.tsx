import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOfParts } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Pagination } from './index.ts';
import { paginationStates, paginationTester } from './Pagination.spec.tsx';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { ...paginationStates.first, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

/** The focus stays in it at both ends, where a button can go no further. */
export const Numbers: Story = {
  args: { ...paginationStates.few },
  play: asWritten(async ({ args }) => {
    const pages = paginationTester(tools);
    await pages.next();
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Previous page' })).toHaveFocus());
  }),
};

export const Playground: Story = playgroundOf(Numbers);

const named = Object.entries(paginationStates).map(
  ([name, props]) => [name, <Pagination key={name} {...props} label={name} />] as const,
);

export const Matrix: Story = sheetOfParts(
  {
    ...Object.fromEntries(named),
    narrow: (
      <div style={{ maxInlineSize: 280 }}>
        <Pagination {...paginationStates.middle} label="narrow" />
      </div>
    ),
  },
  1,
);
