import type { Drawing } from './drawing.ts';
import type { Marks } from './Shapes.tsx';

/** The machine in words: every state with what can happen in it. */
export function StateList({ drawing, active, way, possible }: { drawing: Drawing } & Marks) {
  const names = new Map(drawing.states.map(({ id, name }) => [id, name]));
  return (
    <ul className="state-list">
      {drawing.states.map(({ id, rows }) => (
        <li key={id} aria-current={active.has(id) || undefined}>
          <strong>{id}</strong>
          {active.has(id) && ' (now)'}
          {rows.length > 0 && (
            <ul>
              {rows.map(({ text, to, at }) => (
                <li key={at.join()}>
                  {text}
                  {to !== null && ` › ${names.get(to) ?? to}`}
                  {at.some((each) => possible.has(each)) && ' (possible now)'}
                  {at.some((each) => way.has(each)) && ' (on the way here)'}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
