import type { FlowEvent } from '@mirror-studio/state-machines/explore';
import type { AnyStateMachine } from 'xstate';
import { inBrief, isSystem } from '../words.ts';

interface EventsProps<Machine extends AnyStateMachine> {
  events: readonly FlowEvent<Machine>[];
  onSend: (event: FlowEvent<Machine>) => void;
}

/** What can happen now, each a button that makes it happen. */
export function Events<Machine extends AnyStateMachine>({ events, onSend }: EventsProps<Machine>) {
  const [byPeople, bySystem] = [false, true].map((system) =>
    events.filter(({ type }) => isSystem(type) === system),
  );
  if (events.length === 0) return <p className="atlas-note">Nothing. The flow ends here.</p>;
  return (
    <>
      <EventButtons events={byPeople ?? []} onSend={onSend} />
      <EventButtons title="Answers and time" events={bySystem ?? []} onSend={onSend} />
    </>
  );
}

function EventButtons<Machine extends AnyStateMachine>({
  title,
  events,
  onSend,
}: EventsProps<Machine> & { title?: string }) {
  if (events.length === 0) return null;
  return (
    <>
      {title && <h3 className="atlas-subhead">{title}</h3>}
      <ul className="atlas-events">
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two samples may read alike in brief
          <li key={`${at} ${event.type}`}>
            <button
              type="button"
              className="atlas-event"
              data-system={isSystem(event.type) || undefined}
              onClick={() => onSend(event)}
            >
              {inBrief(event)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
