import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { PageNotFound } from './index.ts';
import { pageNotFoundStates } from './PageNotFound.spec.tsx';

const meta = {
  title: 'Components/PageNotFound',
  component: PageNotFound,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(pageNotFoundStates.shown), onGoBack: fn() },
} satisfies Meta<typeof PageNotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
    await press(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Default);

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = windowsOf(PageNotFound, pageNotFoundStates, 1);
