import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '../../src/testing/catalogue.generated.ts';

/** The stories show the kit's states and no others; each state of the kit is shown. So neither drifts from the other. */
const meta = {
  title: 'Components/Testing kit/Drift',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Module {
  default: { title?: string; args?: object };
  [name: string]: { title?: string; args?: object };
}

const modules = import.meta.glob<Module>(
  ['../../src/components/**/*.stories.tsx', '../../src/patterns/**/*.stories.tsx'],
  {
    eager: true,
  },
);
/** A primitive's sheet is drawn from its states themselves; its other stories press and measure, in props of their own. */
const primitives = Object.keys(import.meta.glob('../../src/primitives/**/*.stories.tsx'));

/** All but what cannot be seen: handlers. */
function seen(value: unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (Array.isArray(value)) return value.map(seen);
  if (typeof value !== 'object' || value === null) return value;
  if ('$$typeof' in value && 'type' in value && 'props' in value) {
    const type = typeof value.type === 'function' ? value.type.name : value.type;
    return { type, props: seen(value.props) };
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, seen(inner)] as const)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
const print = (props: object) => JSON.stringify(seen(props));

export const NoDrift: Story = {
  render: () => <p>Every story's props are a state of the testing kit.</p>,
  play: async () => {
    const faults: string[] = [];
    for (const [name, { states }] of Object.entries(catalogue)) {
      const module = Object.values(modules).find(({ default: own }) => own.title?.endsWith(`/${name}`));
      if (!module && primitives.some((path) => path.endsWith(`/${name}.stories.tsx`))) continue;
      if (!module) {
        faults.push(`${name} has no stories`);
        continue;
      }
      const { default: own, ...stories } = module;
      const left = new Map(Object.entries<object>(states).map(([key, props]) => [key, print(props)]));
      const known = new Set(left.values());
      for (const [story, { args }] of Object.entries(stories)) {
        const props = print({ ...own.args, ...args });
        if (!known.has(props)) faults.push(`${name}: the story ${story} shows no state of the kit`);
        for (const [key, state] of left) if (state === props) left.delete(key);
      }
      for (const key of left.keys()) faults.push(`${name}: no story shows the state ${key}`);
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};
