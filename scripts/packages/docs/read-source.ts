import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript-api';
import { folderOf } from '../manifest.ts';

const src = join(folderOf('ui'), 'src');

/** The literal defaults in the parameters of each function of a source: `{ size = 'medium' }` of Button. */
export function defaultsIn(path: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const file = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.TSX,
  );
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const statement of file.statements) {
    if (!ts.isFunctionDeclaration(statement) || !statement.name) continue;
    const [parameter] = statement.parameters;
    if (!parameter || !ts.isObjectBindingPattern(parameter.name)) continue;
    const written = parameter.name.elements.flatMap(({ name, propertyName, initializer }) =>
      initializer && isShort(initializer)
        ? [[(propertyName ?? name).getText(), initializer.getText()] as const]
        : [],
    );
    const names = new Set(parameter.name.elements.map(({ name }) => name.getText()));
    const spoken = textsIn(statement.body?.getText() ?? '').filter(([name]) => names.has(name));
    found.set(statement.name.text, new Map([...written, ...spoken]));
  }
  return found;
}

/** Texts that stand where a property is left out, `placeholder ?? t('choose')`: in English, as they are written. */
function textsIn(body: string): (readonly [prop: string, text: string])[] {
  const namespace = /\bconst t = useTexts\('(\w+)'/.exec(body)?.[1];
  const path = join(folderOf('domain'), 'src/texts/en', `${namespace}.ts`);
  if (namespace === undefined || !existsSync(path)) return [];
  const texts = readFileSync(path, 'utf8');
  return [...body.matchAll(/\b(\w+) \?\? t\('(\w+)'\)/g)].flatMap(([, prop = '', key = '']) => {
    const text = new RegExp(`^  ${key}: ('[^'{]*'),$`, 'm').exec(texts)?.[1];
    return text === undefined ? [] : [[prop, text] as const];
  });
}

const isShort = (node: ts.Expression) =>
  ts.isLiteralExpression(node) ||
  ts.isPrefixUnaryExpression(node) ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  node.kind === ts.SyntaxKind.NullKeyword;

/** All defaults of the components in the folder of an entry. Takes the entry's source (`./src/primitives/Button/index.ts`). */
export function defaultsOf(source: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const folder = dirname(join(folderOf('ui'), source));
  const files = globSync('*.tsx', { cwd: folder }).filter(
    (name) => !/\.(spec|stories|test)\.tsx$/.test(name),
  );
  return new Map(files.toSorted().flatMap((name) => [...defaultsIn(join(folder, name))]));
}

/**
 * The example that stands beside a component, for one whose example cannot be made from its spec. Its imports are
 * written as another team writes them. Takes the sources of all entries by their names.
 */
export function exampleBeside(
  name: string,
  source: string,
  sources: ReadonlyMap<string, string>,
): string | undefined {
  const folder = dirname(join(folderOf('ui'), source));
  const path = join(folder, `${name}.example.tsx`);
  if (!existsSync(path)) return undefined;
  return readFileSync(path, 'utf8').replaceAll(/(?<=from )'(\.[^']+)'/g, (_, from: string) => {
    const target = `./${relative(folderOf('ui'), join(folder, from))}`;
    const entry = [...sources].find(([, each]) => each === target)?.[0];
    if (entry === undefined) throw new Error(`${name}.example.tsx imports what is in no entry: ${from}`);
    return `'@mirror-studio/ui/${entry}'`;
  });
}

/** What stands on the component's page about when to use it: the words alone, and which of two examples is better. */
export function guidanceOf(source: string, isEntry: (name: string) => boolean): string {
  const folder = dirname(join(folderOf('ui'), source));
  const [page] = globSync('*.mdx', { cwd: folder }).toSorted();
  if (page === undefined) return '';
  const text = readFileSync(join(folder, page), 'utf8');
  const inside = /<ComponentPage>([\s\S]*?)<\/ComponentPage>/.exec(text)?.[1] ?? '';
  return inside
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : wordsOf(part, isEntry)))
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** What is said between blocks of code: lists of advice in place of their components, links to pages of the package. */
const wordsOf = (text: string, isEntry: (name: string) => boolean) =>
  text
    .replaceAll(/<DoDont[\s\S]*?\n\/>/g, (block) => {
      const words = [...block.matchAll(/words: (['"`])([\s\S]*?)\1,?\n/g)].map(([, , said]) => said);
      return [words[0] && `- Do: ${words[0]}`, words[1] && `- Do not: ${words[1]}`]
        .filter(Boolean)
        .join('\n');
    })
    .replaceAll(/\[([^\]]+)\]\(\.\/\?path=[^)]*\)/g, (_, label: string) =>
      isEntry(label) ? `[${label}](./${label}.md)` : label,
    )
    .replaceAll(/^<[A-Z][\s\S]*?\/>$/gm, '');

export { src };
