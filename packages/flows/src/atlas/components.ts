import { type FlowName, flows } from '@mirror-studio/state-machines/flows';

/**
 * @param flow - A flow.
 * @returns The titles of the components that show it.
 */
export const componentsOf = (flow: FlowName): readonly string[] => flows[flow].shownBy;

/**
 * @param title - The title of a component.
 * @returns The flows that it shows.
 */
export function flowsOf(title: string): FlowName[] {
  return (Object.keys(flows) as FlowName[]).filter((flow) => componentsOf(flow).includes(title));
}
