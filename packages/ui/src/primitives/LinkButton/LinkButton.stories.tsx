import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { Row } from '../../../test/stories/Matrix.tsx';
import { ArrowRightIcon, ExternalIcon } from '../../icons/index.ts';
import { LinkButton } from './index.ts';

const meta = {
  title: 'Primitives/LinkButton',
  component: LinkButton,
  args: { href: '#gallery', children: 'View Results', iconAfter: <ArrowRightIcon /> },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View Results' })).toHaveFocus();
  },
};

export const Playground: Story = playgroundOf(Secondary, { also: ['isDisabled'] });

export const Matrix: Story = {
  render: () => (
    <Row>
      <LinkButton href="#a" variant="primary">
        Sign in
      </LinkButton>
      <LinkButton href="#b">Browse samples</LinkButton>
      <LinkButton href="#c" variant="ghost" iconAfter={<ArrowRightIcon />}>
        View Results
      </LinkButton>
      <LinkButton href="#d" variant="ghost" size="small" iconAfter={<ExternalIcon size={16} />}>
        Discord
      </LinkButton>
      <LinkButton href="#e" isDisabled>
        Not yet
      </LinkButton>
    </Row>
  ),
};
