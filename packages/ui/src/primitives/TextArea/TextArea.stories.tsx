import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { TextArea } from './index.ts';
import { textAreaStates } from './TextArea.spec.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: textAreaStates.untouched,
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const prompt = textAreaStates.prompt.defaultValue ?? '';

export const Untouched: Story = {};

export const Playground: Story = playgroundOf(Untouched, { also: ['isReadOnly', 'isDisabled'] });

/** A prompt is set in monospace; the count stands at the end of the label's line. */
export const Prompt: Story = {
  args: { ...textAreaStates.prompt, placeholder: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Prompt' }));
    await expect(canvas.getByText(`${prompt.length} / 2,000`)).toBeInTheDocument();
  },
};

/** Near the limit, screen readers hear what is left. */
export const NearTheLimit: Story = {
  args: { ...textAreaStates.nearTheLimit, placeholder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`${140 - prompt.length} characters left`);
  },
};

/** Nothing is cut off: what is too long is refused in words. */
export const OverTheLimit: Story = {
  args: { ...textAreaStates.overTheLimit, placeholder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText(`${prompt.length - 100} characters too many`)).toBeInTheDocument();
  },
};

export const Message: Story = {
  args: { ...textAreaStates.message, isPrompt: false, limit: undefined, placeholder: undefined },
};

export const Invalid: Story = { args: { ...textAreaStates.invalid, placeholder: undefined } };

export const Disabled: Story = { args: { ...textAreaStates.disabled, placeholder: undefined } };

export const Matrix: Story = sheetOf(TextArea, textAreaStates);
