import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { shown } from '../../../test/stories/shown.ts';
import { Text, type TextProps } from './index.ts';
import { textStates } from './Text.spec.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: shown(textStates.usual),
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toBeVisible();
  },
};

export const Playground: Story = playgroundOf(Default);

/** Figures that change keep their width. */
export const Tabular: Story = {
  parameters: { visual: { skip: true } },
  render: () => (
    <>
      <Text as="span" isTabular>
        1,111
      </Text>
      <br />
      <Text as="span" isTabular>
        8,888
      </Text>
    </>
  ),
  play: async ({ canvas }) => {
    const [ones, eights] = ['1,111', '8,888'].map((figures) =>
      canvas.getByText(figures).getBoundingClientRect(),
    );
    await expect(ones?.width).toBe(eights?.width);
  },
};

/** Cut after three lines, it has its words in full as a title. */
export const ThreeLines: Story = {
  args: shown(textStates.threeLines),
  parameters: { visual: { skip: true } },
  render: (args) => (
    <div style={{ inlineSize: '18rem', maxInlineSize: '100%' }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const paragraph = canvas.getByRole('paragraph');
    await expect(paragraph.scrollHeight).toBeGreaterThan(paragraph.clientHeight);
    await expect(paragraph).toHaveAttribute('title', textStates.threeLines.children);
    const line = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
    await expect(Math.round(paragraph.clientHeight / line)).toBe(3);
  },
};

const { children } = textStates.usual;
const long = textStates.threeLines.children;

/** A cell of the sheet is as wide as its words; what is cut needs one that is not. */
const InCell = (props: TextProps) => (
  <div style={{ contain: 'inline-size' }}>
    <Text {...props} />
  </div>
);

export const Matrix: Story = sheetOf(InCell, {
  lead: { size: 'lead', children },
  body: { children },
  small: { size: 'small', tone: 'muted', children },
  label: { size: 'label', tone: 'faint', weight: 'medium', children },
  caption: { size: 'caption', tone: 'muted', children },
  value: { tone: 'value', weight: 'strong', isTabular: true, children: '1,240' },
  success: { tone: 'success', size: 'small', children: 'Saved.' },
  warning: { tone: 'warning', size: 'small', children: 'It ends tomorrow.' },
  danger: { tone: 'danger', size: 'small', children: 'It was not saved.' },
  mono: { isMono: true, size: 'small', children: 'job_01J9Z8' },
  oneLine: { lines: 1, children: long },
  threeLines: { lines: 3, children: long },
  measured: { isMeasured: true, children: long },
});
