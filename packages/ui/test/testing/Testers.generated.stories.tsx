// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
import type { Meta } from '@storybook/react-vite';
import { usedIn } from './usedIn.tsx';

/** The tester of every component of an area, used once against a state of the kit. */
const meta = {
  title: 'Components/Testing kit/Every tester',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;

export const Access = usedIn('access');
export const Account = usedIn('account');
export const Analytics = usedIn('analytics');
export const Clients = usedIn('clients');
export const Community = usedIn('community');
export const Economy = usedIn('economy');
export const Gates = usedIn('gates');
export const Governance = usedIn('governance');
export const Help = usedIn('help');
export const Jobs = usedIn('jobs');
export const Media = usedIn('media');
export const Notifications = usedIn('notifications');
export const Pages = usedIn('pages');
export const Patterns = usedIn('patterns');
export const Primitives = usedIn('primitives');
export const Prompts = usedIn('prompts');
export const Roadmap = usedIn('roadmap');
export const Settings = usedIn('settings');
export const Shell = usedIn('shell');
export const Shoot = usedIn('shoot');
export const Works = usedIn('works');
