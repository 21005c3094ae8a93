import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { Stack } from '../../../test/stories/Matrix.tsx';
import { Button } from '../Button/index.ts';
import { Banner } from './index.ts';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { title: 'Alpha Release', children: 'All features are free during testing.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Playground: Story = playgroundOf(Info);

export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Banner tone="info" title="Alpha Release">
        All features are free during testing.
      </Banner>
      <Banner tone="success">Your email address is confirmed.</Banner>
      <Banner tone="warning" title="Soft Launch Mode" onDismiss={() => {}}>
        Tokens are not live yet.
      </Banner>
      <Banner
        tone="danger"
        title="The image service cannot be reached"
        actions={<Button size="small">Try again</Button>}
      >
        Nothing was charged. What you typed is kept.
      </Banner>
      <Banner tone="neutral">You are offline. What you see may be old.</Banner>
    </Stack>
  ),
};
