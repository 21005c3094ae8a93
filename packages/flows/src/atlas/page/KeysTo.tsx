import type { Path } from '../paths.ts';

interface KeysToProps {
  way: Path | undefined;
}

/** What is done in the view to come to a state, as the model tests did it: by keys, wherever there are any. */
export function KeysTo({ way }: KeysToProps) {
  if (!way) return <p className="atlas-note">No exploration has come here.</p>;
  if (way.steps.length === 0) {
    return (
      <>
        <p className="atlas-note">Started with {way.from}.</p>
        <p className="atlas-note">It begins here.</p>
      </>
    );
  }
  return (
    <>
      <p className="atlas-note">Started with {way.from}.</p>
      <ol className="atlas-keys">
        {way.steps.map(({ event, by, moves }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
          <li key={at} data-by={by}>
            {by === 'outside' ? (
              <span className="atlas-keys-event">{event}</span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a move is its place in the step
              moves.map((move, place) => <kbd key={place}>{move}</kbd>)
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
