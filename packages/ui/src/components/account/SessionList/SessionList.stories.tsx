import { sessions as texts } from '@mirror-studio/domain/texts/en/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { SessionList, type SessionListProps } from './index.ts';
import { sessionListStates, sessionListTester } from './SessionList.spec.tsx';

/** As its page has it. */
const place = { padding: 'clamp(1.25rem, 2vw, 1.75rem)', maxInlineSize: '60rem' };

const meta = {
  title: 'Components/SessionList',
  component: SessionList,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(sessionListStates.listed), onEnd: fn(), onSignOut: fn() },
  render: (args) => (
    <main style={place}>
      <SessionList {...args} />
    </main>
  ),
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Listed: Story = {
  play: asWritten(async ({ args }) => {
    await sessionListTester(tools).end('Safari on iOS');
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(args.onEnd).toHaveBeenCalledWith({ id: 'session-phone' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};

export const Playground: Story = playgroundOf(Listed);

/** The question before one is ended names it. */
export const Asking: Story = {
  play: asWritten(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End session: Chrome on Android' }));
    const dialog = await screen.findByRole('alertdialog', { name: texts.endTitle });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText(/^Chrome on Android is signed out/)).toBeVisible();
  }),
};

export const OnlyThis: Story = {
  args: shown(sessionListStates.onlyThis),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: texts.endOthers })).toBeNull();
  },
};

export const Loading: Story = { args: shown(sessionListStates.loading) };

export const FailedToLoad: Story = { args: shown(sessionListStates.failedToLoad) };

/** A hosted auth service keeps them. */
export const Unavailable: Story = { args: shown(sessionListStates.unavailable) };

export const Ending: Story = { args: shown(sessionListStates.ending) };

export const EndingOthers: Story = { args: shown(sessionListStates.endingOthers) };

export const SigningOut: Story = { args: shown(sessionListStates.signingOut) };

/** It was not ended: it stands where it stood, and says why. */
export const NotEnded: Story = { args: shown(sessionListStates.notEnded) };

export const OthersNotEnded: Story = { args: shown(sessionListStates.othersNotEnded) };

export const LongNames: Story = { args: shown(sessionListStates.longNames) };

export const Older: Story = { args: shown(sessionListStates.older) };

/** Ends sessions at once, as its page does when the server has answered. */
function Emptying(props: SessionListProps) {
  const [sessions, setSessions] = useState(props.sessions);
  return (
    <main style={place}>
      <SessionList
        {...props}
        sessions={sessions}
        onEnd={(what) =>
          setSessions(sessions.filter((each) => (what === 'others' ? each.isCurrent : each.id !== what.id)))
        }
      />
    </main>
  );
}

/** The row goes with the button that had the focus: the list has it then. */
export const FocusStays: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => <Emptying {...args} />,
  play: asWritten(async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'End session: Safari on iOS' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
    await expect(sessionListTester(tools).rows()).toHaveLength(3);
    await sessionListTester(tools).endOthers();
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
    await expect(canvas.getByText(texts.onlyThis)).toBeVisible();
  }),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const LongNamesAtSmallWidth: Story = {
  args: shown(sessionListStates.longNames),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(SessionList, sessionListStates, 1);
