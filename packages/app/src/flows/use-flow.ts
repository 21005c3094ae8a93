import { type Flow, useFlow as useAnyFlow, type FlowOptions as WithNotices } from '@mirror-studio/flows/flow';
import type { AnyStateMachine } from 'xstate';
import { useToast } from '../toasts/ToastProvider.tsx';

export type { Flow };

/** Where a machine needs input or emits events, nothing compiles that leaves them out. Notices go to the toast. */
export type FlowOptions<Machine extends AnyStateMachine> = Omit<WithNotices<Machine>, 'onNotice'>;

/** Starts a machine with its effects provided, shows its notices in the toast, and hands over what else it emits. */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[options]: Record<never, never> extends FlowOptions<Machine>
    ? [options?: FlowOptions<Machine>]
    : [options: FlowOptions<Machine>]
): Flow<Machine> {
  const onNotice = useToast();
  return useAnyFlow(machine, { ...options, onNotice } as unknown as WithNotices<Machine>);
}
