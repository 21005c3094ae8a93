import { entriesOf } from '../manifest.ts';
import { type EntryFacts, pageOf } from './page.ts';
import { compositionPage, customPropertiesPage, listOf, testingPage } from './pages.ts';
import { defaultsOf, exampleBeside, guidanceOf } from './read-source.ts';
import { readSpecs } from './read-specs.ts';
import { StateReader } from './read-states.ts';
import { customProperties, propertiesReadBy } from './read-styles.ts';
import { TypeReader } from './read-types.ts';

const isComponent = (name: string) => /^[A-Z]/.test(name);

/** Everything that the documentation of ui says, read from declarations, sheets, specs and pages. Needs ui to be built. */
export async function uiFacts(): Promise<EntryFacts[]> {
  const specs = await readSpecs();
  const sources = new Map(entriesOf('ui').map(({ name, source }) => [name, source]));
  const states = new StateReader([...sources].filter(([name]) => isComponent(name)));
  const reader = new TypeReader('ui');
  const testers = new Map(
    reader
      .entries((name) => name === 'testing')
      .flatMap(({ functions }) => functions.filter(({ name }) => name.endsWith('Tester')))
      .map(({ name, what, gives }) => [name, { what, gives }]),
  );
  return reader.entries(isComponent).map((types) => {
    const source = sources.get(types.name) ?? '';
    const own = states.statesOf(source);
    const told = types.components.flatMap(({ name }) => specs.filter((spec) => spec.name === name));
    const examples = [types.name, ...types.components.map(({ name }) => name)].flatMap(
      (name) => told.find((spec) => spec.name === name)?.example?.code ?? [],
    );
    const example = exampleBeside(types.name, source, sources) ?? examples[0];
    if (example === undefined)
      throw new Error(`No example can be made of the spec of ${types.name}: write ${types.name}.example.tsx`);
    return {
      types,
      specs: told,
      defaults: defaultsOf(source),
      ...own,
      reads: propertiesReadBy(types.name, own.sheets),
      guidance: guidanceOf(source, (name) => sources.has(name)),
      example,
      testers,
    };
  });
}

/** The pages of ui and the list of them, by path in the package. Needs ui to be built. */
export async function uiDocs(): Promise<Record<string, string>> {
  const facts = await uiFacts();
  const about =
    'The look of Mirror Studio for other products: components for React 19, on React Aria, with their themes, texts and testers.';
  return {
    ...Object.fromEntries(facts.map((each) => [`docs/${each.types.name}.md`, pageOf(each)])),
    'docs/custom-properties.md': customPropertiesPage(customProperties()),
    'docs/composition.md': compositionPage(facts),
    'docs/testing.md': testingPage(facts),
    'llms.txt': listOf(facts, about),
  };
}
