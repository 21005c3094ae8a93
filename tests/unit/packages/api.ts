import { join } from 'node:path';
import ts from 'typescript-api';
import { entriesOf, folderOf, type Published } from '../../../scripts/packages/manifest.ts';

const printer = ts.createPrinter({ removeComments: true });
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * What a built package exports, as text: for each entry its names in order, each with its declaration, and
 * for a type that inherits from parts of ours also what it inherits. Needs the package to be built.
 */
export function apiOf(name: Published): string {
  const folder = folderOf(name);
  const entries = entriesOf(name).filter((entry) => !entry.name.startsWith('texts/'));
  const program = ts.createProgram(
    entries.map(({ types }) => join(folder, types)),
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
  const checker = program.getTypeChecker();
  const isOurs = (node: ts.Node) => node.getSourceFile().fileName.startsWith(join(folder, 'dist'));

  const inherited = (declaration: ts.Declaration): string[] => {
    if (!ts.isInterfaceDeclaration(declaration) || !declaration.heritageClauses) return [];
    const own = new Set(declaration.members.map((member) => member.name?.getText()));
    return checker
      .getTypeAtLocation(declaration)
      .getProperties()
      .filter((property) => !own.has(property.name) && property.declarations?.some(isOurs))
      .map((property) => {
        const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
        const type = checker.typeToString(
          checker.getTypeOfSymbol(property),
          undefined,
          ts.TypeFormatFlags.NoTruncation,
        );
        return `    inherits ${property.name}${optional}: ${type}`;
      });
  };

  const describe = (symbol: ts.Symbol): string[] => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declarations = target.declarations ?? [];
    return [
      `  ${symbol.name}`,
      ...declarations.flatMap((declaration) => {
        const text = printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
        return [`    ${oneLine(text)}`, ...inherited(declaration)];
      }),
    ];
  };

  return `${entries
    .map(({ name: entry, types }) => {
      const file = program.getSourceFile(join(folder, types));
      const module = file && checker.getSymbolAtLocation(file);
      const names = module ? checker.getExportsOfModule(module) : [];
      return [entry, ...names.toSorted((a, b) => (a.name < b.name ? -1 : 1)).flatMap(describe)].join('\n');
    })
    .join('\n\n')}\n`;
}
