import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    children: (
      <>
        <TabList label="Settings">
          <Tab id="general">General</Tab>
          <Tab id="notifications">Notifications</Tab>
          <Tab id="privacy">Privacy</Tab>
          <Tab id="about" isDisabled>
            About
          </Tab>
        </TabList>
        <TabPanel id="general">Theme, export format and quality.</TabPanel>
        <TabPanel id="notifications">What you hear of, and where.</TabPanel>
        <TabPanel id="privacy">What your exports carry.</TabPanel>
        <TabPanel id="about">Version 12.5.0</TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: asWritten(async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What you hear of, and where.');
  }),
};

export const Playground: Story = playgroundOf(Line);

export const Vertical: Story = { args: { orientation: 'vertical' } };

/** The row scrolls; nothing wraps. */
export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = sheetOf(Tabs, fromStories(meta.args, { Line, Vertical }));
