import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { catalogue } from '../../src/testing/catalogue.generated.ts';
import * as escaped from '../behavior/escape/EarlyEscape.generated.stories.tsx';
import * as interrupted from '../behavior/interruption/Interruption.generated.stories.tsx';
import * as interruptedPopovers from '../behavior/interruption/Popovers.generated.stories.tsx';
import * as composed from '../composition/Composition.generated.stories.tsx';
import * as large from '../large-data/LargeData.generated.stories.tsx';
import { type Collected, isPrimitive, specs } from './specs.ts';

/** What is generated from the text of the specs has the components that the specs themselves name, and no others. */
const meta = {
  title: 'Components/Specs',
  tags: ['!autodocs'],
  parameters: { visual: { skip: true } },
  render: () => <p>{specs.length} specs.</p>,
} satisfies Meta;
export default meta;

const isInKit = ({ states }: Collected) => states !== undefined;
const isComposed = (spec: Collected) =>
  spec.composition !== undefined || (isInKit(spec) && !isPrimitive(spec));
const opens = (is: 'dismissable' | 'attached') => (spec: Collected) => spec.overlay?.is === is;
const generated: readonly (readonly [where: string, module: object, isIn: (spec: Collected) => boolean])[] = [
  ['the testing kit', catalogue, isInKit],
  ['composition', composed, isComposed],
  ['interruption', interrupted, opens('dismissable')],
  ['interruption of popovers', interruptedPopovers, opens('attached')],
  ['early Escape', escaped, opens('attached')],
  ['large data', large, ({ largeData }) => largeData !== undefined],
];

export const Collecting: StoryObj<typeof meta> = {
  play: async () => {
    for (const [where, module, isIn] of generated) {
      const names = Object.keys(module).filter((name) => /^[A-Z]/.test(name));
      const wanted = specs.filter(isIn).map(({ name }) => name);
      await expect(names.toSorted(), where).toEqual(wanted.toSorted());
    }
  },
};
