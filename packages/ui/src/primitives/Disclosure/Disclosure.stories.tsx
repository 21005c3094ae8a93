import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { disclosureStates } from './Disclosure.spec.tsx';
import { Disclosure } from './index.ts';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: disclosureStates.closed,
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Playground: Story = playgroundOf(Closed, { also: ['isExpanded', 'isDisabled'] });

export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What does a picture cost?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/Nothing while/)).toBeVisible());
  },
};

export const Several: Story = {
  render: () => (
    <div>
      <Disclosure title="What does a picture cost?">Nothing in alpha.</Disclosure>
      <Disclosure title="Who owns my pictures?" defaultExpanded>
        You do. The terms say so in one page.
      </Disclosure>
      <Disclosure title="Not yet" isDisabled>
        -
      </Disclosure>
    </div>
  ),
};

export const Matrix: Story = sheetOf(Disclosure, disclosureStates);
