import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Column } from '../../../test/stories/Matrix.tsx';
import { Segment, SegmentedControl } from './index.ts';

const styles = ['Cinematic', 'Editorial', 'Film', 'Noir', 'Painterly'];

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Style',
    defaultValue: 'Editorial',
    children: styles.map((style) => (
      <Segment key={style} value={style}>
        {style}
      </Segment>
    )),
  },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chips wrap, and are one stop for Tab; the arrows choose. */
export const Chips: Story = {
  play: asWritten(async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Editorial' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Film' })).toBeChecked();
  }),
};

export const Playground: Story = playgroundOf(Chips, { also: ['isReadOnly', 'isDisabled'] });

const shapes = [
  ['1:1', 16, 16],
  ['4:3', 18, 14],
  ['3:4', 14, 18],
  ['16:9', 20, 11],
  ['9:16', 11, 20],
] as const;

/** A small drawing says what the words mean. */
export const WithDrawings: Story = {
  args: {
    label: 'Aspect ratio',
    defaultValue: '3:4',
    children: shapes.map(([ratio, width, height]) => (
      <Segment
        key={ratio}
        value={ratio}
        icon={
          <svg width={width} height={height} aria-hidden="true">
            <rect
              x="0.75"
              y="0.75"
              width={width - 1.5}
              height={height - 1.5}
              rx="2"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.25"
            />
          </svg>
        }
      >
        {ratio}
      </Segment>
    )),
  },
};

/** The views of a list, on one rail. */
export const Joined: Story = {
  args: {
    look: 'joined',
    label: 'Show',
    isLabelHidden: true,
    defaultValue: 'All',
    children: ['All', 'Running', 'Completed'].map((name) => (
      <Segment key={name} value={name}>
        {name}
      </Segment>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Running'));
    await expect(canvas.getByRole('radio', { name: 'Running' })).toBeChecked();
  },
};

export const Invalid: Story = { args: { defaultValue: null, errorMessage: 'Choose a style.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Matrix: Story = sheetOf(
  SegmentedControl,
  fromStories(meta.args, { Chips, WithDrawings, Joined, Invalid, Disabled }),
);
