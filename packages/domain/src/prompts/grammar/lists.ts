import { promptLimits } from '../../constants/prompts.ts';
import { listNameOf } from './names.ts';
import { scanPrompt } from './scan.ts';
import { drawableOptions, type PromptFaultCode, type PromptNode, type PromptOption } from './tree.ts';

/** What a list adds to a prompt that refers to it. */
export interface LinkedList {
  /** Its values; null when it cannot be chosen from. */
  readonly options: readonly PromptOption[] | null;
  /** What is wrong with it or with a list below it. */
  readonly fault: { readonly code: PromptFaultCode; readonly name: string } | null;
  readonly measure: Measure;
}

/** How much some nodes can become. */
export interface Measure {
  /** Ways to choose, up to `Number.MAX_SAFE_INTEGER`. */
  readonly count: number;
  readonly exact: boolean;
  /** The most that the resolved text can have, each node counted as at least one unit. */
  readonly longest: number;
  /** Alternations and lists within one another. */
  readonly depth: number;
}

const ceiling = Number.MAX_SAFE_INTEGER;
const nothing: Measure = { count: 1, exact: true, longest: 0, depth: 0 };

/**
 * Measures nodes one after the other (decisions: prompt generation). Takes what a list measures; one that is not known
 * stands as it is written.
 */
export function measureNodes(
  nodes: readonly PromptNode[],
  listMeasure: (name: string) => Measure | undefined,
): Measure {
  const one = (node: PromptNode): Measure => {
    if (node.kind === 'alternation') return measureOptions(node.options, listMeasure);
    const known = node.kind === 'list' ? listMeasure(node.name) : undefined;
    return known ?? { ...nothing, longest: node.text.length };
  };
  return nodes.map(one).reduce((whole, part) => {
    const exact = whole.exact && part.exact && whole.count <= Math.floor(ceiling / part.count);
    return {
      count: exact ? whole.count * part.count : ceiling,
      exact,
      longest: Math.min(ceiling, whole.longest + Math.max(1, part.longest)),
      depth: Math.max(whole.depth, part.depth),
    };
  }, nothing);
}

/**
 * Measures options of which one is taken (decisions: prompt generation). Takes what `measureNodes` takes, which brings a
 * count above the greatest whole number back to it.
 */
export function measureOptions(
  options: readonly PromptOption[],
  listMeasure: (name: string) => Measure | undefined,
): Measure {
  let [count, exact, longest, depth] = [0, true, 0, 0];
  for (const { nodes } of drawableOptions(options)) {
    const part = measureNodes(nodes, listMeasure);
    exact = exact && part.exact;
    count += part.count;
    longest = Math.max(longest, part.longest);
    depth = Math.max(depth, part.depth);
  }
  return { count, exact, longest, depth: depth + 1 };
}

/**
 * Reads the lists that a prompt reaches, each once, however often it is named (decisions: prompt generation). A list
 * that contains itself, goes too deep or becomes too long is not chosen from.
 *
 * @param known - The values by name as it is looked up.
 * @returns A function from a name to its list, undefined when there is none.
 */
export function linkLists(
  known: ReadonlyMap<string, readonly string[]>,
): (name: string) => LinkedList | undefined {
  const visits = new Map<string, Visit>();
  const open: Visit[] = [];
  const measureIn = (name: string) => measureOf(visits.get(name)?.linked ?? undefined);

  /** Tarjan's: lists that contain one another are settled together, each such group after those that it names. */
  function visit(name: string, values: readonly string[]): Visit {
    const { options, names } = readValues(values);
    const place = visits.size;
    const own: Visit = { name, options, names, place, first: place, linked: null };
    visits.set(name, own);
    open.push(own);
    for (const inner of own.names) {
      const innerValues = known.get(inner);
      const before = visits.get(inner);
      if (before?.linked || !innerValues) continue;
      own.first = Math.min(own.first, before ? before.place : visit(inner, innerValues).first);
    }
    if (own.first === place) {
      const group = open.splice(open.indexOf(own));
      const circular = group.length > 1 || own.names.has(name);
      for (const one of group) one.linked = circular ? blocked('listCycle', one.name) : settle(one);
    }
    return own;
  }

  function settle({ name, options, names }: Visit): LinkedList {
    const measure = measureOptions(options, measureIn);
    if (options.length === 0) return blocked('emptyList', name);
    if (measure.depth > promptLimits.depth) return blocked('tooDeep', name);
    if (measure.longest > promptLimits.resolvedCharacters) return blocked('resolvesTooLong', name);
    const below = [...names].map((inner) =>
      known.has(inner) ? visits.get(inner)?.linked?.fault : ({ code: 'unknownList', name: inner } as const),
    );
    return { options, fault: below.find((fault) => fault) ?? null, measure };
  }

  return (name) => {
    const values = known.get(name);
    return values && ((visits.get(name) ?? visit(name, values)).linked ?? undefined);
  };
}

/** A list on its way to be linked. */
interface Visit {
  readonly name: string;
  readonly options: readonly PromptOption[];
  readonly names: ReadonlySet<string>;
  readonly place: number;
  /** The first place that is reached from it by lists that are not settled. */
  first: number;
  linked: LinkedList | null;
}

/** The measure of a list that can be chosen from. */
export const measureOf = (list: LinkedList | undefined): Measure | undefined =>
  list?.options ? list.measure : undefined;

const blocked = (code: PromptFaultCode, name: string): LinkedList => ({
  options: null,
  fault: { code, name },
  measure: nothing,
});

interface ReadValues {
  readonly options: readonly PromptOption[];
  /** The lists that they name, each once. */
  readonly names: ReadonlySet<string>;
}

/** A prompt is read at every key, and its lists do not change between two: a long one is read once. */
const alreadyRead = new WeakMap<readonly string[], ReadValues>();

function readValues(values: readonly string[]): ReadValues {
  const before = alreadyRead.get(values);
  if (before) return before;
  const options = values.map(readValue);
  const read = { options, names: namesIn(options) };
  alreadyRead.set(values, read);
  return read;
}

function readValue(value: string): PromptOption {
  const { nodes, to } = scanPrompt(value);
  return { from: 0, to, weight: 1, nodes };
}

function namesIn(options: readonly PromptOption[]): ReadonlySet<string> {
  const names = new Set<string>();
  const look = (nodes: readonly PromptNode[]) => {
    for (const node of nodes) {
      if (node.kind === 'list') names.add(node.name);
      if (node.kind === 'alternation') for (const option of node.options) look(option.nodes);
    }
  };
  for (const { nodes } of options) look(nodes);
  return names;
}

/** The lists by name as it is looked up (decisions: prompt generation); of two that are looked up alike the first. */
export function listsByName(
  lists: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, readonly string[]>();
  for (const [name, values] of Object.entries(lists).slice(0, promptLimits.lists)) {
    const found = listNameOf(name);
    if (!byName.has(found)) byName.set(found, values);
  }
  return byName;
}
