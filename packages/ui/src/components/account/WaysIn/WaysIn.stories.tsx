import { waysIn as texts } from '@mirror-studio/domain/texts/en/waysIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { WaysIn, type WaysInProps } from './index.ts';
import { waysInStates, waysInTester } from './WaysIn.spec.tsx';

/** As its page has it. */
const place = { padding: 'clamp(1.25rem, 2vw, 1.75rem)', maxInlineSize: '60rem' };

const meta = {
  title: 'Components/WaysIn',
  component: WaysIn,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(waysInStates.listed), onLink: fn(), onUnlink: fn() },
  render: (args) => (
    <main style={place}>
      <WaysIn {...args} />
    </main>
  ),
} satisfies Meta<typeof WaysIn>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Listed: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Link GitHub' }));
    await expect(args.onLink).toHaveBeenCalledWith('github');
    await waysInTester(tools).unlink('Google');
    await expect(args.onUnlink).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};

export const Playground: Story = playgroundOf(Listed);

/** The question before one is taken away names it. */
export const Asking: Story = {
  play: asWritten(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink Google' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Unlink Google?' });
    await waitFor(() => expect(dialog).toBeVisible());
  }),
};

export const LinkAlone: Story = { args: shown(waysInStates.linkAlone) };

/** The only one that was used stays, and says why. */
export const Last: Story = {
  args: shown(waysInStates.last),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Unlink Google' })).toBeNull();
    await expect(canvas.getByText(texts.onlyWay)).toBeVisible();
  },
};

/** A hosted auth service does not tell. */
export const PasswordNotKnown: Story = { args: shown(waysInStates.passwordNotKnown) };

export const Loading: Story = { args: shown(waysInStates.loading) };

export const FailedToLoad: Story = { args: shown(waysInStates.failedToLoad) };

export const Linking: Story = { args: shown(waysInStates.linking) };

export const Unlinking: Story = { args: shown(waysInStates.unlinking) };

export const NotLinked: Story = { args: shown(waysInStates.notLinked) };

/** It stands where it stood, and says why. */
export const NotUnlinked: Story = { args: shown(waysInStates.notUnlinked) };

export const LongAddresses: Story = { args: shown(waysInStates.longAddresses) };

/** Takes a way in away at once, as its page does when the server has answered. */
function Emptying(props: WaysInProps) {
  const [linked, setLinked] = useState(props.linked);
  return (
    <main style={place}>
      <WaysIn
        {...props}
        linked={linked}
        onUnlink={(id) => setLinked(linked.filter((way) => way.id !== id))}
      />
    </main>
  );
}

/** The row goes with the button that had the focus: the list has it then. */
export const FocusStays: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => <Emptying {...args} />,
  play: asWritten(async ({ canvas }) => {
    await waysInTester(tools).unlink('Google');
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
    await expect(canvas.queryByText('Google')).toBeNull();
  }),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const LongAddressesAtSmallWidth: Story = {
  args: shown(waysInStates.longAddresses),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(WaysIn, waysInStates, 1);
