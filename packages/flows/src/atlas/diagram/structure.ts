import { guardName, transitionsOf } from '@mirror-studio/state-machines/explore';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { happening, isSystem } from '../words.ts';

/** One line of a state: what can happen in it, and where that leads. */
export interface DiagramRow {
  readonly text: string;
  readonly kind: 'person' | 'system';
  /** The state that it leads to; null when it leads nowhere else, or to a state inside. */
  readonly to: string | null;
  /** Places in `transitionsOf` of the transitions that it stands for. */
  readonly at: readonly number[];
}

export interface DiagramState {
  readonly id: string;
  readonly name: string;
  readonly kind: 'plain' | 'compound' | 'parallel' | 'passing' | 'final';
  /** Where a machine or a state begins. */
  readonly isInitial: boolean;
  readonly rows: readonly DiagramRow[];
  readonly states: readonly DiagramState[];
}

interface Numbered {
  readonly definition: AnyTransitionDefinition;
  readonly at: number;
}

/**
 * @param machine - A machine.
 * @returns What its diagram shows, without places.
 */
export function diagramOf(machine: AnyStateMachine): DiagramState {
  const transitions = transitionsOf(machine).map((definition, at) => ({ definition, at }));
  return stateOf(
    machine.root,
    true,
    Map.groupBy(transitions, ({ definition }) => definition.source),
  );
}

/**
 * @param state - A state.
 * @returns It and every state inside it, outer ones first.
 */
export function everyState(state: DiagramState): DiagramState[] {
  return [state, ...state.states.flatMap(everyState)];
}

function stateOf(
  node: AnyStateNode,
  isInitial: boolean,
  transitions: ReadonlyMap<AnyStateNode, readonly Numbered[]>,
): DiagramState {
  const states: AnyStateNode[] = Object.values(node.states);
  return {
    id: node.id,
    name: node.key,
    kind: kindOf(node),
    isInitial,
    rows: rowsOf(transitions.get(node) ?? []),
    states: states.map((child) => stateOf(child, node.initial?.target.includes(child) ?? false, transitions)),
  };
}

function kindOf({ type, always }: AnyStateNode): DiagramState['kind'] {
  if (type === 'compound' || type === 'parallel' || type === 'final') return type;
  return always !== undefined && always.length > 0 ? 'passing' : 'plain';
}

/** Transitions that read the same and lead to the same place are one row. */
function rowsOf(transitions: readonly Numbered[]): DiagramRow[] {
  const rows = Map.groupBy(
    transitions,
    ({ definition }) => `${rowText(definition)} ${definition.target?.[0]?.id}`,
  );
  return [...rows.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { definition } = first;
    return {
      text: rowText(definition),
      kind: isSystem(definition.eventType) ? 'system' : 'person',
      to: leadsInside(definition) ? null : (definition.target?.[0]?.id ?? null),
      at: same.map(({ at }) => at),
    };
  });
}

function rowText({ eventType, guard, source, target }: AnyTransitionDefinition): string {
  const [to] = target ?? [];
  const condition = guard === undefined ? '' : ` [${guardName(guard)}]`;
  const inside =
    to === undefined || !(to === source || isWithin(to, source))
      ? ''
      : to === source
        ? ' › again'
        : ` › ${to.id.slice(source.id.length + 1)}`;
  return `${happening(eventType)}${condition}${inside}`;
}

/** A transition that stays, or leads to a state inside its own. */
function leadsInside({ source, target }: AnyTransitionDefinition): boolean {
  const [to] = target ?? [];
  return to === undefined || to === source || isWithin(to, source);
}

function isWithin(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  const { parent } = node;
  return parent !== undefined && (parent === ancestor || isWithin(parent, ancestor));
}
