import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { elementOf, mounted, settled } from '../conformance/mount.tsx';
import { everything } from '../conformance/subjects.ts';
import { pickFromSpecs } from '../spec/specs.ts';
import { gates, hanging, overlays } from './overlays.tsx';

/** Every exported component that opens something over the page is interrupted in one of the stories beside this one. */
const meta = {
  title: 'Components/Behavior/Interruption of every overlay',
  tags: ['!autodocs'],
  parameters: { visual: { skip: true } },
  render: () => <p>What this comes to stands in its test.</p>,
} satisfies Meta;
export default meta;

const interrupted = new Set([overlays, gates, hanging].flatMap(Object.keys));

/** What is interrupted where the component it is a part of is, or the one that it opens. */
const elsewhere = pickFromSpecs(
  ({ partOf, overlay }) => partOf ?? (overlay?.is === 'another' ? overlay.because : undefined),
);

export const IsInterrupted: StoryObj<typeof meta> = {
  play: async () => {
    const opening: string[] = [];
    for (const subject of everything) {
      const opens =
        subject.isOverlay ||
        (await mounted(async ({ host, draw }) => {
          draw(elementOf(subject));
          await settled();
          return host.querySelector('[aria-haspopup]') !== null;
        }));
      if (opens) opening.push(subject.name);
    }
    const missing = opening.filter((name) => !interrupted.has(name) && !(name in elsewhere));
    await expect(missing, `Never interrupted: ${missing.join(', ')}`).toEqual([]);
  },
};
