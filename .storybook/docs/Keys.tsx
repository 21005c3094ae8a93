import { Kbd } from '../../packages/ui/src/primitives/Kbd/index.ts';
import { keyTables } from '../../packages/ui/test/keyboard/tables.ts';

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
            <tr key={keys.join() + does}>
              <th scope="row">
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' or '}
                    <Kbd keys={key.split(' ').length > 1 && key.startsWith('⇧') ? key.split(' ') : [key]} />
                  </span>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
