import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../foundations/playground/playground.tsx';
import { sheetOf } from '../../../foundations/sheet/sheet.tsx';
import { sidebarStates } from '../../../testing/states.ts';
import { sidebarTester } from '../../../testing/testers.ts';
import { shown } from '../../fixtures/shown.ts';
import { Sidebar } from './index.ts';

/** The way round the studio: with labels, as icons, in a sheet. */
const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  // Each state has its picture on the sheet, and in the component that it is a part of.
  // It fills its side of the page: 20rem of a small one are all of it.
  parameters: { layout: 'fullscreen', photograph: { skip: true } },
  args: { ...shown(sidebarStates.full), onSignOut: fn(), onCoins: fn() },
  decorators: [
    (Story) => (
      <main style={{ inlineSize: '20rem', blockSize: 640, display: 'grid' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Full: Story = {
  play: async ({ args }) => {
    const tester = sidebarTester(tools);
    await tester.coins();
    await expect(args.onCoins).toHaveBeenCalledOnce();
    await tester.signOut();
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = playgroundOf(Full);

export const Icons: Story = {
  args: shown(sidebarStates.icons),
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

const sheet = sheetOf(Sidebar, sidebarStates);
export const Matrix: Story = { ...sheet, parameters: { ...sheet.parameters, photograph: { skip: false } } };
