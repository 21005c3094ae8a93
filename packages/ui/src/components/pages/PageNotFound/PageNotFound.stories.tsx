import { pathOf } from '@mirror-studio/domain/access';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '../../fixtures/press.ts';
import { PageNotFound } from './index.ts';

const meta = {
  title: 'Components/PageNotFound',
  component: PageNotFound,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: pathOf('promptStudio'), onGoBack: fn() },
} satisfies Meta<typeof PageNotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
    await press(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };
