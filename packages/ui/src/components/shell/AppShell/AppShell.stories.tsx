import { pathOf } from '@mirror-studio/domain/access';
import { sidebarLimits } from '@mirror-studio/domain/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longUser, mara } from '../../fixtures/people.ts';
import { press } from '../../fixtures/press.ts';
import { headerActions, helpAndSettings, navSections } from '../../fixtures/shell.tsx';
import { AlphaBanner } from '../AlphaBanner/AlphaBanner.tsx';
import { AppShell, type AppShellProps } from './index.ts';

const navigate = fn();

/** Opens and closes as its owner remembers it; links lead to the story's router. */
function Held(props: AppShellProps) {
  const [isOpen, setOpen] = useState(props.isSidebarOpen);
  return (
    <RouterProvider navigate={navigate}>
      <AppShell
        {...props}
        isSidebarOpen={isOpen}
        onSidebarOpenChange={(next) => {
          setOpen(next);
          props.onSidebarOpenChange(next);
        }}
      />
    </RouterProvider>
  );
}

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    sections: navSections(pathOf('photoShoot')),
    homeHref: pathOf('home'),
    user: mara,
    onSignOut: fn(),
    onCoins: fn(),
    isSidebarOpen: true,
    onSidebarOpenChange: fn(),
    sidebarKeys: ['Ctrl', 'B'],
    breadcrumb: ['Studio', 'AI Photo Shoot'],
    actions: headerActions(),
    sheetActions: helpAndSettings(),
    children: <h1 style={{ padding: 24 }}>The page</h1>,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const rail = () => screen.getByRole('navigation', { name: 'Main' }).parentElement?.parentElement;

/** 20rem wide. */
export const Full: Story = {
  play: async ({ args }) => {
    await expect(rail()?.getBoundingClientRect().width).toBe(sidebarLimits.widthRem * 16);
    const link = screen.getByRole('link', { name: /AI Photo Shoot/ });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await press(screen.getByRole('link', { name: /Gallery/ }));
    await expect(navigate).toHaveBeenCalledWith(pathOf('gallery'), undefined);
    await press(screen.getByRole('button', { name: 'Mirror Coins' }));
    await expect(args.onCoins).toHaveBeenCalledOnce();
    await press(screen.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** 4rem: icons alone, their names in tooltips. */
export const Icons: Story = {
  args: { isSidebarOpen: false },
  play: async () => {
    await expect(rail()?.getBoundingClientRect().width).toBe(sidebarLimits.iconWidthRem * 16);
    await expect(screen.getByRole('link', { name: 'Gallery' })).toBeVisible();
  },
};

export const Toggled: Story = {
  parameters: { photograph: { skip: true } },
  play: async ({ args }) => {
    await press(screen.getByRole('button', { name: 'Toggle sidebar' }));
    await expect(args.onSidebarOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(rail()?.getBoundingClientRect().width).toBe(sidebarLimits.iconWidthRem * 16));
  },
};

/** The first Tab finds the way past the sidebar. */
export const SkipLink: Story = {
  play: async () => {
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
    await expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  },
};

/** Below 768 px the sidebar waits behind a button. */
export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

/** And slides over the page; a link closes it. */
export const Sheet: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await press(screen.getByRole('button', { name: 'Open the sidebar' }));
    const sheet = await screen.findByRole('dialog', { name: 'Main' });
    await press(within(sheet).getByRole('link', { name: /Gallery/ }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await press(screen.getByRole('button', { name: 'Open the sidebar' }));
    const again = await screen.findByRole('dialog', { name: 'Main' });
    await waitFor(() => expect(again).toBeVisible());
  },
};

export const AtTabletWidth: Story = { globals: { viewport: { value: 'tablet' } } };

/** The Admin group is for admins alone. */
export const Admin: Story = {
  args: { sections: navSections(pathOf('photoShoot'), true) },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Admin' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    user: longUser,
    breadcrumb: ['Community', 'A page with a name that goes on for longer than anyone would ever want it to'],
  },
};

export const SigningOut: Story = { args: { isSigningOut: true } };

export const WithBanner: Story = {
  args: { banner: <AlphaBanner chatHref={pathOf('discord')} onDismiss={fn()} /> },
};
