import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { expect, userEvent } from 'storybook/test';
import { List, ListItem } from '../../src/primitives/List/index.ts';
import { patient } from '../behavior/motion.ts';
import { openerKeys, overlayKeys, partKeys, primitiveKeys, primitiveOverlayKeys } from './tables.ts';
import type { KeyRow, KeyTable } from './types.ts';

const meta = {
  title: 'Primitives/Keyboard',
  tags: ['!autodocs'],
  parameters: { visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Draws the component afresh, goes to its first stop, presses, and answers what is wrong. */
async function faultOf(name: string, { draw }: KeyTable, row: KeyRow): Promise<string[]> {
  const host = document.createElement('div');
  // In sight: the focus would scroll to it, and what hangs on it closes when the page scrolls.
  Object.assign(host.style, { position: 'fixed', inset: '0 auto auto 0', inlineSize: '40rem' });
  document.body.append(host);
  const root = createRoot(host);
  const heard: string[] = [];
  root.render(draw((what) => heard.push(what)));
  // What is drawn ahead for the next time is there, and cannot be seen.
  const find = (selector: string) =>
    [...document.body.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    ) ?? null;
  const seen = () => row.sees({ heard, focused: document.activeElement, find });
  try {
    await patient(() =>
      expect(host.querySelector('button, input, textarea, a, [tabindex="0"]')).not.toBeNull(),
    );
    // A list puts its rows into the page after its frame: what Tab found may have gone again.
    await patient(async () => {
      if (!host.contains(document.activeElement)) await userEvent.tab();
      await expect(host.contains(document.activeElement)).toBe(true);
    });
    if (row.first) {
      const before = document.activeElement;
      await userEvent.keyboard(row.first);
      // An overlay takes the focus when it has come; a field keeps it.
      if (/Enter/.test(row.first)) await patient(() => expect(document.activeElement).not.toBe(before));
    }
    if (row.press) await userEvent.keyboard(row.press);
    await patient(() => expect(seen()).toBe(true));
    return [];
  } catch {
    const focused = document.activeElement?.textContent ?? '';
    return [
      `${name}, ${JSON.stringify(row.keys)}: ${row.does} It does not; heard "${heard.join()}", focus on "${focused}".`,
    ];
  } finally {
    root.unmount();
    host.remove();
    (document.activeElement as HTMLElement | null)?.blur();
  }
}

async function faultsOf(tables: Readonly<Record<string, KeyTable>>): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, table] of Object.entries(tables))
    for (const row of table.rows) faults.push(...(await faultOf(name, table, row)));
  return faults;
}

const list = (tables: Readonly<Record<string, KeyTable>>) => (
  <List label="Components with keys of their own">
    {Object.entries(tables).map(([name, { rows }]) => (
      <ListItem key={name} title={name} aside={String(rows.length)} />
    ))}
  </List>
);

/** Each line of each keyboard table is pressed, and does what the table says. */
const pressed = (tables: Readonly<Record<string, KeyTable>>): Story => ({
  render: () => list(tables),
  play: async () => {
    const faults = await faultsOf(tables);
    await expect(faults, faults.join('\n')).toEqual([]);
  },
});

export const EveryKey: Story = pressed(primitiveKeys);

export const EveryKeyOfPrimitiveOverlays: Story = pressed(primitiveOverlayKeys);

export const EveryKeyOfOverlays: Story = pressed(overlayKeys);

export const EveryKeyOfOpeners: Story = pressed(openerKeys);

export const EveryKeyOfParts: Story = pressed(partKeys);
