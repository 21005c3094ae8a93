import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { Switch } from './index.ts';
import { switchStates } from './Switch.spec.tsx';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { children: 'Autosave' },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Autosave' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

/** In forced colours too it is told from one that is off. */
export const On: Story = {
  args: { defaultSelected: true },
  parameters: {
    visual: { variants: { forced: { take: true, because: 'it has a colour of its own there' } } },
  },
};

export const Hovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch').closest('label')).toHaveAttribute('data-hovered');
  },
};

export const Playground: Story = playgroundOf(Off, { also: ['isSelected', 'isReadOnly', 'isDisabled'] });

export const Matrix: Story = sheetOf(Switch, switchStates);
