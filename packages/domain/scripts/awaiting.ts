// Takes the texts that are used by now out of the list of those that wait for their component. It never adds one.
import { writeFileSync } from 'node:fs';
import { awaiting } from '../src/checks/testing/awaiting.ts';
import { sources } from '../src/checks/testing/sources.ts';
import { allKeys, usedKeys } from '../src/checks/testing/usage.ts';

const used = usedKeys(sources());
const known = new Set(allKeys());
const left = Object.entries(awaiting).map(
  ([namespace, keys]) =>
    [
      namespace,
      keys.filter((key) => known.has(`${namespace}.${key}`) && !used.has(`${namespace}.${key}`)),
    ] as const,
);
const entries = left.flatMap(([namespace, keys]) =>
  keys.length === 0 ? [] : [`  ${namespace}: words(\`\n${lines(keys)}\`),\n`],
);
const header = `/**
 * The texts whose component is not built yet, by namespace. The check lets nothing else be unused, and lets nothing
 * stand here that is used: the list can only shrink.
 */
export const awaiting: Readonly<Record<string, readonly string[]>> = {\n`;
const footer = `};

function words(text: string): readonly string[] {
  return text.split(/\\s+/).filter(Boolean);
}
`;
writeFileSync(
  new URL('../src/checks/testing/awaiting.ts', import.meta.url),
  `${header}${entries.join('')}${footer}`,
);
const before = Object.values(awaiting).flat().length;
const after = left.flatMap(([, keys]) => keys).length;
console.log(`${before - after} texts are used by now; ${after} still wait for their component.`);

function lines(keys: readonly string[]): string {
  const rows: string[] = [];
  for (const key of keys) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + key.length < 105) rows[rows.length - 1] = `${last} ${key}`;
    else rows.push(`    ${key}`);
  }
  return rows.map((row) => `${row}\n`).join('');
}
