import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOfParts } from '../../../test/sheet/sheet.tsx';
import { Column, Labelled, Row } from '../../../test/stories/Matrix.tsx';
import { ArrowRightIcon, CoinIcon, ShootIcon, TrashIcon } from '../../icons/index.ts';
import { Button, type ButtonProps, type ButtonVariant } from './index.ts';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = playgroundOf(Secondary, { also: ['isDisabled', 'isPending'] });

/** The one main action of a view that neither moves coins nor makes pictures. */
export const Primary: Story = { args: { variant: 'primary', children: 'Sign in' } };

/** Coins change hands. */
export const Value: Story = {
  args: { variant: 'value', children: 'Exchange 420 coins', icon: <CoinIcon /> },
};

/** The machine makes something. */
export const Generate: Story = {
  args: { variant: 'generate', children: 'Begin the shoot', icon: <ShootIcon /> },
};

export const Ghost: Story = {
  args: { variant: 'ghost', children: 'View Results', iconAfter: <ArrowRightIcon /> },
};

export const Danger: Story = { args: { variant: 'danger', children: 'Delete picture', icon: <TrashIcon /> } };

export const Small: Story = { args: { size: 'small' } };

export const FullWidth: Story = {
  args: { isFullWidth: true, variant: 'value', children: 'Exchange 420 coins' },
  decorators: [(Story) => <Column>{Story()}</Column>],
};

/** It keeps its width and its focus, and says that it works. A second press does nothing. */
export const Pending: Story = {
  args: { isPending: true, variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('progressbar', { name: 'Working…' })).toBeInTheDocument();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, children: 'Buy More Coins (Coming Soon)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** A long label wraps; the button grows. */
export const LongLabel: Story = {
  args: {
    variant: 'primary',
    children: 'Accept the terms of service and continue to the studio with this account',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'value', 'generate', 'danger'];

const shapes: Record<string, Partial<ButtonProps>> = {
  rest: {},
  icon: { icon: <ShootIcon /> },
  small: { size: 'small' },
  pending: { isPending: true },
  disabled: { isDisabled: true },
};

export const Matrix: Story = sheetOfParts(
  Object.fromEntries(
    variants.map((variant) => [
      variant,
      <Labelled key={variant} states={shapes}>
        {(shape) => (
          <Button variant={variant} {...shape}>
            Continue
          </Button>
        )}
      </Labelled>,
    ]),
  ),
);

const hovered = (variant: ButtonVariant): Story => ({
  args: { variant },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await expect(button).toHaveAttribute('data-hovered');
  },
});

export const HoveredPrimary = hovered('primary');
export const HoveredGhost = hovered('ghost');
export const HoveredDanger = hovered('danger');

const pressed = (variant: ButtonVariant): Story => ({
  args: { variant },
  parameters: { visual: { noFocusWalk: 'a pointer holds it down' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(button).toHaveAttribute('data-pressed');
  },
});

export const PressedPrimary = pressed('primary');
export const PressedGhost = pressed('ghost');

export const Hovered: Story = {
  render: () => (
    <Row>
      <Button>Secondary</Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await expect(button).toHaveAttribute('data-hovered');
  },
};
