import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { shown } from '../../../test/stories/shown.ts';
import { GridList } from '../GridList/index.ts';
import { actionBarStates, actionBarTester } from './ActionBar.spec.tsx';
import { ActionBar, type ActionBarProps } from './index.ts';

const meta = {
  title: 'Primitives/ActionBar',
  component: ActionBar,
  args: { ...shown(actionBarStates.three), onClear: fn() },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const tester = () => actionBarTester({ screen, within, user: userEvent });

const prompts = Array.from({ length: 14 }, (_, at) => ({ id: `${at + 1}`, title: `Prompt ${at + 1}` }));

function Choosing(args: ActionBarProps) {
  const [keys, setKeys] = useState<'all' | Iterable<string | number>>([]);
  const count = keys === 'all' ? 'all' : [...keys].length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section aria-label="Prompts" tabIndex={0} style={{ blockSize: '22rem', overflow: 'auto' }}>
      <ActionBar {...args} count={count} onClear={() => setKeys([])}>
        <GridList
          label="Prompts"
          items={prompts}
          textOf={({ title }) => title}
          selectionMode="multiple"
          selectedKeys={keys}
          onSelectionChange={setKeys}
        >
          {({ title }) => title}
        </GridList>
      </ActionBar>
    </section>
  );
}

export const Default: Story = {
  play: asWritten(async ({ args }) => {
    await expect(tester().count()).toBe('3 selected');
    await tester().clear();
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
    await userEvent.unhover(screen.getByRole('toolbar'));
  }),
};

export const Playground: Story = playgroundOf(Default);

/** The last row stands above the bar; Escape takes the selection away, and the focus goes back into the list. */
export const Selecting: Story = {
  render: (args) => <Choosing {...args} />,
  play: asWritten(async ({ canvas }) => {
    await expect(tester().isShown()).toBe(false);
    const last = canvas.getByRole('row', { name: 'Prompt 14' });
    await userEvent.click(last);
    await waitFor(() => expect(tester().count()).toBe('1 selected'));
    await userEvent.click(canvas.getByRole('row', { name: 'Prompt 13' }));
    await waitFor(() => expect(tester().count()).toBe('2 selected'));
    await screen.findByText('Actions are available after the list.');
    canvas.getByRole('button', { name: 'Download' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tester().isShown()).toBe(false));
    await waitFor(() => expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true));
    await userEvent.click(last);
    // The row is brought out from under the bar that comes over it.
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        canvas.getByRole('toolbar').getBoundingClientRect().top,
      ),
    );
    await userEvent.click(canvas.getByRole('row', { name: 'Prompt 12' }));
    await userEvent.unhover(canvas.getByRole('row', { name: 'Prompt 12' }));
  }),
};

export const Matrix: Story = sheetOf(ActionBar, actionBarStates);
