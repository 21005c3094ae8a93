import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { ArrowRightIcon } from '../../icons/index.ts';
import { LinkButton } from './index.ts';
import { linkButtonStates } from './LinkButton.spec.tsx';

const meta = {
  title: 'Primitives/LinkButton',
  component: LinkButton,
  args: { href: '#gallery', children: 'View Results', iconAfter: <ArrowRightIcon /> },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View Results' })).toHaveFocus();
  },
};

export const Playground: Story = playgroundOf(Secondary, { also: ['isDisabled'] });

export const Matrix: Story = sheetOf(LinkButton, linkButtonStates);
