import { type EcmaScriptModule, type Program, parseSync } from 'oxc-parser';
import type { Rolldown } from 'vite';

/** What a bundler knows of a module when it makes files of them. */
export type ModuleInfo = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'moduleSideEffects'>;

/** A name of another module. `*` is all of them. */
interface Source {
  readonly from: string;
  readonly name: string;
}

interface Module {
  readonly imports: readonly Source[];
  /** What it gives on without a line of its own; null for a module that does something itself. */
  readonly passedOn: ReadonlyMap<string, Source> | null;
  readonly passedOnWhole: readonly string[];
  /** The names that it exports by itself; null where they are not known. */
  readonly exported: ReadonlySet<string | null> | null;
}

/**
 * The modules whose code some modules need, directly or through others, and they themselves. An index that only passes on what
 * others export is followed to those that are asked for: the bundler's own list of imports has the whole index.
 *
 * Takes what is known of a module by its id, and the ids to begin with. Throws where a module cannot be read.
 */
export function importedModules(
  infoOf: (id: string) => ModuleInfo | null,
  entries: readonly string[],
): Set<string> {
  const modules = new Map<string, Module>();
  const moduleOf = (id: string): Module => {
    const known = modules.get(id) ?? readModule(infoOf(id));
    modules.set(id, known);
    return known;
  };
  const exports = (id: string, name: string): boolean => {
    const { passedOn, passedOnWhole, exported } = moduleOf(id);
    if (!passedOn) return exported?.has(name) ?? (infoOf(id)?.code ?? '').includes(name);
    return passedOn.has(name) || passedOnWhole.some((from) => exports(from, name));
  };
  const needed = new Set<string>();
  const followed = new Set<string>();
  const need = (id: string, name: string): void => {
    const { imports, passedOn, passedOnWhole } = moduleOf(id);
    const key = passedOn ? `${name} ${id}` : id;
    if (followed.has(key)) return;
    followed.add(key);
    if (!passedOn) {
      needed.add(id);
      for (const each of imports) need(each.from, each.name);
    } else if (name === '*') {
      for (const each of passedOn.values()) need(each.from, each.name);
      for (const from of passedOnWhole) need(from, '*');
    } else {
      const source = passedOn.get(name);
      if (source) need(source.from, source.name);
      else for (const from of passedOnWhole) if (exports(from, name)) need(from, name);
    }
  };
  for (const id of entries) {
    needed.add(id);
    need(id, '*');
  }
  return needed;
}

/** What the text of a module says of its imports and exports. */
interface Parsed {
  readonly module: EcmaScriptModule;
  /** It only imports and passes on, apart from directives. */
  readonly isIndex: boolean;
}

/** By the text: a build asks for the same modules many times, and reading a tree takes longer than all else of a build. */
const parsed = new Map<string, Parsed>();

function parse(code: string): Parsed {
  const known = parsed.get(code);
  if (known) return known;
  const { module, program } = parseSync('module.tsx', code);
  const now = { module, isIndex: program.body.every(passesOn) };
  parsed.set(code, now);
  return now;
}

function readModule(info: ModuleInfo | null): Module {
  const all = info?.importedIds.map((from) => ({ from, name: '*' })) ?? [];
  const unread: Module = { imports: all, passedOn: null, passedOnWhole: [], exported: null };
  if (!info?.code) return unread;
  const { module, isIndex: isOnlyIndex } = parse(info.code);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const requests = [...module.staticImports, ...exported]
    .flatMap(({ moduleRequest }) => moduleRequest ?? [])
    .toSorted((one, other) => one.start - other.start);
  // The bundler names them in this order, and helpers that plugins have added. Languages that are left out are one module under several names.
  const names = [...new Set(requests.map(({ value }) => value))];
  const ids = info.importedIds.filter((id) => !id.startsWith('\0'));
  if (names.length !== ids.length) return unread;
  const idOf = new Map(names.map((name, at) => [name, ids[at] ?? '']));
  const source = (request: string, name: string | null) => ({
    from: idOf.get(request) ?? '',
    name: name ?? '*',
  });

  const imported = new Map<string, Source>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      imported.set(
        localName.value,
        source(moduleRequest.value, importName.kind === 'Default' ? 'default' : importName.name),
      );
  const isIndex = info.moduleSideEffects !== true && isOnlyIndex;
  if (!isIndex) {
    const bare = module.staticImports.filter(({ entries }) => entries.length === 0);
    return {
      imports: [
        ...all.filter(({ from }) => !ids.includes(from)),
        ...imported.values(),
        ...bare.map(({ moduleRequest }) => source(moduleRequest.value, null)),
        ...exported.flatMap(({ moduleRequest, importName }) =>
          moduleRequest ? source(moduleRequest.value, importName.name) : [],
        ),
      ],
      passedOn: null,
      passedOnWhole: [],
      exported: exported.some(({ moduleRequest, exportName }) => moduleRequest && exportName.name === null)
        ? null
        : new Set(exported.map(({ exportName }) => exportName.name)),
    };
  }
  const passedOn = new Map<string, Source>();
  const passedOnWhole: string[] = [];
  for (const { moduleRequest, importName, exportName, localName } of exported) {
    const name = exportName.kind === 'Default' ? 'default' : exportName.name;
    const given = moduleRequest
      ? source(moduleRequest.value, importName.name)
      : imported.get(localName.name ?? '');
    if (name !== null && given) passedOn.set(name, given);
    else if (given) passedOnWhole.push(given.from);
  }
  return { imports: [], passedOn, passedOnWhole, exported: null };
}

/** Whether a statement only imports, or passes on: a directive does nothing by itself. */
function passesOn(node: Program['body'][number]): boolean {
  if (node.type === 'ExpressionStatement') return 'directive' in node;
  if (node.type === 'ExportNamedDeclaration') return node.declaration === null;
  return node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration';
}
