import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextsProvider } from '../../src/i18n/TextsProvider.tsx';
import { drawn, settled } from '../composition/drawn.tsx';
import { works } from '../composition/uses.tsx';

/** The tester of every component, used once against a state of the kit; a spec with a tester and no use does not compile. */
const meta = {
  title: 'Components/Testing kit/Every tester',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
  render: () => <p>{works.length} uses.</p>,
} satisfies Meta;
export default meta;

export const UsedOnce: StoryObj<typeof meta> = {
  play: async () => {
    const came: unknown[] = [];
    for (const { name, element, work } of works) {
      const answer = await drawn(async (show) => {
        show(<TextsProvider>{element}</TextsProvider>);
        await settled();
        try {
          return await work();
        } catch (error) {
          return String(error);
        }
      });
      came.push([name, answer]);
    }
    await expect(came).toEqual(works.map(({ name, is }) => [name, is]));
  },
};
