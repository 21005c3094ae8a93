import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { TextArea } from './index.ts';

const prompt =
  'A dancer in raw silk on the salt flats at first light, long shadow, wind from the left, 85 mm, shallow focus, Portra tones, quiet';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Prompt', isPrompt: true, limit: 2000 },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { args: { placeholder: 'What should the mirror show?' } };

export const Playground: Story = playgroundOf(Untouched, { also: ['isReadOnly', 'isDisabled'] });

/** A prompt is set in monospace; the count stands at the end of the label's line. */
export const Prompt: Story = {
  args: { defaultValue: prompt },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Prompt' }));
    await expect(canvas.getByText(`${prompt.length} / 2,000`)).toBeInTheDocument();
  },
};

/** Near the limit, screen readers hear what is left. */
export const NearTheLimit: Story = {
  args: { limit: 140, defaultValue: prompt },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`${140 - prompt.length} characters left`);
  },
};

/** Nothing is cut off: what is too long is refused in words. */
export const OverTheLimit: Story = {
  args: { limit: 100, defaultValue: prompt },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText(`${prompt.length - 100} characters too many`)).toBeInTheDocument();
  },
};

export const Message: Story = {
  args: {
    label: 'Message',
    isPrompt: false,
    isOptional: true,
    limit: undefined,
    description: 'What was missing?',
  },
};

export const Invalid: Story = { args: { errorMessage: 'Describe what the mirror should show.' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: prompt } };

export const Matrix: Story = sheetOf(
  TextArea,
  fromStories(meta.args, { Untouched, Prompt, NearTheLimit, OverTheLimit, Message, Invalid, Disabled }),
);
