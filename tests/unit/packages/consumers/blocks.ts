import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import type { Published } from '../../../../scripts/packages/manifest.ts';

/** A code block of a page that ships. */
export interface Block {
  package: Published;
  /** The page, from the package. */
  page: string;
  /** After the fence: `tsx`, `ts excerpt`. */
  info: string;
  code: string;
  /** A name of its own among all blocks: `ui-README-2`. */
  id: string;
}

/** Every page of text that lies in an unpacked package, from its folder. */
export const pagesOf = (folder: string): string[] =>
  globSync(['README.md', 'CHANGELOG.md', 'llms.txt', 'docs/**/*.md'], { cwd: folder }).toSorted();

/** The code blocks of a package, page by page. Takes its name and the folder that it is unpacked in. */
export function blocksOf(name: Published, folder: string): Block[] {
  return pagesOf(folder).flatMap((page) => {
    const text = readFileSync(join(folder, page), 'utf8');
    return [...text.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)].map(([, info = '', code = ''], at) => ({
      package: name,
      page,
      info: info.trim(),
      code,
      id: `${name}-${page.replace(/\.\w+$/, '').replaceAll('/', '-')}-${at + 1}`,
    }));
  });
}

/** The text without its code: what is in backticks links nowhere. */
const prose = (text: string) =>
  text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, '')
    .replaceAll(' ', '-');

/** The relative links of a page, and the anchors that it has. */
export function linksOf(text: string): { links: string[]; anchors: string[] } {
  const words = prose(text);
  return {
    links: [...words.matchAll(/\]\(<?([^)\s>]+)>?\)/g)].flatMap(([, target = '']) =>
      /^[a-z][a-z+.-]*:/i.test(target) ? [] : [target],
    ),
    anchors: [...words.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
  };
}

/** What a type of a block's own component is filled with: `number`, `string`, `boolean`, and all else by a function. */
export type Filling = 'number' | 'string' | 'boolean' | 'function';

const fillingOf = (type: ts.TypeNode | undefined): Filling => {
  if (type?.kind === ts.SyntaxKind.NumberKeyword) return 'number';
  if (type?.kind === ts.SyntaxKind.StringKeyword) return 'string';
  return type?.kind === ts.SyntaxKind.BooleanKeyword ? 'boolean' : 'function';
};

const parsed = (code: string) =>
  ts.createSourceFile('block.tsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);

/** The props that the exported components of a block need, by component and prop; those that may be left out are. */
export function propsOf(code: string): Record<string, Record<string, Filling>> {
  const file = parsed(code);
  const interfaces = new Map(
    file.statements
      .filter((statement) => ts.isInterfaceDeclaration(statement))
      .map((statement) => [statement.name.text, statement.members] as const),
  );
  const membersOf = (type: ts.TypeNode | undefined) => {
    if (!type) return [];
    return ts.isTypeLiteralNode(type) ? type.members : (interfaces.get(type.getText()) ?? []);
  };
  const found: Record<string, Record<string, Filling>> = {};
  const take = (name: string, parameters: ts.NodeArray<ts.ParameterDeclaration>) => {
    if (!/^[A-Z]/.test(name)) return;
    found[name] = Object.fromEntries(
      [...membersOf(parameters[0]?.type)]
        .filter((member) => ts.isPropertySignature(member))
        .filter((member) => member.questionToken === undefined)
        .map((member) => [member.name.getText(), fillingOf(member.type)]),
    );
  };
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      take(statement.name.text, statement.parameters);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer && ts.isArrowFunction(initializer)) take(name.getText(), initializer.parameters);
      }
    }
  }
  return found;
}

/** The types that an excerpt declares, and what is wrong with how it is written. */
export function excerptOf(code: string): { names: string[]; faults: string[] } {
  const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true });
  return {
    names: parsed(code).statements.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
        ? [statement.name.text]
        : [],
    ),
    faults: diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  };
}
