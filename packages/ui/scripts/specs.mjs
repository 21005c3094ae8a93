/**
 * What is made from the `Name.spec.tsx` of every component: the testing kit, and the stories that Storybook must find by
 * name, one for each component. `node scripts/specs.mjs` writes it.
 */
import '../../../scripts/node-version.mjs';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const home = join(import.meta.dirname, '..');
const src = join(home, 'src');
const written =
  '// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.\n';
const areas = '{primitives,patterns,components,i18n}/**';

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);
const first = (text, pattern) => text.match(pattern)?.[1];

/** The components of one file of specs, each with what is said of it. */
function componentsIn({ path, text }) {
  const starts = [...text.matchAll(/^ {2}(\w+): \(\): (?:Spec|Part|Unseen)\b/gm)];
  return starts.map((start, at) => {
    const block = text.slice(start.index, starts[at + 1]?.index);
    return {
      name: start[1],
      area: path.split('/').at(-3),
      states: first(block, /^ {4}states: (\w+),$/m),
      tester: first(block, /^ {4}tester: (\w+),$/m),
      isComposed: /^ {4}composition: /m.test(block),
      isUsed: /^ {4}uses: /m.test(block),
      isLarge: /^ {4}largeData: /m.test(block),
      isResized: /^ {6}viewport: /m.test(block),
      overlay: first(block, /^ {4}overlay: \{\s*is: '(\w+)'/m),
    };
  });
}

const byName = (a, b) => (a.name < b.name ? -1 : 1);
/** Those that resize the page last: what comes after is placed late (https://github.com/adobe/react-spectrum/issues/9158). */
const resizedLast = (a, b) => Number(a.isResized) - Number(b.isResized);

function readSpecs() {
  const files = globSync(`${areas}/*.spec.tsx`, { cwd: src })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));
  const components = files.flatMap(componentsIn);
  return { files, components: components.toSorted(byName) };
}

const handOn = (files, kind, pattern, from) =>
  files.flatMap(({ path, text }) =>
    all(text, pattern).map((name) => `export ${kind}{ ${name} } from '${relative(from, path)}';`),
  );

function kitOf({ files, components }) {
  const inKit = components.filter(({ states }) => states);
  const entries = inKit.map(
    ({ name, states, tester }) => `  ${name}: { states: states.${states}, tester: testers.${tester} },`,
  );
  const types = inKit.map(
    ({ name, states, tester }) =>
      `  ${name}: { states: typeof states.${states}; tester: typeof testers.${tester} };`,
  );
  return {
    'src/testing/states.generated.ts': handOn(files, '', /^export const (\w+States) =/gm, 'testing'),
    'src/testing/testers.generated.ts': [
      ...handOn(files, '', /^export function (\w+Tester)\b/gm, 'testing'),
      ...handOn(files, 'type ', /^export (?:type|interface) (\w+)/gm, 'testing'),
    ],
    'src/testing/catalogue.generated.ts': [
      "import * as states from './states.generated.ts';",
      "import * as testers from './testers.generated.ts';",
      '',
      '// Named, so that the declarations do not spell out every state.',
      'interface Catalogue {',
      ...types,
      '}',
      '',
      '/** Every component that has ready states: these, each with all the props it needs, and its tester. */',
      'export const catalogue: Catalogue = {',
      ...entries,
      '};',
    ],
  };
}

/** The areas of components, each with the name of its story. */
const areasOf = (components) => {
  const areas = new Set(components.map(({ area }) => area));
  const nameOf = (area) => area.replace(/^[a-z]|-[a-z]/g, (start) => start.at(-1).toUpperCase());
  return [...areas].toSorted((a, b) => (a < b ? -1 : 1)).map((is) => ({ name: nameOf(is), is }));
};

/** A file with one story for each of these, of its name unless another is given. Takes who makes a story, and what they are about. */
const storiesOf = ({ title, about, make, from }, stories) => [
  "import type { Meta } from '@storybook/react-vite';",
  `import { ${make} } from '${from}';`,
  '',
  `/** ${about} */`,
  'const meta = {',
  `  title: '${title}',`,
  "  tags: ['!autodocs'],",
  "  parameters: { layout: 'fullscreen', visual: { skip: true } },",
  '} satisfies Meta;',
  'export default meta;',
  '',
  ...stories.map(({ name, is = name }) => `export const ${name} = ${make}('${is}');`),
];

const storiesFrom = ({ components }) => ({
  'test/composition/Composition.generated.stories.tsx': storiesOf(
    {
      title: 'Components/Composition',
      about:
        'A product team can replace any text, put any optional part away, and hold any value itself or leave it to the component.',
      make: 'composing',
      from: './composing.tsx',
    },
    components.filter(({ isComposed }) => isComposed),
  ),
  'test/testing/Testers.generated.stories.tsx': storiesOf(
    {
      title: 'Components/Testing kit/Every tester',
      about: 'The tester of every component of an area, used once against a state of the kit.',
      make: 'usedIn',
      from: './usedIn.tsx',
    },
    areasOf(components.filter(({ isUsed }) => isUsed)),
  ),
  'test/large-data/LargeData.generated.stories.tsx': storiesOf(
    {
      title: 'Components/Large data',
      about:
        'Scrolled from end to end: at most 60 rows are in the document and no task is over 50 ms, whatever there is.',
      make: 'goingThrough',
      from: './goingThrough.tsx',
    },
    components.filter(({ isLarge }) => isLarge),
  ),
  'test/behavior/interruption/Interruption.generated.stories.tsx': storiesOf(
    {
      title: 'Components/Behavior/Interruption of one',
      about: 'Each layer opened, closed and opened again while it still moves: it ends where it should.',
      make: 'interrupting',
      from: './interrupting.tsx',
    },
    components.filter(({ overlay }) => overlay === 'dismissable'),
  ),
  'test/behavior/interruption/Popovers.generated.stories.tsx': storiesOf(
    {
      title: 'Components/Behavior/Interruption of popovers',
      about: 'Overlays that bring their own button, interrupted as those of the page are.',
      make: 'interrupting',
      from: './interrupting.tsx',
    },
    components.filter(({ overlay }) => overlay === 'attached').toSorted(resizedLast),
  ),
  'test/behavior/escape/EarlyEscape.generated.stories.tsx': storiesOf(
    {
      title: 'Components/Behavior/Escape before focus of popovers',
      about: 'Escape pressed before the focus has come into a layer that hangs on its own button.',
      make: 'escaping',
      from: './escaping.tsx',
    },
    components.filter(({ overlay }) => overlay === 'attached').toSorted(resizedLast),
  ),
});

/** What has to stand in each file, by its path in the package. */
export function makeFromSpecs() {
  const specs = readSpecs();
  return Object.fromEntries(
    Object.entries({ ...kitOf(specs), ...storiesFrom(specs) }).map(([path, lines]) => [
      path,
      `${written}${lines.join('\n')}\n`,
    ]),
  );
}

export const pathInPackage = (path) => join(home, path);

if (import.meta.main) {
  for (const [path, text] of Object.entries(makeFromSpecs())) writeFileSync(pathInPackage(path), text);
}
