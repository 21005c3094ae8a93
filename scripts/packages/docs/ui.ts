import { entriesOf } from '../manifest.ts';
import { type EntryFacts, pageOf } from './page.ts';
import { compositionPage, customPropertiesPage, listOf } from './pages.ts';
import { defaultsOf, exampleBeside, guidanceOf } from './read-source.ts';
import { readSpecs } from './read-specs.ts';
import { customProperties, meaningsOfAttributes, stylesOf } from './read-styles.ts';
import { TypeReader } from './read-types.ts';

const isComponent = (name: string) => /^[A-Z]/.test(name);

/** Everything that the documentation of ui says, read from declarations, sheets, specs and pages. Needs ui to be built. */
export async function uiFacts(): Promise<EntryFacts[]> {
  const specs = await readSpecs();
  const meanings = meaningsOfAttributes();
  const sources = new Map(entriesOf('ui').map(({ name, source }) => [name, source]));
  return new TypeReader('ui').entries(isComponent).map((types) => {
    const source = sources.get(types.name) ?? '';
    const own = types.components.flatMap(({ name }) => specs.filter((spec) => spec.name === name));
    const examples = [types.name, ...types.components.map(({ name }) => name)].flatMap(
      (name) => own.find((spec) => spec.name === name)?.example?.code ?? [],
    );
    return {
      types,
      specs: own,
      defaults: defaultsOf(source),
      styles: stylesOf(types.name),
      meanings,
      guidance: guidanceOf(source, (name) => sources.has(name)),
      example: exampleBeside(types.name, source) ?? examples[0],
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
    'llms.txt': listOf(facts, about),
  };
}
