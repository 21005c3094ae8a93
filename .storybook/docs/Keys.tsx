import { Kbd } from '../../packages/ui/src/primitives/Kbd/index.ts';
import { keyTables } from '../../packages/ui/test/keyboard/tables.ts';
import { sayKeys } from '../../packages/ui/test/keyboard/words.ts';

/** The keyboard table of a component, from the rows that a test presses. Nothing for a component without keys. */
export function Keys({ name }: { name: string }) {
  const table = keyTables[name];
  if (!table) return null;
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      <table className="studio-table sb-unstyled">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ keys, does }) => (
            <tr key={JSON.stringify(keys) + does}>
              <th scope="row">
                {sayKeys(keys).map((part, at) =>
                  'key' in part ? <Kbd key={`${at} ${part.key}`} keys={[part.key]} /> : part.words,
                )}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
