import type { FlowName } from '@mirror-studio/state-machines/flows';
import { type Flow, transitionName, transitionsOf } from '@mirror-studio/state-machines/walk';
import type { AnyStateMachine } from 'xstate';
import { type Edge, type Graph, graphOf, type Node, wayTo } from './graph.ts';
import type { Hand } from './hand.ts';
import { handFor } from './hands/index.ts';
import { type Device, Hands, inWords, type Move, Unreachable } from './moves.ts';
import type { Report, Stage } from './stage.ts';

/** What a walk with one device has seen. */
export interface Walked {
  /** Transitions taken by somebody at the screen with this device, and all that were taken. */
  readonly byHand: ReadonlySet<number>;
  readonly taken: ReadonlySet<number>;
  readonly states: ReadonlySet<string>;
  readonly guardSides: ReadonlySet<string>;
  /** How each state was reached first: what was done, in words. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** Why an event could not be made to happen, by the state and the event. */
  readonly refusals: ReadonlyMap<string, string>;
  readonly steps: number;
}

/** Whether an event comes from somebody at the screen. */
export const isByHand = (hand: Hand) => !('system' in hand);

/** Walks a flow on the page with one device, until nothing new can be reached. */
export class Walker {
  private readonly flow: Flow<AnyStateMachine>;
  private readonly name: FlowName;
  private readonly view: string;
  private readonly stage: Stage;
  private readonly device: Device;
  private readonly hands: Hands;
  private readonly graphs: readonly Graph[];
  private readonly byHand = new Set<number>();
  private readonly taken = new Set<number>();
  private readonly states = new Set<string>();
  private readonly guardSides = new Set<string>();
  private readonly refusals = new Map<string, string>();
  /** Edges that were really gone, by input, node and event. */
  private readonly gone = new Map<string, string>();
  /** Edges that were tried: another time brings nothing new. */
  private readonly tried = new Set<string>();
  /** What looks the same has the same controls: what is refused once there need not be tried again. */
  private readonly refusedLooks = new Set<string>();
  /** How often something else came of an edge than the walked machine said. */
  private readonly vain = new Map<string, number>();
  /** The running machine is elsewhere than the walked one: what is the same to the eye had another past. */
  private strayed = false;
  private steps = 0;

  constructor(flow: Flow<AnyStateMachine>, name: FlowName, view: string, stage: Stage, device: Device) {
    this.flow = flow;
    this.name = name;
    this.view = view;
    this.stage = stage;
    this.device = device;
    this.hands = new Hands(stage.page);
    this.graphs = Object.keys(flow.inputs).map((input) => graphOf(flow, input));
  }

  async walk(): Promise<Walked> {
    for (const graph of this.graphs) await this.walkFrom(graph);
    return {
      byHand: this.byHand,
      taken: this.taken,
      states: this.states,
      guardSides: this.guardSides,
      keys: this.keysOfStates(),
      refusals: this.refusals,
      steps: this.steps,
    };
  }

  private async walkFrom(graph: Graph): Promise<void> {
    let at = await this.mount(graph);
    let isFresh = true;
    for (;;) {
      const way = this.steps < mostSteps ? this.wayFrom(graph, at) : undefined;
      if (this.steps >= mostSteps) return;
      if (!way) {
        if (isFresh) return;
        at = await this.mount(graph);
        isFresh = true;
        continue;
      }
      isFresh = false;
      for (const edge of way) {
        const node = graph.nodes.get(at);
        if (!node) break;
        at = await this.go(graph, node, edge);
        if (at !== edge.to) break;
      }
      if (!graph.nodes.has(at) || this.strayed) {
        at = await this.mount(graph);
        this.strayed = false;
      }
    }
  }

  private wayFrom(graph: Graph, from: string) {
    return wayTo(
      graph,
      from,
      (edge, node) =>
        !this.tried.has(placeOf(graph, node, edge)) &&
        !this.refusedLooks.has(lookOf(node, edge)) &&
        this.isWanted(graph, edge),
      (edge, node) =>
        !this.refusals.has(placeOf(graph, node, edge)) && !this.refusedLooks.has(lookOf(node, edge)),
    );
  }

  private isHopeless(place: string): boolean {
    return (this.vain.get(place) ?? 0) >= patience;
  }

  private inVain(place: string): void {
    this.vain.set(place, (this.vain.get(place) ?? 0) + 1);
  }

  /** New to this device: a transition that was not taken yet, or a state that was not seen. */
  private isWanted(graph: Graph, edge: Edge): boolean {
    const isPerson = isByHand(this.handOf(edge));
    if (isPerson && edge.taken.slice(0, 1).some((at) => !this.byHand.has(at))) return true;
    if (this.device === 'pointer') return false;
    const state = graph.nodes.get(edge.to)?.state ?? '';
    return !this.states.has(state) || edge.taken.some((at) => !this.taken.has(at));
  }

  private handOf({ sample, type }: Edge): Hand {
    return handFor(this.name, sample < 0 ? { type } : (this.flow.events[sample] ?? { type }));
  }

  private async mount(graph: Graph): Promise<string> {
    const openers = this.flow.events.flatMap((event, sample) => {
      const hand = handFor(this.name, event);
      return 'opener' in hand ? [{ label: hand.opener, sample }] : [];
    });
    const keys = Object.fromEntries(
      this.flow.events.flatMap((event, sample) => {
        const hand = handFor(this.name, event);
        return 'studioKeys' in hand ? [[hand.studioKeys, sample]] : [];
      }),
    );
    await this.stage.page.mouse.move(4, 890);
    const report = await this.stage.mount({
      flow: this.name,
      view: this.view,
      input: graph.input,
      openers,
      keys,
    });
    this.note(report);
    return report.node;
  }

  /** Goes along an edge; returns where the running machine is after that. */
  private async go(graph: Graph, node: Node, edge: Edge): Promise<string> {
    const place = placeOf(graph, node, edge);
    const hand = this.handOf(edge);
    this.tried.add(place);
    this.steps += 1;
    if ('system' in hand) {
      const report =
        edge.sample < 0 ? await this.stage.pass(edge.type) : await this.stage.happen(edge.sample);
      this.note(report);
      this.arrive(place, edge, report);
      return report.node;
    }
    const moves = movesOf(hand, this.device);
    try {
      if (moves.length === 0) throw new Unreachable(`the ${this.device} has no way`);
      for (const move of moves) await this.hands.make(move);
    } catch (error) {
      if (!(error instanceof Unreachable) && !isTimeout(error)) throw error;
      this.refusedLooks.add(lookOf(node, edge));
      this.refusals.set(place, String(error instanceof Error ? error.message : error));
      const report = await this.stage.report();
      this.note(report);
      return report.node;
    }
    const report = await this.heard(edge);
    this.note(report);
    if (!report.events.some((label) => isOfKind(label, edge))) {
      this.refusedLooks.add(lookOf(node, edge));
      this.refusals.set(place, `the view sent ${report.events.join(', ') || 'nothing'}`);
      return report.node;
    }
    for (const at of report.taken) this.byHand.add(at);
    if (report.events.some((label) => isSame(label, edge))) this.arrive(place, edge, report);
    return report.node;
  }

  private arrive(place: string, edge: Edge, { node }: Report): void {
    if (node === edge.to) {
      this.gone.set(place, edge.to);
      return;
    }
    this.strayed = true;
    this.inVain(place);
    if (this.isHopeless(place)) this.refusals.set(place, `the running machine went to ${node}`);
    else this.tried.delete(place);
  }

  /** What the machine heard; gives a view that answers later a moment. */
  private async heard(edge: Edge): Promise<Report> {
    let all = await this.stage.report();
    for (let turn = 0; turn < 6 && !all.events.some((label) => isOfKind(label, edge)); turn += 1) {
      await this.stage.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 15)));
      const more = await this.stage.report();
      all = {
        ...more,
        events: [...all.events, ...more.events],
        taken: [...all.taken, ...more.taken],
        guardSides: [...all.guardSides, ...more.guardSides],
      };
    }
    return all;
  }

  private note({ state, taken, guardSides }: Report): void {
    this.states.add(state);
    for (const at of taken) this.taken.add(at);
    for (const side of guardSides) this.guardSides.add(side);
  }

  /** The shortest way to every state over edges that were really gone. */
  private keysOfStates(): Map<string, readonly string[]> {
    const keys = new Map<string, readonly string[]>();
    for (const graph of this.graphs) {
      const start = graph.nodes.get(graph.start);
      if (start && !keys.has(start.state)) keys.set(start.state, []);
      for (const { state } of graph.nodes.values()) {
        if (keys.has(state)) continue;
        const way = wayTo(
          graph,
          graph.start,
          (edge, node) =>
            graph.nodes.get(edge.to)?.state === state && this.gone.has(placeOf(graph, node, edge)),
          (edge, node) => this.gone.has(placeOf(graph, node, edge)),
        );
        if (way)
          keys.set(
            state,
            way.map((edge) => this.inWords(edge)),
          );
      }
    }
    return keys;
  }

  private inWords(edge: Edge): string {
    const hand = this.handOf(edge);
    if ('system' in hand) return `(${hand.system}: ${edge.label})`;
    return movesOf(hand, 'keyboard').map(inWords).join(', ');
  }

  /** Takes the number of a transition; returns its name. */
  nameOf(at: number): string {
    const transition = transitionsOf(this.flow.machine)[at];
    return transition ? transitionName(transition) : `transition ${at}`;
  }
}

const placeOf = ({ input }: Graph, { id }: Node, { label }: Edge) => `${input} | ${id} | ${label}`;

const lookOf = ({ state }: Node, { label }: Edge) => `${state} | ${label}`;

function movesOf(hand: Hand, device: Device): readonly Move[] {
  if ('opener' in hand) {
    const target = ['button', hand.opener] as const;
    return device === 'keyboard' ? [{ tab: target }, { press: 'Enter' }] : [{ click: target }];
  }
  if ('studioKeys' in hand) return device === 'keyboard' ? [{ press: hand.studioKeys }] : [];
  return 'system' in hand ? [] : hand[device];
}

/** Whether the machine got just this event, or one of its kind where the hand cannot aim to the last figure. */
function isSame(label: string, edge: Edge): boolean {
  return label === edge.label || (inexact.has(edge.type) && isOfKind(label, edge));
}

function isOfKind(label: string, { type }: Edge): boolean {
  const heard: unknown = JSON.parse(label);
  return typeof heard === 'object' && heard !== null && Reflect.get(heard, 'type') === type;
}

/** No walk needs more. */
const mostSteps = 900;

/** How often an edge is tried whose end is another than the walked machine said. */
const patience = 4;

/** What a file, several fields at once or a pointer on a track says is not said to the letter. */
const inexact = new Set(['file.chosen', 'field.changed', 'swipe.moved', 'package.chosen']);

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
