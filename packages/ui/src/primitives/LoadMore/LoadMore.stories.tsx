import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { shown } from '../../../test/stories/shown.ts';
import { LoadMore } from './index.ts';
import { loadMoreStates, loadMoreTester } from './LoadMore.spec.tsx';

const meta = {
  title: 'Primitives/LoadMore',
  component: LoadMore,
  args: { ...shown(loadMoreStates.more), onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const More: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args }) => {
    await loadMoreTester(tools).more();
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = playgroundOf(More);

/** When it comes near the sight; once for each part that comes, and not again after a failure. */
export const Automatic: Story = {
  parameters: { visual: { skip: true } },
  args: { isAutomatic: true },
  render: function Growing(args) {
    const [count, setCount] = useState(40);
    return (
      <>
        <div style={{ blockSize: count * 40 }} />
        <LoadMore
          {...args}
          shown={count}
          {...(count >= 80 && { failure: 'The next page could not be read.' })}
          onLoadMore={() => {
            args.onLoadMore();
            setCount((last) => last + 40);
          }}
        />
      </>
    );
  },
  play: async ({ args }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
    await waitFor(() => expect(loadMoreTester(tools).count()).toBe('80 of 120 shown'));
    window.scrollTo(0, document.body.scrollHeight);
    await loadMoreTester(tools).retry();
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
    window.scrollTo(0, 0);
  },
};

export const Matrix: Story = sheetOf(LoadMore, loadMoreStates);
