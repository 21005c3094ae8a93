import { type FlowName, flows } from '@mirror-studio/state-machines/flows';

/** Takes a flow; returns the titles of the components that show it. */
export const componentsOf = (flow: FlowName): readonly string[] => flows[flow].shownBy;

/** Takes the title of a component; returns the flows that it shows. */
export function flowsOf(title: string): FlowName[] {
  return (Object.keys(flows) as FlowName[]).filter((flow) => componentsOf(flow).includes(title));
}
