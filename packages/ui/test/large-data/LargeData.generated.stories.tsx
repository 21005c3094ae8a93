// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
import type { Meta } from '@storybook/react-vite';
import { goingThrough } from './goingThrough.tsx';

/** Scrolled from end to end: at most 60 rows are in the document and no task is over 50 ms, whatever there is. */
const meta = {
  title: 'Components/Large data',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;

export const HelpCenter = goingThrough('HelpCenter');
export const JobsDrawer = goingThrough('JobsDrawer');
export const LibraryPage = goingThrough('LibraryPage');
export const PromptDocument = goingThrough('PromptDocument');
export const TokenWallet = goingThrough('TokenWallet');
