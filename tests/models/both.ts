import { type Device, transitionsOf } from '@mirror-studio/state-machines/explore';
import type { FlowName } from '@mirror-studio/state-machines/flows';
import { flows } from '../../packages/flows/scripts/shown-flows.ts';
import type { ShownFlow } from '../../packages/flows/src/atlas/shown-flow.ts';
import { Explorer } from './explorer.ts';
import { type Graph, graphOf } from './graph.ts';
import type { Records, Subject } from './records.ts';
import type { Stage, Stages } from './stage.ts';

interface Exploration {
  readonly records: Records;
  readonly steps: number;
}
/** A flow, where it can go, and both explorations through it. */
export interface FlowExploration extends Readonly<Record<Device, Exploration>> {
  readonly subject: Subject;
  readonly graphs: readonly Graph[];
}

/** Takes a flow and the stages; lets both devices explore it, each on the first stage that is free. */
export async function exploreWithBoth(
  { name, flow, view, height }: ShownFlow,
  stages: Stages,
): Promise<FlowExploration> {
  const subject = { name: name as FlowName, flow, view, height: height + marginPx };
  let known: readonly Graph[] | undefined;
  const graphs = () => (known ??= Object.keys(flow.inputs).map((input) => graphOf(flow, input)));
  const exploreBy = (device: Device) =>
    stages.use(async (stage: Stage) => {
      const explorer = new Explorer(subject, graphs(), stage, device);
      return { records: await explorer.explore(), steps: explorer.steps };
    });
  const [keyboard, pointer] = await Promise.all([exploreBy('keyboard'), exploreBy('pointer')]);
  return { subject, graphs: graphs(), keyboard, pointer };
}

/** The flows, those first that take longest. */
export const longestFirst = flows.toSorted(
  (a, b) => transitionsOf(b.flow.machine).length - transitionsOf(a.flow.machine).length,
);

/** Room round a view in its window, as the screenshots have it. */
const marginPx = 40;
