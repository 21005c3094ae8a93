import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flows } from './index.ts';

it('names every flow that has a machine', () => {
  const source = new URL('..', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const names = files.flatMap((file) => /([a-z-]+)\.machine\.ts$/.exec(file)?.[1] ?? []);
  expect(Object.keys(flows).toSorted()).toEqual(names.toSorted());
  for (const [name, flow] of Object.entries(flows)) expect(flow.name).toBe(name);
});
