import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { shown } from '../../../test/stories/shown.ts';
import { headingStates } from './Heading.spec.tsx';
import { Heading, type HeadingProps } from './index.ts';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: shown(headingStates.usual),
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Playground: Story = playgroundOf(Default);

/** A second level no louder than its text. */
export const Quiet: Story = {
  args: shown(headingStates.quiet),
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(getComputedStyle(heading).fontFamily).not.toMatch(/^"?Fraunces/);
  },
};

/** Cut to one line, it has its words in full as a title. */
export const Cut: Story = {
  args: shown(headingStates.cut),
  parameters: { visual: { skip: true } },
  render: (args) => (
    <div style={{ inlineSize: '16rem', maxInlineSize: '100%' }}>
      <Heading {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeGreaterThan(heading.clientWidth);
    await expect(heading).toHaveAttribute('title', headingStates.cut.children);
  },
};

const { children } = headingStates.usual;

/** A cell of the sheet is as wide as its words; what is cut needs one that is not. */
const InCell = (props: HeadingProps) => (
  <div style={{ contain: 'inline-size' }}>
    <Heading {...props} />
  </div>
);

export const Matrix: Story = {
  ...sheetOf(InCell, {
    ...headingStates,
    first: { level: 1, children },
    third: { level: 3, children },
    fourth: { level: 4, children },
    hero: { size: 'hero', children: 'Begin' },
    longWords: { children: `${'Silver halide on wet glass, '.repeat(3)}${'lichtbild'.repeat(8)}` },
  }),
  // Levels stand here for their looks, in no outline.
  parameters: { a11y: { options: { rules: { 'heading-order': { enabled: false } } } } },
};
