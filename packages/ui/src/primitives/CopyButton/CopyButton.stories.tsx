import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOfParts } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Row } from '../../../test/stories/Matrix.tsx';
import { shown } from '../../../test/stories/shown.ts';
import { copyButtonStates, copyButtonTester } from './CopyButton.spec.tsx';
import { CopyButton } from './index.ts';

const { named, icon, refused } = copyButtonStates;

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: {
    ...shown(copyButtonStates.ready),
    copy: fn(copyButtonStates.ready.copy),
    onCopy: fn(),
    onCopyFailed: fn(),
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const tester = () => copyButtonTester({ screen, within, user: userEvent });

/** It says that it has copied, aloud too, and offers to copy again after a while; the focus stays. */
export const Default: Story = {
  args: { shownMs: 40 },
  play: asWritten(async ({ args }) => {
    await tester().copy();
    await expect(args.copy).toHaveBeenCalledWith(args.text);
    await screen.findByText('Copied to the clipboard.');
    await waitFor(() => expect(tester().outcome()).toBeNull());
    await expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
    // Whether a pointer counts as over it would depend on the stories before this one.
    await userEvent.unhover(screen.getByRole('button', { name: 'Copy' }));
  }),
};

export const Playground: Story = playgroundOf(Default);

/** A failure stays until the focus leaves it: there is something to do about it. */
export const Refused: Story = {
  args: { copy: fn(refused.copy), shownMs: 0 },
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    await tester().copy();
    await waitFor(() => expect(tester().outcome()).toBe('failed'));
    await screen.findByText(/Select the text and copy it yourself/);
    await expect(args.onCopyFailed).toHaveBeenCalledWith(args.text);
    await expect(args.onCopy).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(tester().outcome()).toBeNull();
  }),
};

const states = {
  ready: {},
  copied: { shownMs: Number.POSITIVE_INFINITY },
  refused: { copy: refused.copy },
};

/** Ready, copied and refused: nothing beside a button moves when it has copied. */
const rows = Object.entries(states).map(([name, state]) => [
  name,
  <div key={name} data-testid={name}>
    <Row>
      <CopyButton {...named} {...state} />
      <CopyButton {...named} {...state} size="small" />
      <CopyButton {...named} {...state} variant="ghost" size="small" />
      <CopyButton {...icon} {...state} />
      <CopyButton {...icon} {...state} size="small" variant="ghost" />
    </Row>
  </div>,
]);

/** Ready, copied and refused: nothing beside a button moves when it has copied. */
export const Matrix: Story = {
  ...sheetOfParts(
    {
      ...Object.fromEntries(rows),
      disabled: <CopyButton {...copyButtonStates.disabled} />,
      longName: (
        <CopyButton text="" label={`Copy the address of the picture with ${'lichtbild'.repeat(5)}`} />
      ),
    },
    1,
  ),
  play: asWritten(async ({ canvas }) => {
    const pressed = ['copied', 'refused'].flatMap((name) =>
      within(canvas.getByTestId(name)).getAllByRole('button'),
    );
    // Not by a pointer: the focus that moves on would take away what the one before says.
    for (const button of pressed) button.click();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Copied' })).toHaveLength(5));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Not copied' })).toHaveLength(5));
  }),
};
