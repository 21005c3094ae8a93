import { sidebarLimits } from '@mirror-studio/domain/constants/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { Sidebar } from './index.ts';
import { sidebarStates, sidebarTester } from './Sidebar.spec.tsx';

/** The way round the studio: with labels, as icons, in a sheet. */
const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(sidebarStates.full), onSignOut: fn(), onCoins: fn() },
  decorators: [
    (Story, { args }) => (
      <main
        style={{
          inlineSize: `${args.isNarrow ? sidebarLimits.iconWidthRem : sidebarLimits.widthRem}rem`,
          blockSize: 640,
          display: 'grid',
        }}
      >
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Full: Story = {
  play: asWritten(async ({ args }) => {
    const tester = sidebarTester(tools);
    await tester.coins();
    await expect(args.onCoins).toHaveBeenCalledOnce();
    await tester.signOut();
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Full);

export const Icons: Story = {
  args: shown(sidebarStates.icons),
};

/** What is still to come says so before it is followed. */
export const Noted: Story = {
  args: shown(sidebarStates.noted),
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Moderation Soon' })).toBeVisible();
  }),
};

export const Sheet: Story = {
  args: shown(sidebarStates.sheet),
};

export const LongNames: Story = {
  args: shown(sidebarStates.longNames),
};

export const SigningOut: Story = {
  args: shown(sidebarStates.signingOut),
};

export const Matrix: Story = sheetOf(Sidebar, sidebarStates);
