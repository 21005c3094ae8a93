import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { shown } from '../../../test/stories/shown.ts';
import { PageHeader, type PageHeaderProps } from './index.ts';
import { pageHeaderStates } from './PageHeader.spec.tsx';

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: shown(pageHeaderStates.plain),
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The actions stand at the end, at the foot of the words. */
export const Default: Story = {
  args: shown(pageHeaderStates.whole),
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Saved prompts' });
    const [first] = canvas.getAllByRole('button');
    const isBeside = canvasElement.clientWidth > 700;
    const top = first?.getBoundingClientRect().top ?? 0;
    await expect(top < heading.getBoundingClientRect().bottom + 40).toBe(isBeside);
  },
};

export const Playground: Story = playgroundOf(Default);

export const Plain: Story = { parameters: { visual: { skip: true } } };

export const Long: Story = { args: shown(pageHeaderStates.long), parameters: { visual: { skip: true } } };

const { title, description } = pageHeaderStates.whole;

export const Matrix: Story = {
  ...sheetOf<PageHeaderProps>(PageHeader, { ...pageHeaderStates, section: { level: 2, title, description } }),
  // Each stands for a page of its own.
  parameters: { a11y: { options: { rules: { 'page-has-heading-one': { enabled: false } } } } },
};
