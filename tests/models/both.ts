import type { FlowName } from '@mirror-studio/state-machines/flows';
import { type Device, transitionsOf } from '@mirror-studio/state-machines/walk';
import { flows } from '../../packages/app/scripts/shown-flows.ts';
import type { ShownFlow } from '../../packages/app/src/atlas/shown-flow.ts';
import { type Graph, graphOf } from './graph.ts';
import type { Records, Subject } from './records.ts';
import type { Stage, Stages } from './stage.ts';
import { Walker } from './walker.ts';

interface Walk {
  readonly records: Records;
  readonly steps: number;
}
/** A flow, where it can go, and both walks through it. */
export interface FlowWalk extends Readonly<Record<Device, Walk>> {
  readonly subject: Subject;
  readonly graphs: readonly Graph[];
}

/** Takes a flow and the stages; lets both devices walk it, each on the first stage that is free. */
export async function bothWalks({ name, flow, view, height }: ShownFlow, stages: Stages): Promise<FlowWalk> {
  const subject = { name: name as FlowName, flow, view, height: height + marginPx };
  let known: readonly Graph[] | undefined;
  const graphs = () => (known ??= Object.keys(flow.inputs).map((input) => graphOf(flow, input)));
  const walkBy = (device: Device) =>
    stages.use(async (stage: Stage) => {
      const walker = new Walker(subject, graphs(), stage, device);
      return { records: await walker.walk(), steps: walker.steps };
    });
  const [keyboard, pointer] = await Promise.all([walkBy('keyboard'), walkBy('pointer')]);
  return { subject, graphs: graphs(), keyboard, pointer };
}

/** The flows, those first that take longest. */
export const longestFirst = flows.toSorted(
  (a, b) => transitionsOf(b.flow.machine).length - transitionsOf(a.flow.machine).length,
);

/** Room round a view in its window, as the photographs have it. */
const marginPx = 40;
