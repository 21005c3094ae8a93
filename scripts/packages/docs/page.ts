import type { SpecFacts } from './collect.ts';
import type { States } from './read-states.ts';
import type { ComponentType, EntryTypes, Property } from './read-types.ts';

/** All that is known of one entry of ui. */
export interface EntryFacts extends States {
  types: EntryTypes;
  specs: readonly SpecFacts[];
  defaults: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The custom properties that its sheet reads. */
  reads: readonly string[];
  guidance: string;
  example: string;
  /** The testers of the testing kit by name. */
  testers: ReadonlyMap<string, TesterFacts>;
}

/** What a tester is for, and what it does and reads. */
export interface TesterFacts {
  what: string;
  gives: readonly string[];
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => (text === '' ? '' : `\`${cell(text)}\``);

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const section = (title: string, text: string) => (text === '' ? '' : `## ${title}\n\n${text}`);
const join = (parts: readonly string[]) => `${parts.filter((part) => part !== '').join('\n\n')}\n`;

/** `import { Tab, Tabs } from '@mirror-studio/ui/Tabs';` */
export const importOf = ({ name, components }: EntryTypes): string =>
  `import { ${components.map((each) => each.name).join(', ')} } from '@mirror-studio/ui/${name}';`;

/** The properties of a component as a table: the first columns are what is typed, the last what it does. */
export function propertyTable(
  properties: readonly Property[],
  defaults: ReadonlyMap<string, string> = new Map(),
): string {
  if (properties.length === 0) return '';
  return table(
    ['Property', 'Type', 'Default', 'What'],
    properties.map(({ name, type, isOptional, default: said, what }) => [
      `\`${name}\`${isOptional ? '' : ' (required)'}`,
      code(type),
      code(defaults.get(name) ?? said),
      cell(what),
    ]),
  );
}

/** On several exported components each has a title of its own. */
function properties({ components }: EntryTypes, defaults: EntryFacts['defaults']): string {
  return components
    .map((component) => {
      const of = (from: Property['from']) => component.properties.filter((each) => each.from === from);
      const aria = propertyTable(of('aria'), defaults.get(component.name));
      return [
        components.length > 1 ? `### ${component.name}` : '',
        components.length > 1 ? component.what : '',
        propertyTable(of('own'), defaults.get(component.name)),
        aria && `From React Aria:\n\n${aria}`,
        of('html').length > 0
          ? 'Everything else that React lets an element have (`title`, `role`, `tabIndex`, handlers of events) is passed on to it.'
          : '',
        component.properties.length === 0 ? 'It takes none of its own.' : '',
      ]
        .filter((part) => part !== '')
        .join('\n\n');
    })
    .join('\n\n');
}

function keyboard(specs: readonly SpecFacts[]): string {
  return specs
    .flatMap(({ name, keys }) => {
      if (keys === '') return [];
      const title = specs.filter((each) => each.keys !== '').length > 1 ? `### ${name}\n\n` : '';
      if (typeof keys === 'string') return [`${title}${keys.charAt(0).toUpperCase()}${keys.slice(1)}.`];
      const rows = keys.map((row) => [
        row.keys.map((part) => ('key' in part ? code(part.key) : part.words)).join(''),
        cell(row.does),
      ]);
      const isHeld = keys.some((row) => row.keys.some((part) => 'key' in part && part.key === 'Ctrl'));
      return [
        title + table(['Key', 'What it does'], rows),
        ...(isHeld ? ['On a Mac, `⌘` stands for `Ctrl`.'] : []),
      ];
    })
    .join('\n\n');
}

/** `value`, `defaultValue` and `onValueChange`: a value that the parent holds, or leaves to the component. */
export function heldValues({
  properties: all,
}: ComponentType): readonly { value: string; first: string; heard: string }[] {
  const names = new Set(all.map(({ name }) => name));
  return [...names].flatMap((first) => {
    const [, stem] = /^default([A-Z]\w*)$/.exec(first) ?? [];
    if (stem === undefined) return [];
    const small = stem.charAt(0).toLowerCase() + stem.slice(1);
    const value = [small, `is${stem}`].find((name) => names.has(name));
    const heard = [`on${stem.replace(/Keys$/, '')}Change`, 'onChange', 'onSelectionChange'].find((name) =>
      names.has(name),
    );
    return value && heard ? [{ value, first, heard }] : [];
  });
}

function composition({ types, specs }: EntryFacts): string {
  const lines = types.components.flatMap((component) => {
    const spec = specs.find(({ name }) => name === component.name);
    const held = heldValues(component).map(
      ({ value, first, heard }) =>
        `- \`${value}\` with \`${heard}\`: the parent holds it. Without it the component does, and begins with \`${first}\`.`,
    );
    const bringing = (spec?.composition ?? [])
      .filter(({ is }) => is === 'part')
      .map(({ prop }) => code(prop));
    const parts =
      bringing.length > 0
        ? [`- Each brings a part that is not there without it: ${bringing.join(', ')}.`]
        : [];
    const of =
      spec?.partOf && spec.place !== 'beside' ? [`- Stands ${spec.place ?? 'within'} ${spec.partOf}.`] : [];
    const around = specs.filter(({ partOf, place }) => partOf === component.name && place === 'around');
    const inside =
      around.length > 0 ? [`- Stands within ${around.map(({ name }) => name).join(' or ')}.`] : [];
    const all = [...of, ...inside, ...held, ...parts];
    if (all.length === 0) return [];
    return [`${types.components.length > 1 ? `${component.name}:\n\n` : ''}${all.join('\n')}`];
  });
  const unseen = specs.flatMap(({ name, withoutElement }) =>
    withoutElement ? [`- ${name} has no element of its own: ${withoutElement}.`] : [],
  );
  return [...lines, unseen.join('\n')].filter((part) => part !== '').join('\n\n');
}

function states({ states: all, madeOf }: EntryFacts): string {
  const rows = all.map(({ of, attribute, what }) => [code(of), code(attribute), cell(what)].join(' | '));
  const links = madeOf.map((name) => `[${name}](./${name}.md)`).join(', ');
  const own = table(
    ['Element', 'Attribute', 'What it says'],
    [...new Set(rows)].map((row) => [row]),
  );
  return [
    rows.length > 0
      ? `An attribute is there while it is so. An element has the name of its component in React Aria, or of its tag.\n\n${own}`
      : '',
    links && `For the states of what it draws, see ${links}.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A tester in a sentence or two: what it is for, without the name of its component, and its functions. */
function testerLine(name: string, { what, gives }: TesterFacts): string {
  const said = cell(what).replace(/^[A-Z]\w+: (\w)/, (_, letter: string) => letter.toUpperCase());
  const functions = gives.length > 0 ? ` It has ${gives.map((each) => code(each)).join(', ')}.` : '';
  return `\`${name}\` of \`@mirror-studio/ui/testing\`: ${said === '' ? 'finds it and acts as a user does.' : sentence(said)}${functions}`;
}

function testing({ types, specs, testers }: EntryFacts): string {
  const states = specs
    .filter(({ kit }) => kit !== undefined)
    .map(
      ({ name, kit, states: all }) =>
        `\`${kit}\` of \`@mirror-studio/ui/testing\` has ${name} ready in these states: ${all.map((each) => code(each)).join(', ')}.`,
    );
  const names = [...new Set(specs.flatMap(({ tester }) => tester ?? []))];
  const lines = names.flatMap((name) => {
    const known = testers.get(name);
    return known ? [testerLine(name, known)] : [];
  });
  const without = specs.flatMap(({ name, withoutTester }) =>
    withoutTester && types.components.some((each) => each.name === name)
      ? [`There is no tester for ${name}: ${sentence(withoutTester)}`]
      : [],
  );
  return [...states, ...lines, ...without].join('\n\n');
}

const isSlot = ({ type, from }: Property) => from === 'own' && /\bReact(Node|Element)\b/.test(type);

/** What it is put together from: components of its entry, what its properties bring, and other components. */
function anatomy({ types, specs, madeOf }: EntryFacts): string {
  const { name: entry, components } = types;
  const others = components
    .filter(({ name }) => name !== entry)
    .map(({ name, what }) => {
      const unseen = specs.find((spec) => spec.name === name)?.withoutElement;
      return [code(name), cell(what || unseen || `A part of ${entry}.`)];
    });
  const brought = components.flatMap(({ name, properties: all }) => {
    const optional = specs.find((spec) => spec.name === name)?.composition ?? [];
    const isPart = (property: Property) =>
      isSlot(property) || optional.some(({ prop, is }) => prop === property.name && is === 'part');
    const of = components.length > 1 ? ` of ${name}` : '';
    return all
      .filter(isPart)
      .map((each) => [
        `${code(each.name)}${of}`,
        `${cell(each.what)}${each.isOptional && each.name !== 'children' ? ' Not there without it.' : ''}`,
      ]);
  });
  const rows = [...others, ...brought];
  const drawn = madeOf.filter((name) => name !== entry).map((name) => `[${name}](./${name}.md)`);
  return [
    rows.length > 0 ? table(['Part', 'What it is'], rows) : '',
    drawn.length > 0 ? `It draws ${drawn.join(', ')}.` : '',
    rows.length === 0 && drawn.length === 0 ? 'It is one element, without parts that can be left out.' : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The page of an entry. */
export function pageOf(facts: EntryFacts): string {
  const { types, specs, defaults, reads, guidance, example } = facts;
  const [main] = types.components.filter(({ name }) => name === types.name);
  return join([
    `# ${types.name}`,
    main?.what ?? types.components[0]?.what ?? '',
    `\`\`\`ts\n${importOf(types)}\n\`\`\``,
    `Its style is in \`@mirror-studio/ui/styles.css\`, or alone in \`@mirror-studio/ui/${types.name}.css\` after \`theme.css\`.`,
    section('Example', `\`\`\`tsx\n${example.trim()}\n\`\`\``),
    guidance,
    section('Parts', anatomy(facts)),
    section('Properties', properties(types, defaults)),
    section('Keyboard', keyboard(specs)),
    section('Composition', composition(facts)),
    section('States', states(facts)),
    section(
      'Custom properties',
      reads.length === 0
        ? ''
        : `It reads ${reads.map((name) => code(name)).join(', ')}. Their values: [custom-properties.md](./custom-properties.md).`,
    ),
    section('Tests', testing(facts)),
    section(
      'Types',
      types.types.length === 0
        ? ''
        : `\`\`\`ts excerpt\n${types.types
            .filter(({ name }) => !name.endsWith('Props'))
            .map(({ text }) => text)
            .join('\n\n')}\n\`\`\``.replace('```ts excerpt\n\n```', ''),
    ),
  ]);
}
