// What a report of a package says another way than the last released one: which of it breaks who uses the package.
import ts from 'typescript-api';
import { allowUndefined } from '../optional.ts';

export interface Change {
  kind: 'removed' | 'changed' | 'added';
  /** `Button: ButtonProps`: the entry and the export; or the entry alone, or a line of a sheet's report. */
  what: string;
}

/** Whether others who use what was there must do something. */
export const isBreaking = ({ kind }: Change): boolean => kind !== 'added';

/** The lines of each export, by entry and name, as `apiOf` writes them. */
function exportsOf(report: string): Map<string, Map<string, string[]>> {
  const entries = new Map<string, Map<string, string[]>>();
  let names = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of report.split('\n')) {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    const text = line.trim();
    if (text === '') continue;
    if (indent === 0) {
      names = new Map();
      entries.set(text, names);
    } else if (indent === 2) {
      lines = [];
      names.set(text, lines);
    } else {
      // That a member may be given as undefined asks nothing of anybody.
      lines.push(text.startsWith('inherits ') ? text : allowUndefined('line.ts', text));
    }
  }
  return entries;
}

/** A member of a type, or a property of a value: how it is written, and whether it may be left out. */
interface Member {
  text: string;
  isOptional: boolean;
  members: Members | undefined;
}
type Members = ReadonlyMap<string, Member>;

const withoutUndefined = (type: string) => {
  const rest = type.replace(/ \| undefined$/, '');
  return rest.replace(/^\((.*)\)$/, '$1');
};

function membersOf(nodes: readonly ts.TypeElement[]): Members {
  return new Map(
    nodes.map((node) => {
      const isOptional = node.questionToken !== undefined;
      const name = node.name?.getText() ?? node.getText();
      if (!ts.isPropertySignature(node) || !node.type)
        return [name, { text: node.getText(), isOptional, members: undefined }];
      const { type } = node;
      const written = type.getText();
      return [
        name,
        {
          text: written,
          isOptional,
          members: ts.isTypeLiteralNode(type) ? membersOf(type.members) : undefined,
        },
      ];
    }),
  );
}

/** A declaration: what is written besides its members, its members, and what a union is made of. */
interface Shape {
  rest: string;
  members: Members | undefined;
  union: readonly string[] | undefined;
  /** A value has all of its members; of a type, somebody may have to give each. */
  isValue: boolean;
}

function shapeOf(line: string): Shape {
  // A value is written as its name and its type.
  const source = /^\w+: /.test(line) ? `declare const ${line};` : line;
  const file = ts.createSourceFile('line.ts', source, ts.ScriptTarget.ESNext, true);
  const [statement] = file.statements;
  const shape = (isValue: boolean, members?: readonly ts.TypeElement[], union?: readonly string[]): Shape => {
    const [first, last] = [members?.[0], members?.at(-1)];
    const rest = first && last ? source.slice(0, first.getFullStart()) + source.slice(last.end) : source;
    return { rest, members: members && membersOf(members), union, isValue };
  };
  if (!statement) return shape(false);
  if (ts.isInterfaceDeclaration(statement)) return shape(false, statement.members);
  if (ts.isTypeAliasDeclaration(statement)) {
    const { type, name } = statement;
    const members = ts.isTypeLiteralNode(type) ? type.members : undefined;
    // Whoever hears of what is emitted has to handle all of it.
    if (name.text.endsWith('Emitted')) return shape(false, members);
    const union = ts.isUnionTypeNode(type) ? [...type.types] : [type];
    return shape(
      false,
      members,
      union.map((each) => each.getText()),
    );
  }
  if (ts.isFunctionDeclaration(statement)) {
    // What a parameter is called, or taken apart into, is nobody else's business.
    const parameters = statement.parameters.map(
      ({ type, questionToken }) => `${questionToken ? '?' : ''}${type?.getText() ?? ''}`,
    );
    const generic = statement.typeParameters?.map((each) => each.getText()) ?? [];
    const rest = `<${generic.join()}>(${parameters.join()}): ${statement.type?.getText() ?? ''}`;
    return { ...shape(false), rest: withoutMachine(rest) };
  }
  if (ts.isVariableStatement(statement)) {
    const type = statement.declarationList.declarations[0]?.type;
    if (type && ts.isTypeLiteralNode(type)) return shape(true, type.members);
    return { ...shape(true), rest: withoutMachine(source) };
  }
  return shape(false);
}

/** A machine's type spells out its inner workings; what is public of them are its context, events and effects. */
const withoutMachine = (text: string) => text.replace(/import\("xstate"\)\.StateMachine<.*>/, 'StateMachine');

function onlyGainedMembers(was: Members, is: Members, isValue: boolean): boolean {
  const kept = [...was].every(([name, before]) => {
    const now = is.get(name);
    if (!now || now.isOptional !== before.isOptional) return false;
    if (now.text === before.text) return true;
    return before.members && now.members ? onlyGainedMembers(before.members, now.members, isValue) : false;
  });
  return kept && [...is].every(([name, { isOptional }]) => was.has(name) || isOptional || isValue);
}

function onlyGained(was: string, is: string): boolean {
  if (was === is) return true;
  const [before, now] = [shapeOf(was), shapeOf(is)];
  if (before.union && now.union && !(before.members && now.members)) {
    const { union } = now;
    const isSingle = before.union.length === 1 && union.length === 1;
    return before.union.every(
      (each) =>
        union.includes(each) ||
        (!isSingle && union.some((other) => onlyGained(`type Part = ${each};`, `type Part = ${other};`))),
    );
  }
  if (!before.members || !now.members) return before.rest === now.rest;
  const isEmpty = before.members.size === 0 || now.members.size === 0;
  if (!isEmpty && before.rest !== now.rest) return false;
  return onlyGainedMembers(before.members, now.members, before.isValue);
}

const inherited = /^inherits (\S+?)(\?)?: (.*)$/;

/** Whether an export only gained what nobody has to give or to handle. Takes its lines before and now. */
function isOnlyMore(was: readonly string[], is: readonly string[]): boolean {
  const split = (lines: readonly string[]) => {
    const members = new Map<string, { isOptional: boolean; type: string }>();
    for (const line of lines) {
      const [, name, mark, type = ''] = inherited.exec(line) ?? [];
      if (name) members.set(name, { isOptional: mark === '?', type: mark ? withoutUndefined(type) : type });
    }
    return { members, declared: lines.filter((line) => !inherited.test(line)) };
  };
  const [before, now] = [split(was), split(is)];
  return (
    before.declared.every((line, at) => {
      const other = now.declared[at];
      return other !== undefined && onlyGained(line, other);
    }) &&
    [...before.members].every(([name, { type, isOptional }]) => {
      const other = now.members.get(name);
      return other !== undefined && other.type === type && other.isOptional === isOptional;
    }) &&
    [...now.members].every(([name, { isOptional }]) => before.members.has(name) || isOptional)
  );
}

/**
 * What changed in the exports of a package, from one report of `apiOf` to another.
 * An export that is gone was removed. One that is written another way was changed, unless it only gained: members that
 * may be left out, members of a value, more of a union (but of what a flow emits), or that a member may be given as
 * undefined.
 */
export function apiChanges(released: string, current: string): Change[] {
  const [was, is] = [exportsOf(released), exportsOf(current)];
  const removed = [...was].flatMap(([entry, names]): Change[] => {
    const others = is.get(entry);
    if (!others) return [{ kind: 'removed', what: entry }];
    return [...names].flatMap(([name, lines]): Change[] => {
      const now = others.get(name);
      const what = `${entry}: ${name}`;
      if (!now) return [{ kind: 'removed', what }];
      if (now.join('\n') === lines.join('\n')) return [];
      return [{ kind: isOnlyMore(lines, now) ? 'added' : 'changed', what }];
    });
  });
  const added = [...is].flatMap(([entry, names]): Change[] => {
    const others = was.get(entry);
    if (!others) return [{ kind: 'added', what: entry }];
    return [...names.keys()].flatMap((name): Change[] =>
      others.has(name) ? [] : [{ kind: 'added', what: `${entry}: ${name}` }],
    );
  });
  return [...removed, ...added];
}

/** What changed in the report of the sheets, whose every line is a custom property, a layer or an attribute. */
export function sheetChanges(released: string, current: string): Change[] {
  const linesOf = (report: string) =>
    new Set(report.split('\n').filter((line) => /^[-[]|^\S+\.\S+$/.test(line)));
  const [was, is] = [linesOf(released), linesOf(current)];
  return [
    ...[...was].flatMap((what): Change[] => (is.has(what) ? [] : [{ kind: 'removed', what }])),
    ...[...is].flatMap((what): Change[] => (was.has(what) ? [] : [{ kind: 'added', what }])),
  ];
}
