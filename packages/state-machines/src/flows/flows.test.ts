import { expect, it } from 'vitest';
import { flows } from './index.ts';

it('names every flow that has a machine', () => {
  const files = Object.keys(import.meta.glob('../*/*.machine.ts'));
  const names = files.map((file) => /([a-z-]+)\.machine\.ts$/.exec(file)?.[1]);
  expect(names).not.toEqual([]);
  expect(new Set(Object.keys(flows))).toEqual(new Set(names));
  for (const [name, flow] of Object.entries(flows)) expect(flow.name).toBe(name);
});
