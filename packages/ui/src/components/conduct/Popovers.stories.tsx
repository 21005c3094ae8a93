import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { hanging } from './layers.tsx';
import { frames, moments, patient, settled, withMotion } from './motion.ts';

/** Layers that bring their own button, interrupted as those of the page are. */
const meta = {
  title: 'Components/Conduct/Interruption of popovers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', photograph: { skip: true } },
  beforeEach: withMotion,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

async function interruptHanging({ button: name, role }: (typeof hanging)[string], moment: number) {
  const button = screen.getByRole('button', { name, hidden: true });
  const isClosed = () => patient(() => expect(screen.queryByRole(role)).toBeNull());
  button.focus();
  await userEvent.keyboard('{Enter}');
  await frames(moment);
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await patient(() => expect(button).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole(role, {}, { timeout: 8_000 });
  await patient(() => expect(screen.getByRole(role).contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await frames(moment);
  await userEvent.click(button);
  await patient(() => expect(screen.queryByRole(role)).not.toBeNull());
  await settled();
  await patient(() => expect(screen.getByRole(role).contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await patient(() => expect(button).toHaveFocus());
}

const story = (name: string): Story => ({
  ...(name === 'AppShell' && { globals: { viewport: { value: 'small' } } }),
  render: () => {
    const Layer = hanging[name]?.Layer;
    // The shell brings its own main.
    const Place = name === 'AppShell' ? 'div' : 'main';
    return <Place>{Layer && <Layer />}</Place>;
  },
  play: async () => {
    const layer = hanging[name];
    if (layer) for (const moment of moments) await interruptHanging(layer, moment);
  },
});

export const Balance = story('BalanceHUD');
export const Notifications = story('NotificationCenter');
export const Language = story('LanguageSwitcher');
export const Account = story('UserBadge');
export const Sheet = story('AppShell');
export const APopover = story('Popover');
export const AMenu = story('Menu');
export const ASelect = story('Select');
