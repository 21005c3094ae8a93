import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript-api';
import { folderOf } from '../manifest.ts';

/** An attribute by which an element says what state it is in. */
export interface StateFact {
  /** Whose element: a component of React Aria, or a tag. */
  of: string;
  /** `data-hovered`, or with its values: `data-layout="stack | grid"`. */
  attribute: string;
  what: string;
}

/** What a component's own elements say, and which others it is made of, whose pages say theirs. */
export interface States {
  states: readonly StateFact[];
  madeOf: readonly string[];
  /** The style files of its own elements, from the package. */
  sheets: readonly string[];
}

const src = join(folderOf('ui'), 'src');
const icons = join(src, 'icons');
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const ownAttribute = /^data-[a-z]/;
/** Chosen by whoever makes the page, for everything inside. */
const themes = /^data-(theme|density|contrast|motion)$/;

/** What React Aria says of the element of each of its components (`@selector`), by the component's name. */
function statesOfAria(): ReadonlyMap<string, readonly StateFact[]> {
  const home = join(folderOf('ui'), 'node_modules/react-aria-components/dist/types/src');
  const files = globSync('*.d.ts', { cwd: home }).toSorted();
  const program = ts.createProgram(
    files.map((file) => join(home, file)),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2024,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  /** A class name may be a function of what is drawn: its parameter has everything that the element says. */
  const drawnBy = (component: ts.Symbol): readonly ts.Symbol[] => {
    const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
    const [props] = signature?.parameters ?? [];
    const className = props && checker.getTypeOfSymbol(props).getProperty('className');
    const type = className && checker.getTypeOfSymbol(className);
    const [drawn] = (type?.isUnion() ? type.types : []).flatMap((each) => each.getCallSignatures());
    const [values] = drawn?.parameters ?? [];
    return values ? checker.getPropertiesOfType(checker.getTypeOfSymbol(values)) : [];
  };
  const found = new Map<string, readonly StateFact[]>();
  for (const file of files) {
    const source = program.getSourceFile(join(home, file));
    const module = source && checker.getSymbolAtLocation(source);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (!(symbol.flags & ts.SymbolFlags.Value) || found.has(exported.name)) continue;
      const states = drawnBy(symbol).flatMap((property) => {
        const tag = property.getJsDocTags().find(({ name }) => name === 'selector');
        const [, attribute] = /^\[(data-.+)\]$/.exec(ts.displayPartsToString(tag?.text)) ?? [];
        const what = oneLine(ts.displayPartsToString(property.getDocumentationComment(checker)));
        return attribute === undefined ? [] : [{ of: exported.name, attribute, what }];
      });
      if (states.length > 0) found.set(exported.name, states);
    }
  }
  return found;
}

const commentBefore = (node: ts.Node) =>
  (ts.getLeadingCommentRanges(node.getSourceFile().text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => node.getSourceFile().text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
    .map((comment) => oneLine(comment.replaceAll(/^\/\*\*|\*\/$/g, '').replaceAll(/^\s*\* ?/gm, '')))
    .at(-1);

const parsed = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);

interface ReadFile {
  /** The relative files that it takes values from, and the names of these. */
  takes: readonly { path: string; names: readonly string[] }[];
  /** The components of React Aria that it draws. */
  draws: readonly string[];
  /** The attributes that it sets itself; without words where nobody says what they mean. */
  sets: readonly (Omit<StateFact, 'what'> & { what?: string | undefined })[];
}

type Named = ts.ImportSpecifier | ts.ExportSpecifier;

function read(path: string): ReadFile {
  const file = parsed(path);
  const takes: ReadFile['takes'][number][] = [];
  const aria = new Map<string, string>();
  const draws: string[] = [];
  const sets: ReadFile['sets'][number][] = [];
  const take = (specifier: ts.Expression | undefined, taken: readonly Named[], whole?: ts.Identifier) => {
    if (!specifier || !ts.isStringLiteral(specifier)) return;
    const names = [
      ...taken.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text),
      ...(whole ? [...file.text.matchAll(new RegExp(`\\b${whole.text}\\.(\\w+)`, 'g'))] : []).map(
        ([, name = '']) => name,
      ),
    ];
    if (specifier.text.startsWith('.')) takes.push({ path: join(dirname(path), specifier.text), names });
    if (!specifier.text.startsWith('react-aria-components')) return;
    for (const { name, propertyName } of taken) aria.set(name.text, (propertyName ?? name).text);
  };
  const visit = (node: ts.Node, drawn: string | undefined): void => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) {
      const bound = node.importClause?.namedBindings;
      const isWhole = bound !== undefined && ts.isNamespaceImport(bound);
      take(node.moduleSpecifier, bound && !isWhole ? bound.elements : [], isWhole ? bound.name : undefined);
    } else if (ts.isExportDeclaration(node) && !node.isTypeOnly) {
      take(
        node.moduleSpecifier,
        node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : [],
      );
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      take(node.arguments[0], []);
    }
    let element = drawn;
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const ofAria = aria.get(tag);
      if (ofAria !== undefined) draws.push(ofAria);
      element = ofAria ?? (/^[a-z]/.test(tag) ? `<${tag}>` : tag);
    }
    const attribute =
      (ts.isJsxAttribute(node) && node.name.getText()) ||
      (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && node.name.text);
    if (attribute && ownAttribute.test(attribute) && !themes.test(attribute))
      sets.push({ of: element ?? '', attribute, what: commentBefore(node) });
    ts.forEachChild(node, (child) => visit(child, element));
  };
  visit(file, undefined);
  return { takes, draws, sets };
}

/** Reads the states of components from their sources and from the declarations of React Aria. */
export class StateReader {
  readonly #aria = statesOfAria();
  readonly #entryOf: ReadonlyMap<string, string>;
  readonly #read = new Map<string, ReadFile>();

  /** @param entries Each component that has a page, with its source from the package. */
  constructor(entries: readonly (readonly [name: string, source: string])[]) {
    this.#entryOf = new Map(
      entries.map(([name, source]) => [dirname(join(folderOf('ui'), source)), name] as const),
    );
  }

  /** Takes the source of an entry. Throws where its own sheet asks for an attribute that nobody explains. */
  statesOf(source: string): States {
    const index = join(folderOf('ui'), source);
    const folder = dirname(index);
    const paths = new Set([index]);
    const sheets = new Set<string>();
    const madeOf = new Set<string>();
    for (const path of paths) {
      for (const taken of this.#of(path).takes) {
        const other = dirname(taken.path) === folder ? undefined : this.#entryOf.get(dirname(taken.path));
        if (taken.path.endsWith('.css.ts')) {
          if (taken.names.some((each) => each !== 'hidden')) sheets.add(taken.path);
        } else if (other === undefined) {
          if (taken.path.startsWith(src) && !taken.path.startsWith(icons)) paths.add(taken.path);
        } else if (taken.names.some((each) => /^[A-Z]/.test(each))) madeOf.add(other);
      }
    }
    const files = [...paths].map((path) => this.#of(path));
    const asked = [...sheets].map((path) => readFileSync(path, 'utf8')).join('\n');
    const own = files.flatMap(({ sets }) => sets);
    const said = new Set(own.flatMap(({ attribute, what }) => (what === undefined ? [] : [attribute])));
    const unsaid = own.filter(
      ({ attribute }) => !said.has(attribute) && new RegExp(`\\[${attribute}[\\]=]`).test(asked),
    );
    if (unsaid.length > 0) {
      const list = unsaid.map(({ of, attribute }) => `${attribute} of ${of}`).join(', ');
      throw new Error(`Nobody says what it means, in ${relative(src, folder)}: ${list}`);
    }
    const name = this.#entryOf.get(folder) ?? '';
    const drawn = [...new Set(files.flatMap(({ draws }) => draws))];
    const states = [
      ...own.flatMap(({ of, attribute, what }) =>
        what === undefined ? [] : [{ of: of === '' ? name : of, attribute, what }],
      ),
      ...drawn.flatMap((each) => this.#aria.get(each) ?? []),
    ];
    return {
      states,
      madeOf: [...madeOf].toSorted(),
      sheets: [...sheets].map((path) => relative(folderOf('ui'), path)),
    };
  }

  #of(path: string): ReadFile {
    const known = this.#read.get(path) ?? read(path);
    this.#read.set(path, known);
    return known;
  }
}
