import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exported } from '../spec/exported.ts';
import { specs } from '../spec/specs.ts';
import { checkReach, drawing, faultsOf, namelessOf } from './checks.tsx';
import { inPage, overPage } from './keys.tsx';
import { primitiveOverlays as overlays, primitiveParts as subjects } from './subjects.ts';

const icons = [...exported].flatMap(([name, { Component, isIcon }]) =>
  isIcon ? [{ name, Component, props: {} }] : [],
);

const meta = {
  title: 'Primitives/Conformance',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  parameters: { visual: { skip: true } },
  render: () => <p>What this comes to stands in its test.</p>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const none = async (faults: readonly string[]) => expect(faults, faults.join('\n')).toEqual([]);

/** A component that is exported is held to the suite, or has no element that could be. */
export const EveryExport: Story = {
  play: async () => {
    const known = new Set([...specs, ...icons].map(({ name }) => name));
    await none([...exported.keys()].filter((name) => !known.has(name)));
  },
};

/**
 * What holds for every component: class, ref and other attributes reach the element that it documents, the server's
 * render is the client's first, Strict Mode finds nothing, everything has its name, and it fits a small phone in both
 * directions of reading.
 */
export const EveryPrimitive: Story = { play: async () => none(await faultsOf(subjects, drawing)) };

/** Everything that needs a name has one. */
export const EveryName: Story = { play: async () => none(await namelessOf(subjects)) };

/** Tab comes to everything that can be used, and leads out again. */
export const EveryPath: Story = { play: async () => none(await faultsOf(subjects, inPage)) };

export const EveryOverlay: Story = { play: async () => none(await faultsOf(overlays, drawing)) };

/** Tab stays inside, Escape closes, and the focus is back where it was. */
export const EveryWayOut: Story = { play: async () => none(await faultsOf(overlays, overPage)) };

export const EveryIcon: Story = { play: async () => none(await faultsOf(icons, [checkReach])) };
