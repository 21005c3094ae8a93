import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawing, faultsOf, namelessOf } from './checks.tsx';
import { inPage, overPage } from './keys.tsx';
import { componentOverlays as overlays, componentParts as subjects } from './subjects.ts';

const meta = {
  title: 'Components/Conformance',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  parameters: { visual: { skip: true } },
  render: () => <p>What this comes to stands in its test.</p>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const none = async (faults: readonly string[]) => expect(faults, faults.join('\n')).toEqual([]);

/** What holds for every primitive holds for what is made of them. */
export const EveryComponent: Story = { play: async () => none(await faultsOf(subjects, drawing)) };

/** Everything that needs a name has one. */
export const EveryName: Story = { play: async () => none(await namelessOf(subjects)) };

/** Tab comes to everything that can be used, and leads out again. */
export const EveryPath: Story = { play: async () => none(await faultsOf(subjects, inPage)) };

export const EveryOverlay: Story = { play: async () => none(await faultsOf(overlays, drawing)) };

/** Tab stays inside, Escape closes, and the focus is back where it was. */
export const EveryWayOut: Story = { play: async () => none(await faultsOf(overlays, overPage)) };
