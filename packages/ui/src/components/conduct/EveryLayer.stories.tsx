import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { componentRows } from '../../foundations/conformance/components.tsx';
import { exported } from '../../foundations/conformance/exported.ts';
import { layerRows, productLayerRows } from '../../foundations/conformance/layers.tsx';
import { elementOf, mounted, settled } from '../../foundations/conformance/mount.tsx';
import { primitiveRows } from '../../foundations/conformance/primitives.tsx';
import { subjectsOf } from '../../foundations/conformance/row.ts';
import { gates, hanging, layers } from './layers.tsx';

/** Every exported component that opens something over the page is interrupted in one of the stories beside this one. */
const meta = {
  title: 'Components/Conduct/Interruption of every layer',
  tags: ['!autodocs'],
  parameters: { photograph: { skip: true } },
  render: () => <p>What this comes to stands in its test.</p>,
} satisfies Meta;
export default meta;

const interrupted = new Set([layers, gates, hanging].flatMap(Object.keys));

const within: Readonly<Record<string, string>> = {
  MenuItem: 'a part of Menu',
  MenuSection: 'a part of Menu',
  MenuSeparator: 'a part of Menu',
  PhotoShootForm: 'what it opens is a Select',
};

export const IsInterrupted: StoryObj<typeof meta> = {
  play: async () => {
    const opening = [...Object.keys(layerRows), ...Object.keys(productLayerRows)];
    for (const subject of subjectsOf({ ...primitiveRows, ...componentRows }, exported)) {
      const opens = await mounted(async ({ host, draw }) => {
        draw(elementOf(subject));
        await settled();
        return host.querySelector('[aria-haspopup]') !== null;
      });
      if (opens) opening.push(subject.name);
    }
    const missing = opening.filter((name) => !interrupted.has(name) && !(name in within));
    await expect(missing, `Never interrupted: ${missing.join(', ')}`).toEqual([]);
    const unknown = [...interrupted].filter((name) => !exported.has(name));
    await expect(unknown, 'interrupted, and not exported').toEqual([]);
  },
};
