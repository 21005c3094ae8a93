import { join } from 'node:path';
import ts from 'typescript-api';
import { entriesOf, folderOf, type Published } from '../manifest.ts';
import { withoutReferences } from './references.ts';

const defaultIn = (what: string) =>
  /\bDefault(?:s to)? (?:`([^`]+)`|("[^"]+"|true|false|null|-?\d+(?:\.\d+)?))/
    .exec(what)
    ?.slice(1)
    .find((found) => found !== undefined) ?? '';

export interface Property {
  name: string;
  type: string;
  isOptional: boolean;
  /** Default value as it is written in code; empty where there is none. */
  default: string;
  what: string;
  /** Whose property it is: the product's own, React Aria's, or one of any element of HTML. */
  from: 'own' | 'aria' | 'html';
  /** What is inside, of a property that is a group of others. */
  members?: readonly Property[];
}

export interface Documented {
  name: string;
  what: string;
}

export interface ComponentType extends Documented {
  properties: readonly Property[];
}

export interface EntryTypes {
  name: string;
  components: readonly ComponentType[];
  /** Functions that are no components, with the names of what they give back. */
  functions: readonly (Documented & { signature: string; gives: readonly string[] })[];
  types: readonly (Documented & { text: string })[];
}

/** Attributes of any element: named together, not one by one. */
const ofAnyElement =
  /^(aria-.*|on.*Capture|style|slot|render|translate|lang|dir|hidden|inert|key|excludeFromTabOrder|form[A-Z]\w*|suppress\w+|ping|referrerPolicy|hrefLang|routerOptions)$/;
/** React Aria says nothing of these: they are of what ties a control to what it opens. */
const unsaid: Readonly<Record<string, string>> = { children: 'The control, and what it opens.' };
/** `ImgHTMLAttributes`: of one tag, and so picked one by one. */
const ofTag = /^([A-Z]\w*)HTMLAttributes$/;
const inHtml = (tag: string, name: string) =>
  `As in HTML: [${name}](https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/${tag.toLowerCase()}#${name.toLowerCase()}).`;
const nameOf = (node: ts.Node | undefined) => (node && ts.isInterfaceDeclaration(node) ? node.name.text : '');
/** Properties of a flow that are made of others. */
const groups = new Set(['effects', 'on']);
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const plain = (text: string) =>
  oneLine(text)
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*)\)$/, '$1')
    .replaceAll('NonReducibleUnknown', 'unknown');

/** Reads the declarations of a built package, or the sources of one that is not built, entry by entry. */
export class TypeReader {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #name: Published;

  readonly #of: 'types' | 'source';

  constructor(name: Published, of: 'types' | 'source' = 'types') {
    this.#name = name;
    this.#of = of;
    this.#program = ts.createProgram(
      entriesOf(name).map((entry) => join(folderOf(name), entry[of])),
      {
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        customConditions: ['@mirror-studio/source'],
        target: ts.ScriptTarget.ES2024,
        jsx: ts.JsxEmit.ReactJSX,
        strict: true,
        skipLibCheck: true,
        allowImportingTsExtensions: true,
        noEmit: true,
        types: [],
      },
    );
    this.#checker = this.#program.getTypeChecker();
  }

  /** What these entries export; all of them without names. */
  entries(wanted: (name: string) => boolean): EntryTypes[] {
    return entriesOf(this.#name)
      .filter(({ name }) => wanted(name))
      .map((entry) => {
        const { name } = entry;
        const file = this.#program.getSourceFile(join(folderOf(this.#name), entry[this.#of]));
        const module = file && this.#checker.getSymbolAtLocation(file);
        const symbols = (module ? this.#checker.getExportsOfModule(module) : []).toSorted((a, b) =>
          a.name < b.name ? -1 : 1,
        );
        return { name, ...this.#sorted(symbols) };
      });
  }

  #sorted(symbols: readonly ts.Symbol[]): Omit<EntryTypes, 'name'> {
    const components: ComponentType[] = [];
    const functions: (Documented & { signature: string; gives: readonly string[] })[] = [];
    const types: (Documented & { text: string })[] = [];
    for (const exported of symbols) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(exported) : exported;
      const about = { name: exported.name, what: this.#what(symbol) };
      if (symbol.flags & ts.SymbolFlags.Value) {
        const type = this.#checker.getTypeOfSymbol(symbol);
        const [signature] = type.getCallSignatures();
        if (/^[A-Z]/.test(exported.name) && signature) {
          const [props] = signature.parameters;
          components.push({
            ...about,
            properties: props ? this.propertiesOf(this.#checker.getTypeOfSymbol(props)) : [],
          });
        } else if (signature) {
          functions.push({
            ...about,
            signature: `${exported.name}${this.#checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation)}`,
            gives: this.#ownNames(signature.getReturnType()),
          });
        }
      } else {
        const declaration = symbol.declarations?.[0];
        if (declaration) types.push({ ...about, text: this.#textOf(declaration) });
      }
    }
    return { components, functions, types };
  }

  /** What is written down of an object, without what any string or list has. */
  #ownNames(type: ts.Type): string[] {
    return this.#checker
      .getPropertiesOfType(type)
      .filter(({ declarations = [] }) =>
        declarations.every((each) => !each.getSourceFile().fileName.includes('/node_modules/')),
      )
      .map(({ name }) => name);
  }

  #what(symbol: ts.Symbol): string {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(this.#checker));
    return withoutReferences(text).replaceAll(/\{@link (\S+?)(?: [^}]*)?\}/g, '`$1`');
  }

  #textOf(declaration: ts.Declaration): string {
    const text = declaration.getText().replace(/^export (declare )?/, '');
    return withoutReferences(text.replaceAll(/ \| undefined;/g, ';'));
  }

  /** The properties of a type: the package's own first, each kind in the order of the alphabet, what is needed first. */
  propertiesOf(type: ts.Type): Property[] {
    const types = type.isUnion() ? type.types : [type];
    const found = new Map<string, Property>();
    for (const symbol of types.flatMap((each) => this.#checker.getPropertiesOfType(each))) {
      const property = this.#property(symbol);
      const known = found.get(symbol.name);
      if (property && (!known || known.what === '')) found.set(property.name, property);
    }
    // Of several kinds of props, what one of them does without is no must.
    for (const [name, property] of found) {
      const isSpare = types.some((each) => {
        const own = this.#checker.getPropertyOfType(each, name);
        return !own || (own.flags & ts.SymbolFlags.Optional) !== 0;
      });
      found.set(name, { ...property, isOptional: isSpare });
    }
    const rank = ({ from, isOptional, name }: Property) =>
      `${from === 'own' ? 0 : 1}${Number(isOptional)}${name}`;
    return [...found.values()].toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }

  #property(symbol: ts.Symbol): Property | undefined {
    const declaration = symbol.declarations?.[0];
    const file = declaration?.getSourceFile().fileName ?? '';
    const isOwn = !file.includes('/node_modules/');
    if (!isOwn && ofAnyElement.test(symbol.name)) return undefined;
    const type = this.#typeOf(symbol, declaration);
    if (type === 'undefined' || type === 'never') return undefined;
    if (!isOwn && /^\w*EventHandler</.test(type)) return undefined;
    const tag = symbol.getJsDocTags().find(({ name }) => name === 'default');
    const what = this.#what(symbol);
    const isHtml = file.includes('/@types/react/');
    const [, picked] = isHtml ? (ofTag.exec(nameOf(declaration?.parent)) ?? []) : [];
    return {
      name: symbol.name,
      type,
      isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
      default: tag ? ts.displayPartsToString(tag.text) : defaultIn(what),
      what: oneLine(
        what || (picked ? inHtml(picked, symbol.name) : isOwn ? '' : (unsaid[symbol.name] ?? '')),
      ),
      from: isOwn || picked ? 'own' : isHtml ? 'html' : 'aria',
      ...(groups.has(symbol.name) && {
        members: this.propertiesOf(this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(symbol))),
      }),
    };
  }

  /** As it is written; a short union of words is written out. */
  #typeOf(symbol: ts.Symbol, declaration: ts.Declaration | undefined): string {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(symbol));
    const words = type.isUnion() && type.types.every((each) => each.isStringLiteral()) ? type.types : [];
    if (words.length > 0 && words.length <= 12)
      return words.map((each) => (each.isStringLiteral() ? `'${each.value}'` : '')).join(' | ');
    const written =
      declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
        ? declaration.type?.getText()
        : undefined;
    const resolved = this.#checker.typeToString(
      this.#checker.getTypeOfSymbol(symbol),
      undefined,
      ts.TypeFormatFlags.NoTruncation,
    );
    // Written for any element, machine or value, and known for this one.
    const isOfAny = written !== undefined && this.#isOfAny(declaration);
    if (groups.has(symbol.name) && isOfAny) return 'object';
    return plain(written === undefined || (isOfAny && resolved.length < 160) ? resolved : written);
  }

  /** Whether a parameter of the declaring type is in it: `Ref<Outer>`. */
  #isOfAny(node: ts.Node | undefined): boolean {
    if (node === undefined) return false;
    const isParameter =
      ts.isTypeReferenceNode(node) &&
      ((this.#checker.getSymbolAtLocation(node.typeName)?.flags ?? 0) & ts.SymbolFlags.TypeParameter) !== 0;
    return isParameter || ts.forEachChild(node, (child) => this.#isOfAny(child) || undefined) === true;
  }
}
