import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { Grid } from '../../../test/stories/Matrix.tsx';
import { CloseIcon, SettingsIcon } from '../../icons/index.ts';
import type { ButtonVariant } from '../Button/index.ts';
import { IconButton } from './index.ts';

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

export const Matrix: Story = {
  render: () => (
    <Grid
      label="Icon buttons"
      rows={variants}
      columns={['rest', 'small', 'round', 'pending', 'disabled']}
      cell={(variant, state) => (
        <IconButton
          label="Close"
          icon={<CloseIcon />}
          variant={variant}
          size={state === 'small' ? 'small' : 'medium'}
          isRound={state === 'round'}
          isPending={state === 'pending'}
          isDisabled={state === 'disabled'}
        />
      )}
    />
  ),
};
