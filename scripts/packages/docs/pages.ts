import type { EntryFacts } from './page.ts';
import { heldValues, importOf, table } from './page.ts';
import type { customProperties } from './read-styles.ts';

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

/** Where a value of a custom property is in force, in words; null where the page cannot choose it. */
function placeOf(selector: string): string | null {
  const light = selector.includes('data-theme=light');
  if (selector.includes('data-contrast')) return light ? 'light, more contrast' : 'dark, more contrast';
  if (selector.endsWith(',[data-theme]')) return 'forced colours';
  if (light) return 'light';
  if (selector.includes('data-theme=dark')) return 'dark';
  const density = /data-density=(\w+)/.exec(selector)?.[1];
  if (density) return density;
  if (selector.includes('data-density')) return 'coarse pointer';
  return selector === ':root' ? 'everywhere' : null;
}

/** The page of all custom properties: they are public, and set on any element. */
export const customPropertiesPage = (all: ReturnType<typeof customProperties>): string => `# Custom properties

All of them are public and stay what they mean. Set one on any element, and everything inside follows:

\`\`\`css
.shop { --ms-radius-control: 2px; --ms-gold-text: goldenrod }
\`\`\`

In TypeScript they are \`vars\` of \`@mirror-studio/ui/theme\`: \`vars.gold.text\` is \`var(--ms-gold-text)\`. Class names are not
public. Where two stand for one thing, such as \`-top\` and \`-bottom\`, they are the ends of a gradient.

${table(
  ['Name', 'Value'],
  all.map(({ name, values }) => [
    code(name),
    values
      .flatMap(([selector, value]) => {
        const place = placeOf(selector);
        return place === null || place === 'forced colours' ? [] : [`${place}: ${code(value)}`];
      })
      .join('<br>'),
  ]),
)}
`;

/** What every component has in common, and which values each holds. */
export const compositionPage = (entries: readonly EntryFacts[]): string => {
  const held = entries.flatMap(({ types }) =>
    types.components.flatMap((component) =>
      heldValues(component).map(({ value, first, heard }) => [
        `[${component.name}](./${types.name}.md)`,
        code(value),
        code(first),
        code(heard),
      ]),
    ),
  );
  const parts = entries.flatMap(({ types, specs }) =>
    specs.flatMap(({ name, composition }) => {
      const props = composition.filter(({ is }) => is === 'part').map(({ prop }) => code(prop));
      return props.length === 0 ? [] : [[`[${name}](./${types.name}.md)`, props.join(', ')]];
    }),
  );
  return `# Composition

- Every component holds its values itself, or lets its parent hold them.
- A part whose property is left out is not there.
- \`className\`, \`ref\`, \`id\`, \`aria-*\` and \`data-*\` reach one element: the outermost, or of an overlay the one with its role.
- Every text can be replaced by \`TextsProvider\` of \`@mirror-studio/ui/i18n\`, by key or by another engine.
- An overlay opens by \`isOpen\`, by itself from \`defaultOpen\`, or by a \`DialogTrigger\` around it and its button.

## Values that a parent can hold

${table(['Component', 'Held by the parent', 'At first, when not', 'Hears of changes'], held)}

## Parts that can be left out

${table(['Component', 'Properties'], parts)}
`;
};

/** What the testing kit has of each component, and of which it has nothing. */
export const testingPage = (entries: readonly EntryFacts[]): string => {
  const components = entries.flatMap(({ types, specs, testers }) =>
    types.components.map(({ name }) => {
      const spec = specs.find((each) => each.name === name);
      return {
        name: `[${name}](./${types.name}.md)`,
        isEntry: name === types.name,
        kit: spec?.kit,
        tester: spec?.tester !== undefined && testers.has(spec.tester) ? spec.tester : undefined,
        why: spec?.withoutTester,
      };
    }),
  );
  const stated = components.filter(({ kit }) => kit !== undefined);
  const acted = components.filter(({ kit, tester }) => kit === undefined && tester !== undefined);
  const rest = components.filter(({ isEntry, kit, tester }) => isEntry && kit === undefined && !tester);
  return `# Testing kit

Of ${components.length} exported components, \`@mirror-studio/ui/testing\` has states and a tester of ${stated.length}, which are those of \`catalogue\`,
a tester alone of ${acted.length}, and neither of ${rest.length}. The others are parts, which the testers of what they stand in reach.

## States and a tester

${table(
  ['Component', 'States', 'Tester'],
  stated.map(({ name, kit = '', tester = '' }) => [name, code(kit), code(tester)]),
)}

## A tester alone

${table(
  ['Component', 'Tester'],
  acted.map(({ name, tester = '' }) => [name, code(tester)]),
)}

## Neither

A test finds these by the role, the text or the parts that stand in them; no state is ready.

${rest.map(({ name, why }) => `- ${name}${why ? `: ${why}` : ''}`).join('\n')}
`;
};

/** The list of all pages for readers that begin with nothing. */
export const listOf = (entries: readonly EntryFacts[], about: string): string => `# @mirror-studio/ui

> ${about}

Every component has an entry of its own and no barrel: \`${entries[0] ? importOf(entries[0].types) : ''}\`
A page loads \`@mirror-studio/ui/styles.css\` once, or \`theme.css\` and one sheet for each component that it uses.

- [README](./README.md): installation, themes, languages, tests
- [Composition](./docs/composition.md): values that a parent holds, parts that can be left out
- [Custom properties](./docs/custom-properties.md): all that can be set, with their values
- [Testing kit](./docs/testing.md): the states and the tester of each component
- [Changes](./CHANGELOG.md)

## Components

${entries
  .map(({ types, specs }) => {
    const main = types.components.find(({ name }) => name === types.name) ?? types.components[0];
    const others = types.components.filter(({ name }) => name !== types.name).map(({ name }) => name);
    const withOthers = others.length > 0 ? ` With ${others.join(', ')}.` : '';
    return `- [${types.name}](./docs/${types.name}.md): ${(main?.what || specs[0]?.withoutElement) ?? ''}${withOthers}`.replaceAll(
      '\n',
      ' ',
    );
  })
  .join('\n')}
`;
