import {
  type Device,
  explore,
  guardSidesOf,
  transitionName,
  transitionsOf,
} from '@mirror-studio/state-machines/explore';
import type { Graph } from './graph.ts';
import { isByPerson, limitsOf, type Records, type Subject } from './records.ts';

/** How many there are, and how many were seen or taken. */
type Part = readonly [some: number, all: number];

/** What both explorations through a flow came to. */
export interface Coverage {
  readonly flow: string;
  readonly states: Part;
  readonly transitions: Part;
  /** Transitions that somebody at the screen causes. */
  readonly byKeyboard: Part;
  readonly byPointer: Part;
  /** Answers, time, other flows, and what the machine does at once: how many transitions nobody at the screen causes. */
  readonly fromOutside: number;
  readonly guardSides: Part;
  /** What one device alone causes, or none, and why. */
  readonly apart: readonly string[];
  readonly steps: number;
  /** Everything that is missing, in words. */
  readonly notCovered: readonly string[];
}

type Explorations = Readonly<Record<Device, { readonly records: Records; readonly steps: number }>>;

/** Takes a flow, its graphs and the two explorations through it; returns what they came to. */
export function coverageOf(
  { flow, name }: Subject,
  graphs: readonly Graph[],
  explorations: Explorations,
): Coverage {
  const [keyboard, pointer] = [explorations.keyboard.records, explorations.pointer.records];
  const names = transitionsOf(flow.machine).map(transitionName);
  const people = peoplesOf(graphs, keyboard);
  const setApart = limitsOf(name).map((each) => ({
    ...each,
    at: people.filter((at) => each.names.some((begin) => names[at]?.startsWith(begin))),
  }));
  const due = (device: Device) =>
    people.filter((at) => (setApart.find((each) => each.at.includes(at))?.only ?? device) === device);
  const by = { keyboard: keyboard.by.keyboard, pointer: pointer.by.pointer };
  const both = (of: (records: Records) => ReadonlySet<string>) => new Set([...of(keyboard), ...of(pointer)]);
  const [seen, heard] = [both(({ states }) => states), both(({ guardSides }) => guardSides)];
  const states = explore(flow).map(({ id }) => id);
  const sides = guardSidesOf(flow.machine);
  const isTaken = (at: number) => keyboard.taken.has(at) || pointer.taken.has(at);
  const lacking = (device: Device) => due(device).filter((at) => !by[device].has(at));
  const part = (all: readonly unknown[], missing: readonly unknown[]): Part => [
    all.length - missing.length,
    all.length,
  ];
  const missing = {
    states: states.filter((id) => !seen.has(id)),
    transitions: places(names, (_, at) => !isTaken(at)),
    sides: sides.filter((side) => !heard.has(side)),
  };
  return {
    flow: name,
    states: part(states, missing.states),
    transitions: part(names, missing.transitions),
    byKeyboard: part(due('keyboard'), lacking('keyboard')),
    byPointer: part(due('pointer'), lacking('pointer')),
    fromOutside: names.length - people.length,
    guardSides: part(sides, missing.sides),
    apart: setApart.map(({ only, because, at }) => `${at.length} by ${words(only)}: ${because}`),
    steps: explorations.keyboard.steps + explorations.pointer.steps,
    notCovered: [
      ...missing.states.map((id) => `state ${id}`),
      ...[...seen].filter((id) => !states.includes(id)).map((id) => `state ${id} is not in the atlas`),
      ...missing.transitions.map((at) => `transition ${names[at]}`),
      ...lacking('keyboard').map((at) => `by keyboard: ${names[at]}`),
      ...lacking('pointer').map((at) => `by pointer: ${names[at]}`),
      ...missing.sides.map((side) => `guard ${side}`),
      ...setApart.flatMap(({ names: given, only, at }) => [
        ...(at.length === 0 ? [`there is no transition ${given.join(' or ')} to set apart`] : []),
        ...(['keyboard', 'pointer'] as const)
          .filter((device) => device !== only && at.some((each) => by[device].has(each)))
          .map((device) => `set apart, though the ${device} causes it: ${given.join(', ')}`),
      ]),
    ],
  };
}

const words = (only: Device | 'neither') => (only === 'neither' ? 'neither device' : `${only} alone`);

/** The transitions that somebody at the screen causes, by the graphs: the first that an edge takes. */
function peoplesOf(graphs: readonly Graph[], records: Records): number[] {
  const edges = graphs.flatMap(({ nodes }) => [...nodes.values()].flatMap((node) => node.edges));
  const firsts = edges.flatMap((edge) =>
    isByPerson(records.interactionOf(edge)) ? edge.taken.slice(0, 1) : [],
  );
  return [...new Set(firsts)];
}

function places(names: readonly string[], isWanted: (name: string, at: number) => boolean): number[] {
  return [...names.entries()].flatMap(([at, name]) => (isWanted(name, at) ? [at] : []));
}

const columns = ['states', 'transitions', 'byKeyboard', 'byPointer', 'fromOutside', 'guardSides'] as const;
const heads = ['states', 'transitions', 'by keyboard', 'by pointer', 'from outside', "guards' sides"];

/** Takes the coverages; returns them as a table, what is set apart, and what is not covered. */
export function tableOf(coverages: readonly Coverage[]): string {
  const cell = (part: Part | number) => [part].flat().join(' of ');
  const cells = (column: (typeof columns)[number]) => coverages.map((coverage) => [coverage[column]].flat());
  const sum = (column: (typeof columns)[number]) =>
    cells(column)
      .reduce((total, part) => part.map((count, at) => count + (total[at] ?? 0)), [])
      .join(' of ');
  const row = (cells: readonly string[]) =>
    `| ${cells.map((text, at) => (at ? text.padStart(13) : text.padEnd(13))).join(' | ')} |`;
  const missing = coverages.flatMap(({ flow, notCovered }) => notCovered.map((what) => `- ${flow}: ${what}`));
  const apartly = coverages.flatMap((coverage) =>
    coverage.apart.map((what) => `- ${coverage.flow}: ${what}.`),
  );
  return [
    row(['flow', ...heads]),
    row(['-', ...heads.map(() => '-:')]),
    ...coverages.map((coverage) => row([coverage.flow, ...columns.map((column) => cell(coverage[column]))])),
    row(['all', ...columns.map(sum)]),
    '',
    'By one device alone, or by none:',
    ...apartly,
    '',
    ...(missing.length === 0 ? ['Not covered: nothing.'] : ['Not covered:', ...missing]),
    '',
  ].join('\n');
}
