import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Column } from '../../../test/stories/Matrix.tsx';
import { CoinIcon } from '../../icons/index.ts';
import { NumberField } from './index.ts';
import { numberFieldStates } from './NumberField.spec.tsx';

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  args: { label: 'Coins', defaultValue: 420, step: 10, minValue: 0 },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: asWritten(async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Coins' });
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Coins' }));
    await expect(input).toHaveValue('430');
    await userEvent.tab();
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('410');
  }),
};

export const Playground: Story = playgroundOf(Medium, { also: ['isReadOnly', 'isDisabled'] });

/** The one number that a dialog is about. */
export const Large: Story = {
  args: { size: 'large', prefix: <CoinIcon size={24} />, aside: '1,240 available' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
  },
};

export const Invalid: Story = { args: { defaultValue: 9, errorMessage: 'Minimum exchange is 10 coins' } };

/** Full-width, Arabic, Persian and Devanagari digits write the same number. */
export const DigitsOfEveryScript: Story = {
  args: { step: 1 },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Coins' });
    for (const typed of ['１２３４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶', '१२३४५६']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveValue('123456');
      await userEvent.tab();
      await expect(input).toHaveValue('123,456');
    }
  },
};

export const Matrix: Story = sheetOf(NumberField, numberFieldStates);
