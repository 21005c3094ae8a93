// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
import type { Meta } from '@storybook/react-vite';
import { composing } from './composing.tsx';

/** A product team can replace any text, put any optional part away, and hold any value itself or leave it to the component. */
const meta = {
  title: 'Components/Composition of one',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', photograph: { skip: true } },
} satisfies Meta;
export default meta;

export const ExchangeDialog = composing('ExchangeDialog');
