import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { RelationList, type RelationListProps } from './index.ts';
import { relationListStates, relationListTester } from './RelationList.spec.tsx';

/** As its page has it. */
const place = { padding: 'clamp(1.25rem, 2vw, 1.75rem)', maxInlineSize: '60rem' };

const meta = {
  title: 'Components/RelationList',
  component: RelationList,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(relationListStates.followed),
    hrefOf: (handle) => `#${handle}`,
    onEnd: fn(),
    onKindChange: fn(),
  },
  render: (args) => (
    <main style={place}>
      <RelationList {...args} />
    </main>
  ),
} satisfies Meta<typeof RelationList>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Followed: Story = {
  play: asWritten(async ({ args }) => {
    await relationListTester(tools).unfollow('Noor Haddad');
    await expect(args.onEnd).toHaveBeenCalledWith('relation-1');
    await relationListTester(tools).show('block');
    await expect(args.onKindChange).toHaveBeenCalledWith('block');
  }),
};

export const Playground: Story = playgroundOf(Followed);

/** Neither sees the page of the other: there is no link. */
export const Blocked: Story = {
  args: shown(relationListStates.blocked),
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  }),
};

export const Nobody: Story = { args: shown(relationListStates.nobody) };

export const Loading: Story = { args: shown(relationListStates.loading) };

export const FailedToLoad: Story = { args: shown(relationListStates.failedToLoad) };

export const Ending: Story = { args: shown(relationListStates.ending) };

export const More: Story = { args: shown(relationListStates.more) };

export const LoadingMore: Story = { args: shown(relationListStates.loadingMore) };

export const MoreFailed: Story = { args: shown(relationListStates.moreFailed) };

export const Strange: Story = { args: shown(relationListStates.strange) };

/** Ends them at once, as its page does when the server has answered. */
function Emptying(props: RelationListProps) {
  const [relations, setRelations] = useState(props.relations);
  return (
    <main style={place}>
      <RelationList
        {...props}
        relations={relations}
        onEnd={(id) => setRelations(relations.filter((each) => each.id !== id))}
      />
    </main>
  );
}

/** The focus stays in the list when a row goes. */
export const Ended: Story = {
  render: (args) => <Emptying {...args} />,
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    await relationListTester(tools).unfollow('Noor Haddad');
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  }),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(RelationList, relationListStates, 1);
