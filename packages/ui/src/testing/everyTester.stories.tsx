import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawn, settled } from '../foundations/composition/drawn.tsx';
import { uses as others, usesInSpecs } from '../foundations/composition/uses.tsx';
import { TextsProvider } from '../i18n/TextsProvider.tsx';

const uses = { ...usesInSpecs, ...others };

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
    const came: Record<string, unknown> = {};
    for (const [name, { element, work }] of Object.entries(uses)) {
      came[name] = await drawn(async (show) => {
        show(<TextsProvider>{element}</TextsProvider>);
        await settled();
        try {
          return await work();
        } catch (error) {
          return String(error);
        }
      });
    }
    await expect(came).toEqual(Object.fromEntries(Object.entries(uses).map(([name, { is }]) => [name, is])));
  },
};
