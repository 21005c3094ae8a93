// Gives the diagram of a machine its places. Elk does the reckoning here, so that no page has to load it.
import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import {
  type Drawing,
  type DrawnArrow,
  type DrawnState,
  measure,
  rowPlace,
  widthOf,
} from '../src/atlas/diagram/drawing.ts';
import { type DiagramRow, type DiagramState, diagramOf, everyState } from '../src/atlas/diagram/structure.ts';

const { rowHeight, rowSize, nameHeight, nameSize, padding } = measure;
const elk = new Elk.default();

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '7',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};

const headOf = ({ name, rows }: DiagramState) => ({
  width:
    Math.max(widthOf(name, nameSize), ...rows.map(({ text }) => widthOf(text, rowSize))) + 2 * padding + 6,
  height: nameHeight + rows.length * rowHeight + padding / 2,
});
const leading = ({ rows }: DiagramState) => [...rows.entries()].filter(([, { to }]) => to !== null);
const portId = (state: DiagramState, row: number) => `${state.id}/${row}`;

function nodeOf(state: DiagramState): ElkNode {
  const { width, height } = headOf(state);
  const isLeaf = state.states.length === 0;
  return {
    id: state.id,
    ...(isLeaf && { width, height }),
    layoutOptions: {
      // A flow is read from where it begins.
      ...(state.isInitial && { 'elk.layered.layering.layerConstraint': 'FIRST' }),
      'elk.portConstraints': isLeaf ? 'FIXED_POS' : 'FIXED_SIDE',
      ...(!isLeaf && {
        'elk.padding': `[top=${height + padding},left=${padding + 8},bottom=${padding + 8},right=${padding + 8}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      }),
    },
    ports: leading(state).map(([row]) => ({
      id: portId(state, row),
      width: 0,
      height: 0,
      ...(isLeaf && { x: width, y: rowPlace(row) }),
      layoutOptions: { 'elk.port.side': 'EAST' },
    })),
    children: state.states.map(nodeOf),
  };
}

interface Line extends ElkExtendedEdge {
  readonly row: DiagramRow;
}
const linesOf = (state: DiagramState): Line[] =>
  leading(state).map(([at, row]) => ({
    id: `line ${portId(state, at)}`,
    sources: [portId(state, at)],
    targets: [row.to ?? state.id],
    row,
  }));

const round = (px: number | undefined) => Math.round((px ?? 0) * 2) / 2;

/** Takes a machine; returns its drawing, the same for the same machine. */
export async function drawingOf(machine: AnyStateMachine): Promise<Drawing> {
  const root = diagramOf(machine);
  const lines = everyState(root).flatMap(linesOf);
  const page = await elk.layout({
    id: 'page',
    layoutOptions: options,
    children: [nodeOf(root)],
    edges: lines.map(({ id, sources, targets }) => ({ id, sources, targets })),
  });
  const boxes = new Map(everyNode(page).map((node) => [node.id, node]));
  const routes = new Map(everyNode(page).flatMap(({ edges = [] }) => edges.map((edge) => [edge.id, edge])));
  const drawn = ({ states, ...state }: DiagramState, depth: number): DrawnState[] => {
    const { x, y, width, height } = boxes.get(state.id) ?? {};
    const box = { x: round(x), y: round(y), width: round(width), height: round(height) };
    return [{ ...state, depth, ...box }, ...states.flatMap((child) => drawn(child, depth + 1))];
  };
  return {
    width: Math.ceil(page.width ?? 0),
    height: Math.ceil(page.height ?? 0),
    states: drawn(root, 0),
    arrows: lines.map(({ id, row }): DrawnArrow => {
      const [section] = routes.get(id)?.sections ?? [];
      if (!section) throw new Error(`Elk has drawn no ${id}`);
      const corners = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
      return { at: row.at, kind: row.kind, points: corners.map(({ x, y }) => [round(x), round(y)]) };
    }),
  };
}

function everyNode(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(everyNode)];
}
