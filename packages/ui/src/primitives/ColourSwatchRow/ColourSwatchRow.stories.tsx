import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { shown } from '../../../test/stories/shown.ts';
import { swatchStates, swatchTester } from './ColourSwatchRow.spec.tsx';
import { ColourSwatchRow } from './index.ts';

const meta = {
  title: 'Primitives/ColourSwatchRow',
  component: ColourSwatchRow,
  args: { ...shown(swatchStates.copied), copy: fn(swatchStates.copied.copy), onCopy: fn() },
} satisfies Meta<typeof ColourSwatchRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const tester = () => swatchTester({ screen, within, user: userEvent });

/** A press copies the value and says so. */
export const Default: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await tester().copy('Ember');
    await expect(args.copy).toHaveBeenCalledWith('#f08a24');
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(tester().said()).toBe('Ember is copied.');
    // Whether a pointer counts as over it would depend on the stories before this one.
    await userEvent.unhover(canvas.getByText('Copied'));
  }),
};

export const Playground: Story = playgroundOf(Default);

/** One of them is chosen, as in any radio group. */
export const Choosing: Story = {
  args: { ...shown(swatchStates.chosen), copy: undefined },
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^Rust/ })).toBeChecked();
  }),
};

/** A browser may refuse: nothing claims to be copied then. */
export const Refused: Story = {
  args: { copy: fn(swatchStates.refused.copy) },
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args, canvas }) => {
    await tester().copy('Rust');
    await expect(await canvas.findByText('Rust could not be copied.')).toBeVisible();
    await expect(args.onCopy).not.toHaveBeenCalled();
  }),
};

export const Long: Story = { args: shown(swatchStates.long), parameters: { visual: { skip: true } } };

export const Matrix: Story = sheetOf(ColourSwatchRow, swatchStates);
