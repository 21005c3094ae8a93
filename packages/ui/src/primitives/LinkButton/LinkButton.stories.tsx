import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { ArrowRightIcon, ExternalIcon } from '../../icons/index.ts';
import { LinkButton, type LinkButtonProps } from './index.ts';

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

export const Matrix: Story = sheetOf<LinkButtonProps>(LinkButton, {
  primary: { href: '#a', variant: 'primary', children: 'Sign in' },
  secondary: { href: '#b', children: 'Browse samples' },
  ghost: { href: '#c', variant: 'ghost', iconAfter: <ArrowRightIcon />, children: 'View Results' },
  small: {
    href: '#d',
    variant: 'ghost',
    size: 'small',
    iconAfter: <ExternalIcon size={16} />,
    children: 'Discord',
  },
  disabled: { href: '#e', isDisabled: true, children: 'Not yet' },
});
