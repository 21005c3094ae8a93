import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOfParts } from '../../../test/sheet/sheet.tsx';
import { Labelled } from '../../../test/stories/Matrix.tsx';
import { CloseIcon, SettingsIcon } from '../../icons/index.ts';
import type { ButtonVariant } from '../Button/index.ts';
import { IconButton, type IconButtonProps } from './index.ts';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Settings', icon: <SettingsIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = playgroundOf(Ghost, { also: ['isDisabled', 'isPending'] });

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Round: Story = { args: { isRound: true, variant: 'secondary' } };

const variants: ButtonVariant[] = ['ghost', 'secondary', 'primary', 'value', 'generate', 'danger'];

const shapes: Record<string, Partial<IconButtonProps>> = {
  rest: {},
  small: { size: 'small' },
  round: { isRound: true },
  pending: { isPending: true },
  disabled: { isDisabled: true },
};

export const Matrix: Story = sheetOfParts(
  Object.fromEntries(
    variants.map((variant) => [
      variant,
      <Labelled key={variant} states={shapes}>
        {(shape) => <IconButton label="Close" icon={<CloseIcon />} variant={variant} {...shape} />}
      </Labelled>,
    ]),
  ),
);
