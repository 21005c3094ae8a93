import { type Files, type Names, unfinished } from './names.ts';

/** A component of the library: what it is, how it looks, its stories, and what the suites need to know of it. */
export const componentFiles = ({ camel, pascal, words }: Names): Files => {
  const folder = `packages/ui/src/components/${pascal}`;
  return {
    [`${folder}/${pascal}.tsx`]: `import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import * as styles from './${pascal}.css.ts';

export interface ${pascal}Props extends RootProps<HTMLElement> {
  /** Names it. */
  title: string;
  /** What it is about. */
  children: ReactNode;
}

/** ${words}. */
export function ${pascal}({ title, children, ref, ...rest }: ${pascal}Props) {
  return (
    <section {...rootProps(rest, styles.root)} ref={ref} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
`,
    [`${folder}/${pascal}.css.ts`]: `import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/mixins.css.ts';

export const root = component({ display: 'grid', gap: vars.space.x2, overflowWrap: 'anywhere' });

export const title = component({ margin: 0, fontSize: vars.size.body, fontWeight: vars.weight.strong });
`,
    [`${folder}/index.ts`]: `'use client';
export { ${pascal}, type ${pascal}Props } from './${pascal}.tsx';
`,
    [`${folder}/${pascal}.spec.tsx`]: `import type { Spec } from '../../../test/spec/spec.ts';
import type { Tools } from '../../testing/tools.ts';
import type { ${pascal}Props } from './${pascal}.tsx';

const children = 'What it is about.';

/** \`<${pascal} {...${camel}States.usual} />\` */
export const ${camel}States = {
  usual: { title: '${words}', children },
  long: { title: '${words}', children: \`\${children} \`.repeat(12) },
} satisfies Record<string, ${pascal}Props>;

/** ${pascal}: reads what it says. */
export function ${camel}Tester({ screen }: Tools) {
  return { read: () => screen.getByRole('region', { name: '${words}' }).textContent };
}

export default {
  ${pascal}: (): Spec<${pascal}Props> => ({
    states: ${camel}States,
    tester: ${camel}Tester,
    uses: [
      {
        in: ${camel}States.usual,
        reads: (tools) => ${camel}Tester(tools).read(),
        is: \`${words}\${children}\`,
      },
    ],
    composition: { cases: {} },
    keys: 'it is read',
  }),
};
`,
    [`${folder}/${pascal}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shown } from '../../../test/stories/shown.ts';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { ${pascal} } from './index.ts';
import { ${camel}States } from './${pascal}.spec.tsx';

const meta = {
  title: 'Components/${pascal}',
  component: ${pascal},
  args: shown(${camel}States.usual),
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '${words}' })).toBeVisible();
  },
};

export const Playground: Story = playgroundOf(Usual);

export const Long: Story = { args: shown(${camel}States.long) };

export const Matrix: Story = sheetOf(${pascal}, ${camel}States);
`,
    ...unfinished(`${folder}/unfinished.test.ts`, `the component ${pascal}`, [
      `${folder}/${pascal}.tsx and ${pascal}.css.ts: what it is, and how it looks.`,
      `${folder}/${pascal}.stories.tsx: a story for every state, and what a person does with it.`,
      `${folder}/${pascal}.spec.tsx: its states, its keys, and a case for each prop that may be left out.`,
      `pnpm generate, pnpm visual:update ${folder}, and look at each picture in test-results/visual.`,
    ]),
  };
};
