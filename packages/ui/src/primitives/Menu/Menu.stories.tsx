import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { CopyIcon, DownloadIcon, MoreIcon, ShareIcon, TrashIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './index.ts';

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    onAction: fn(),
    children: (
      <>
        <MenuSection title="Picture">
          <MenuItem id="download" icon={<DownloadIcon size={18} />} keys={['Ctrl', 'S']}>
            Download
          </MenuItem>
          <MenuItem id="copy" icon={<CopyIcon size={18} />}>
            Copy prompt
          </MenuItem>
          <MenuItem id="share" icon={<ShareIcon size={18} />} isDisabled>
            Share to the library
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="delete" icon={<TrashIcon size={18} />} isDanger>
          Delete
        </MenuItem>
      </>
    ),
  },
  render: (args) => (
    <div style={{ minHeight: 280 }}>
      <MenuTrigger>
        <IconButton label="More actions" icon={<MoreIcon />} variant="secondary" />
        <Menu {...args} />
      </MenuTrigger>
    </div>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menu', { name: 'More actions' });
  },
};

export const Playground: Story = playgroundOf(Open, { isOpened: true });

/** Arrows go over the items and past the one that is disabled; Enter does it and closes. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Download/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
