import { promptEditor } from '@mirror-studio/domain/texts/en/promptEditor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { Column } from '../../../../test/stories/Matrix.tsx';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { lazyPart } from '../../../overlays/lazy-overlay.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { PromptCodeContext, promptCode } from './field/prompt-code.ts';
import { PromptEditor } from './index.ts';
import { promptEditorTester, promptEditorStates as states } from './PromptEditor.spec.tsx';

const meta = {
  title: 'Components/PromptEditor',
  component: PromptEditor,
  args: states.written,
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof PromptEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const tester = () => promptEditorTester({ screen, within, user: userEvent });
const field = () => screen.getByRole('textbox');
const said = (words: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));

/** Alternations and lists are coloured; the combinations stand at the end of the label's line. */
export const Written: Story = {
  play: asWritten(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('24 combinations')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-mark="list"]')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('[data-mark="sign"]')).toHaveLength(3);
    await expect(field()).toHaveAccessibleName('Prompt');
    await expect(field()).toHaveAttribute('aria-multiline', 'true');
    await expect(field()).toHaveAccessibleDescription(/F8/);
    await expect(field()).not.toHaveAttribute('aria-invalid');
  }),
};

export const Playground: Story = playgroundOf(Written, { also: ['isReadOnly', 'isDisabled'] });

export const Empty: Story = { args: states.empty };

/** What is nested has a deeper ground; an escaped sign is a word. */
export const Nested: Story = { args: states.nested };

/** Each fault is underlined where it is, and said below; the place leads to it, a near name mends it. */
export const Faults: Story = {
  args: { ...states.faults, onChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(field()).toBeInvalid();
    await expect(tester().faults()).toHaveLength(3);
    await expect(field()).toHaveAccessibleDescription(/There is no list named lihgt\. Did you mean light\?/);
    await userEvent.click(canvas.getByRole('button', { name: 'Write light' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('__light__')));
    await expect(tester().faults()).toHaveLength(2);
    await expect(field()).toHaveFocus();
  },
};

/** F8 goes from fault to fault, round, and says each. */
export const ByKeyboard: Story = {
  args: states.faults,
  parameters: { visual: { skip: true } },
  play: async () => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await said('This { is not closed: a } is missing. Line 1, character 13');
    await userEvent.keyboard('{F8}');
    await said(/lihgt/);
    await userEvent.keyboard('{F8}{F8}');
    await said(/is not closed/);
    await userEvent.keyboard('{Shift>}{F8}{/Shift}');
    await said(/nothing-like-it/);
  },
};

/** When typing pauses, what is wrong now is said; when it is mended, that too. */
export const Announced: Story = {
  args: states.empty,
  parameters: { visual: { skip: true } },
  play: async () => {
    await tester().type('a }');
    await said('1 thing to look at: This } closes nothing.');
    await userEvent.keyboard('{Backspace}');
    await said(promptEditor.noFaults);
  },
};

/** Names of lists are offered after two underscores, said to screen readers as a list box is, and written by Enter. */
export const Completes: Story = {
  args: { ...states.empty, onChange: fn() },
  play: async ({ args }) => {
    await tester().type('In __l');
    await waitFor(() =>
      expect(tester().offered()).toEqual(['__lens__3 values', '__light__3 values', '__film-stock__2 values']),
    );
    await userEvent.keyboard('i');
    await waitFor(() => expect(tester().offered()).toEqual(['__light__3 values']));
    await expect(field()).toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('In __light__'));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Tab leaves, also while names are offered. */
export const Leaves: Story = {
  args: states.empty,
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      <PromptEditor {...args} />
      <Button>After</Button>
    </>
  ),
  play: async () => {
    await tester().type('__li');
    await waitFor(() => expect(tester().offered()).not.toEqual([]));
    await userEvent.tab();
    await expect(field()).not.toHaveFocus();
    await waitFor(() => expect(tester().offered()).toEqual([]));
    await expect(tester().value()).toBe('__li');
  },
};

/** A parent that holds the text decides: here it takes no digits, and puts another text in its place. */
export const Controlled: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => {
    const [text, setText] = useState('salt');
    return (
      <>
        <PromptEditor
          {...args}
          defaultValue={undefined}
          value={text}
          onChange={(next) => /\d/.test(next) || setText(next)}
        />
        <Button onPress={() => setText('silk')}>Another</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await tester().type('ab');
    await expect(tester().value()).toBe('ab');
    await userEvent.keyboard('7');
    await expect(tester().value()).toBe('ab');
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
    await expect(tester().value()).toBe('silk');
    field().focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(tester().value()).toBe('ab'));
  },
};

/** It is sent with its form, and goes back to what it was. */
export const InAForm: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => (
    <form>
      <PromptEditor {...args} defaultValue="salt" name="prompt" />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form');
    const sent = () => form && new FormData(form).get('prompt');
    await expect(sent()).toBe('salt');
    await tester().type('silk');
    await waitFor(() => expect(sent()).toBe('silk'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toBe('salt'));
    await expect(tester().value()).toBe('salt');
  },
};

/** More than a thousand combinations are worth knowing and no mistake. */
export const Note: Story = {
  args: states.note,
  play: async ({ canvas }) => {
    await expect(field()).not.toBeInvalid();
    await expect(canvas.getByText('2,048 combinations')).toBeVisible();
    await expect(canvas.getByText(/they are drawn, not listed/)).toBeVisible();
  },
};

type Code = NonNullable<ReturnType<typeof promptCode.current>>;
const never = lazyPart<Code>(() => new Promise(() => undefined), false);

/** Until what colours it has come the text can be read and written, and its faults are told. */
export const Plain: Story = {
  args: states.faults,
  decorators: [(Story) => <PromptCodeContext value={never}>{Story()}</PromptCodeContext>],
  play: async ({ canvas }) => {
    await expect(field()).toHaveValue(states.faults.defaultValue);
    await expect(field()).toHaveAccessibleName('Prompt');
    await expect(field()).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Write light' }));
    await expect(field()).toHaveValue('A dancer in {silk|linen, __light__ and | __nothing-like-it__');
    await expect(field()).toHaveFocus();
  },
};

/** While the lists are on their way the text can be written, and no name is called unknown. */
export const BeforeLists: Story = {
  render: (args) => <PromptEditor {...args} lists={null} defaultValue="At __light__, {linen|silk}" />,
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(field()).not.toBeInvalid();
    await expect(canvas.queryByText(/combinations/)).toBeNull();
    await userEvent.type(field(), '}');
    await waitFor(() => expect(field()).toBeInvalid());
  },
};

let come = () => {};
/** Comes when it is told to. */
const later = () =>
  lazyPart(async () => {
    await new Promise<void>((resolve) => {
      come = resolve;
    });
    await promptCode.load();
    return promptCode.current() as Code;
  }, false);

/** What was typed meanwhile is there, the caret where it was, and can be taken back. */
export const GoesOn: Story = {
  args: { ...states.empty, onChange: fn(), onFocusChange: fn() },
  parameters: { visual: { skip: true } },
  render: function Render(args) {
    const [code] = useState(later);
    return (
      <PromptCodeContext value={code}>
        <PromptEditor {...args} />
      </PromptCodeContext>
    );
  },
  play: async ({ args }) => {
    await userEvent.type(field(), 'salt flats');
    await userEvent.keyboard('{ArrowLeft>5/}');
    come();
    await waitFor(() => expect(field().tagName).toBe('DIV'));
    await expect(field()).toHaveFocus();
    await expect(args.onFocusChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('y');
    await waitFor(() => expect(tester().value()).toBe('salt yflats'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(tester().value()).toBe('salt flats'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(tester().value()).toBe(''));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const NearTheLimit: Story = { args: states.nearTheLimit };

/** Nothing is cut off: what is too long is refused in words. */
export const TooLong: Story = {
  args: states.tooLong,
  play: async () => {
    await expect(field()).toBeInvalid();
    await expect(tester().value()).toBe(states.tooLong.defaultValue);
  },
};

export const Invalid: Story = { args: states.invalid };

/** It can be gone through and copied, and nothing changes it. */
export const ReadOnly: Story = {
  args: { ...states.readOnly, onChange: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('aria-readonly', 'true');
    await userEvent.keyboard('a{Backspace}{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(tester().value()).toBe(states.readOnly.defaultValue);
  },
};

export const Disabled: Story = {
  args: states.disabled,
  play: async () => {
    await userEvent.tab();
    await expect(field()).not.toHaveFocus();
  },
};

export const Page: Story = { args: states.page };

/** Each line is read in its own direction. */
export const RightToLeft: Story = {
  args: states.rightToLeft,
};

export const Spanish: Story = { decorators: [inSpanish], args: states.faults };

export const AtSmallWidth: Story = { args: states.faults, globals: { viewport: { value: 'small' } } };

export const Matrix: Story = sheetOf(PromptEditor, states);
