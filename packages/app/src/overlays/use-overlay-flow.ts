import { useEffect, useEffectEvent } from 'react';
import type { AnyStateMachine, EventFrom, EventObject } from 'xstate';
import { type Flow, type FlowOptions, useFlow } from '../flows/use-flow.ts';
import type { OverlayName } from './overlay-names.generated.ts';
import { useOverlays } from './overlays-context.ts';

interface Opening<Event> {
  /** What opens it; a function of what its opener asked for, where it opens at different places. */
  readonly open: Event | ((detail: unknown) => Event);
  readonly close: Event;
}

/** A flow in an overlay: open while its machine has the tag `open`, and opened and closed by the shell through it. */
export function useOverlayFlow<Machine extends AnyStateMachine>(
  name: OverlayName,
  machine: Machine,
  options: FlowOptions<Machine> & Opening<EventFrom<Machine>>,
): Flow<Machine>;
export function useOverlayFlow(
  name: OverlayName,
  machine: AnyStateMachine,
  options: FlowOptions<AnyStateMachine> & Opening<EventObject>,
): Flow<AnyStateMachine> {
  const overlays = useOverlays();
  const flow = useFlow(machine, options);
  const { actor } = flow;
  const open = useEffectEvent((detail: unknown) =>
    actor.send(typeof options.open === 'function' ? options.open(detail) : options.open),
  );
  const close = useEffectEvent(() => actor.send(options.close));
  useEffect(
    () =>
      overlays.register(name, {
        open: (detail) => open(detail),
        close: () => close(),
        isOpen: () => actor.getSnapshot().hasTag('open'),
      }),
    [actor, name, overlays],
  );
  return flow;
}
