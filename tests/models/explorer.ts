import { type Device, movesOf } from '@mirror-studio/state-machines/explore';
import { Interactions, Unreachable } from './devices.ts';
import { type Edge, type Graph, type Node, pathTo } from './graph.ts';
import { isByPerson, type Led, lookOf, placeOf, Records, type Subject } from './records.ts';
import type { Report, Stage } from './stage.ts';

/** Explores a flow on the page with one device, until nothing new can be reached. */
export class Explorer {
  readonly records: Records;
  steps = 0;
  private readonly subject: Subject;
  private readonly stage: Stage;
  private readonly device: Device;
  private readonly interactions: Interactions;
  private readonly graphs: readonly Graph[];
  /** Edges that were tried: another time brings nothing new. */
  private readonly tried = new Set<string>();
  /** What looks the same mostly has the same controls. */
  private readonly refusedLooks = new Set<string>();
  /** How often something else came of an edge than the explored machine said. */
  private readonly vain = new Map<string, number>();
  /** The running machine is elsewhere than the explored one: what is the same to the eye had another past. */
  private strayed = false;

  constructor(subject: Subject, graphs: readonly Graph[], stage: Stage, device: Device) {
    this.subject = subject;
    this.graphs = graphs;
    this.stage = stage;
    this.device = device;
    this.interactions = new Interactions(stage.page);
    this.records = new Records(subject);
  }

  async explore(): Promise<Records> {
    for (const graph of this.graphs) await this.exploreFrom(graph);
    return this.records;
  }

  private async exploreFrom(graph: Graph): Promise<void> {
    let at = await this.mount(graph);
    let isFresh = true;
    while (this.steps < mostSteps) {
      const path = this.pathFrom(graph, at);
      if (!path) {
        if (isFresh) return;
        at = await this.mount(graph);
        isFresh = true;
        continue;
      }
      isFresh = false;
      for (const edge of path) {
        const node = graph.nodes.get(at);
        if (!node) break;
        at = await this.go(graph, node, edge);
        if (at !== edge.to || this.strayed) break;
      }
      if (!graph.nodes.has(at) || this.strayed) {
        at = await this.mount(graph);
        this.strayed = false;
      }
    }
  }

  /** What was refused where it looked the same is tried last: its control may be there all the same. */
  private pathFrom(graph: Graph, from: string) {
    const isNew = (edge: Edge, node: Node) =>
      !this.tried.has(placeOf(graph, node, edge)) && this.isWanted(graph, edge);
    const mayGo = (edge: Edge, node: Node) => !this.records.refusals.has(placeOf(graph, node, edge));
    const isHopeful = (edge: Edge, node: Node) =>
      isNew(edge, node) && !this.refusedLooks.has(lookOf(node, edge));
    return pathTo(graph, from, isHopeful, mayGo) ?? pathTo(graph, from, isNew, mayGo);
  }

  /** New to this device: a transition that was not taken yet, a state that was not seen, a guard's other answer. */
  private isWanted(graph: Graph, edge: Edge): boolean {
    const { by, taken, states, guardSides } = this.records;
    const [first] = edge.taken;
    if (first !== undefined && isByPerson(this.records.interactionOf(edge))) {
      const only = this.records.limitOf(edge)?.only;
      if ((only ?? this.device) === this.device && !by[this.device].has(first)) return true;
    }
    if (this.device === 'pointer') return false;
    const state = graph.nodes.get(edge.to)?.state ?? '';
    return (
      !states.has(state) ||
      edge.taken.some((at) => !taken.has(at)) ||
      edge.sides.some((side) => !guardSides.has(side))
    );
  }

  private async mount(graph: Graph): Promise<string> {
    const { flow, name, view } = this.subject;
    const samples = flow.events.map((event, sample) => ({
      sample,
      interaction: this.records.interactionOf({ ...nowhere, type: event.type, sample }),
    }));
    await this.interactions.rest();
    await this.stage.fit(this.subject.height);
    const report = await this.stage.mount({
      flow: name,
      view,
      input: graph.input,
      openers: samples.flatMap(({ interaction, sample }) =>
        'opener' in interaction ? [{ label: interaction.opener, sample }] : [],
      ),
      keys: Object.fromEntries(
        samples.flatMap(({ interaction, sample }) =>
          'studioKeys' in interaction ? [[interaction.studioKeys, sample]] : [],
        ),
      ),
    });
    this.records.note(report);
    return report.node;
  }

  /** Goes along an edge; returns where the running machine is after that. */
  private async go(graph: Graph, node: Node, edge: Edge): Promise<string> {
    const place = placeOf(graph, node, edge);
    const interaction = this.records.interactionOf(edge);
    this.tried.add(place);
    this.steps += 1;
    // What nobody at the screen causes is made to happen, for the guards that must say no to it.
    if ('system' in interaction || this.vainAt(place) >= patience) return this.happen(graph, node, edge);
    const only = this.records.limitOf(edge)?.only;
    const device = only === undefined || only === 'neither' ? this.device : only;
    try {
      const moves = movesOf(interaction, device);
      this.interactions.performed();
      if (moves.length === 0) throw new Unreachable(`the ${device} has no way`);
      for (const move of moves) await this.interactions.make(move);
    } catch (error) {
      if (!(error instanceof Unreachable) && !isTimeout(error)) throw error;
      // What the view keeps from everybody, and what a guard forbids, is tried behind its back.
      if (only === 'neither' || edge.taken.length === 0) return this.happen(graph, node, edge);
      return this.refused(graph, node, edge, error instanceof Error ? error.message : '');
    }
    const report = await this.heard(edge);
    if (!report.events.some((label) => isOfKind(label, edge))) {
      this.records.note(report);
      if (edge.taken.length === 0) return this.happen(graph, node, edge);
      this.records.refusals.set(place, `the view sent ${report.events.join(', ') || 'nothing'}`);
      return report.node;
    }
    for (const at of report.taken) this.records.by[device].add(at);
    return this.arrive(graph, node, edge, report, device);
  }

  /** Makes an edge happen that nobody at the screen makes happen. */
  private async happen(graph: Graph, node: Node, edge: Edge): Promise<string> {
    const report = edge.sample < 0 ? await this.stage.pass(edge.type) : await this.stage.happen(edge.sample);
    for (const at of report.taken) this.records.by.outside.add(at);
    return this.arrive(graph, node, edge, report, 'outside');
  }

  private async refused(graph: Graph, node: Node, edge: Edge, because: string): Promise<string> {
    this.refusedLooks.add(lookOf(node, edge));
    this.records.refusals.set(placeOf(graph, node, edge), because);
    const report = await this.stage.report();
    this.records.note(report);
    return report.node;
  }

  /** What came of an edge. The view may have gone on by itself: the explored machine follows what it sent. */
  private arrive(graph: Graph, node: Node, edge: Edge, report: Report, by: Led['by']): string {
    const place = placeOf(graph, node, edge);
    const { led } = this.records;
    this.records.note(report);
    const isFollowed =
      report.node === followed(graph, node, edge, this.records.isInexact(edge), report.events);
    if (!isFollowed) this.strayed = true;
    else if (!led.has(place))
      led.set(place, { to: report.node, by, moves: by === 'outside' ? [] : this.interactions.performed() });
    if (isFollowed && edge.taken.every((at) => report.taken.includes(at))) return report.node;
    const vain = this.vainAt(place) + 1;
    this.vain.set(place, vain);
    const isUnheard = edge.sides.some((side) => !this.records.guardSides.has(side));
    if (vain < patience || (vain === patience && isUnheard)) this.tried.delete(place);
    else if (!isFollowed) this.records.refusals.set(place, `the running machine went to ${report.node}`);
    return report.node;
  }

  private vainAt(place: string): number {
    return this.vain.get(place) ?? 0;
  }

  /** What the machine heard; gives a view that answers later a moment. */
  private async heard(edge: Edge): Promise<Report> {
    let all = await this.stage.report();
    for (let turn = 0; turn < 6 && !all.events.some((label) => isOfKind(label, edge)); turn += 1) {
      const more = await this.stage.settled();
      all = {
        ...more,
        events: [...all.events, ...more.events],
        taken: [...all.taken, ...more.taken],
        guardSides: [...all.guardSides, ...more.guardSides],
      };
    }
    return all;
  }
}

/**
 * Where the explored machine is after these events; what means nothing to it leaves it where it is. Of the event that was
 * meant only the type counts where it is inexact.
 */
function followed(
  { nodes }: Graph,
  from: Node,
  meant: Edge,
  isInexact: boolean,
  events: readonly string[],
): string {
  let here: Node | undefined = from;
  for (const label of events) {
    const isMeant = isInexact && isOfKind(label, meant);
    const edge: Edge | undefined =
      here?.edges.find((each) => each.label === label) ??
      here?.edges.find((each) => isMeant && each.label === meant.label);
    if (edge) here = nodes.get(edge.to);
  }
  return here?.id ?? '';
}

function isOfKind(label: string, { type }: Edge): boolean {
  const heard: unknown = JSON.parse(label);
  return typeof heard === 'object' && heard !== null && Reflect.get(heard, 'type') === type;
}

const nowhere: Edge = { type: '', label: '', sample: -1, to: '', taken: [], sides: [] };

/** No exploration needs more. */
const mostSteps = 900;

/** How often an edge is tried whose end is another than the explored machine said. */
const patience = 4;

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
