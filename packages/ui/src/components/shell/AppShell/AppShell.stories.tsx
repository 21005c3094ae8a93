import { pathOf } from '@mirror-studio/domain/access';
import { sidebarLimits } from '@mirror-studio/domain/constants/shell';
import { tooltipLimits } from '@mirror-studio/domain/constants/tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { settled } from '../../../../test/behavior/motion.ts';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { tightBelowPx } from './AppShell.css.ts';
import { appShellStates } from './AppShell.spec.tsx';
import { AppShell } from './index.ts';

const navigate = fn();

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(appShellStates.full), onSignOut: fn(), onCoins: fn(), onSidebarOpenChange: fn() },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <AppShell {...args} isSidebarOpen={undefined} defaultSidebarOpen={args.isSidebarOpen} />
    </RouterProvider>
  ),
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const rail = () => screen.getByRole('navigation', { name: 'Main' }).parentElement?.parentElement;

/** 20rem wide. */
export const Full: Story = {
  play: asWritten(async ({ args }) => {
    // On a phone it is a sheet, and its button opens it.
    if (window.innerWidth < sidebarLimits.sheetBelowPx) return;
    await expect(rail()?.getBoundingClientRect().width).toBe(sidebarLimits.widthRem * 16);
    const link = screen.getByRole('link', { name: /AI Photo Shoot/ });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await press(screen.getByRole('link', { name: /Gallery/ }));
    await expect(navigate).toHaveBeenCalledWith(pathOf('gallery'), undefined);
    await press(screen.getByRole('button', { name: 'Mirror Coins' }));
    await expect(args.onCoins).toHaveBeenCalledOnce();
    await press(screen.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Full);

/** 4rem: icons alone, their names in tooltips. */
export const Icons: Story = {
  args: shown(appShellStates.icons),
  play: async () => {
    await expect(rail()?.getBoundingClientRect().width).toBe(sidebarLimits.iconWidthRem * 16);
    await expect(screen.getByRole('link', { name: 'Gallery' })).toBeVisible();
  },
};

/** The name comes 700 ms after a hover (§9): also the first of a page, and the first after a key. */
export const NameOnFirstHover: Story = {
  args: shown(appShellStates.icons),
  parameters: {
    visual: { skip: true, isolated: 'A tooltip comes at once when one that was open has left the page.' },
  },
  play: async () => {
    await document.fonts.ready;
    await settled();
    await userEvent.keyboard('{Shift}');
    const link = screen.getByRole('link', { name: 'Gallery' });
    const { left, top } = link.getBoundingClientRect();
    const began = performance.now();
    await userEvent.pointer({ target: link, coords: { clientX: left + 4, clientY: top + 4 } });
    const tooltip = await screen.findByRole('tooltip', {}, { timeout: 10_000 });
    await expect(performance.now() - began).toBeGreaterThanOrEqual(tooltipLimits.delayMs);
    await expect(tooltip).toHaveTextContent('Gallery');
  },
};

export const Toggled: Story = {
  parameters: { visual: { skip: true } },
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

/** Opened by hand there, it takes from the header what would wrap. */
export const AtTabletWidth: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const settings = screen.getByRole('button', { name: 'Settings' });
    const { innerWidth } = window;
    if (innerWidth >= sidebarLimits.sheetBelowPx && innerWidth < tightBelowPx)
      await expect(rail()).toContainElement(settings);
  },
};

/** The Admin group is for admins alone. */
export const Admin: Story = {
  args: shown(appShellStates.admin),
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Admin' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: shown(appShellStates.longNames),
};

export const SigningOut: Story = { args: shown(appShellStates.signingOut) };

/** A demonstration account, marked above every page and where the account's address would stand. */
export const InDemo: Story = {
  args: shown(appShellStates.inDemo),
};

export const InDemoAtSmallWidth: Story = {
  args: shown(appShellStates.inDemo),
  globals: { viewport: { value: 'small' } },
};

export const InDemoAtTabletWidth: Story = {
  args: shown(appShellStates.inDemo),
  globals: { viewport: { value: 'tablet' } },
};

export const WithBanner: Story = {
  args: shown(appShellStates.withBanner),
};

export const Matrix: Story = windowsOf(AppShell, appShellStates, 1);
