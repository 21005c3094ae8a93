import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import { folderOf } from '../manifest.ts';
import { withoutReferences } from './references.ts';

/** An event of a machine, as its type says it. */
export interface EventFact {
  name: string;
  /** What it carries besides its name: `coins: number`. */
  carries: string;
  what: string;
}

const wordsOf = (text: string) =>
  withoutReferences((/\/\*\*([\s\S]*?)\*\/\s*\|?\s*$/.exec(text)?.[1] ?? '').replaceAll(/^\s*\* ?/gm, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The members of a written type, those of what it is joined with left out. */
function membersOf(type: ts.Node): readonly ts.TypeElement[] {
  if (ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type)) return type.members;
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type);
  return ts.isIntersectionTypeNode(type) ? type.types.flatMap(membersOf) : [];
}

const joinedWith = (type: ts.Node): string[] => {
  if (ts.isParenthesizedTypeNode(type)) return joinedWith(type.type);
  const parts = ts.isIntersectionTypeNode(type) ? type.types : [];
  return parts.filter((part) => ts.isTypeReferenceNode(part)).map((part) => part.getText());
};

/** An event that is written out; none for a name that stands for others, such as `NoticeRaised`. */
function eventOf(type: ts.Node, before: string): EventFact[] {
  const properties = membersOf(type).filter((member) => ts.isPropertySignature(member));
  const named = properties.find(({ name }) => name.getText() === 'type');
  if (!named?.type || !ts.isLiteralTypeNode(named.type) || !ts.isStringLiteral(named.type.literal)) return [];
  const carries = [
    ...properties
      .filter((property) => property !== named)
      .map(({ name, questionToken, type: of }) => {
        return `${name.getText()}${questionToken ? '?' : ''}: ${of?.getText().replaceAll(/\s+/g, ' ')}`;
      }),
    ...joinedWith(type).map((name) => `the fields of ${name}`),
  ];
  const own = named.getFullText().slice(0, -named.getText().length);
  return [
    { name: named.type.literal.text, carries: carries.join('; '), what: wordsOf(before) || wordsOf(own) },
  ];
}

/** The events that a type of a flow writes out: `ExchangeEvent`, `ExchangeEmitted` in the file of its types. */
export function eventsIn(flow: string, type: string): EventFact[] {
  const path = join(folderOf('state-machines'), 'src', flow, `${flow}.types.ts`);
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true);
  return file.statements.flatMap((statement) => {
    const isIt =
      (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) &&
      statement.name.text === type;
    if (!isIt) return [];
    if (ts.isInterfaceDeclaration(statement)) return eventOf(statement, '');
    const parts = ts.isUnionTypeNode(statement.type) ? statement.type.types : [statement.type];
    return parts.flatMap((part, at) => {
      const from = at === 0 ? statement.name.getEnd() : (parts[at - 1]?.getEnd() ?? 0);
      return eventOf(part, file.text.slice(from, part.getStart()));
    });
  });
}
