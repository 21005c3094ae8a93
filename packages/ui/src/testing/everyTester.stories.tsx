import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawn, settled } from '../foundations/composition/drawn.tsx';
import { uses } from '../foundations/composition/uses.tsx';

/** The tester of every component, used once against a state of the kit; a component without a use does not compile. */
const meta = {
  title: 'Components/Testing kit/Every tester',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', photograph: { skip: true } },
  render: () => <p>{Object.keys(uses).length} testers.</p>,
} satisfies Meta;
export default meta;

export const UsedOnce: StoryObj<typeof meta> = {
  play: async () => {
    for (const [name, { element, work, is }] of Object.entries(uses)) {
      const came = await drawn(async (show) => {
        show(element);
        await settled();
        return work();
      });
      await expect([name, came]).toEqual([name, is]);
    }
  },
};
