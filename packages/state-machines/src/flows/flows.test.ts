import { expect, it } from 'vitest';
import { flows } from './index.ts';

const namesOf = (files: object) =>
  Object.keys(files)
    .map((file) => /([a-z-]+)\.\w+\.ts$/.exec(file)?.[1] ?? '')
    .toSorted();

it('names every flow that has a machine, and each has a manifest: "pnpm generate" lists them', () => {
  const machines = namesOf(import.meta.glob('../*/*.machine.ts'));
  expect(machines).not.toEqual([]);
  expect(namesOf(import.meta.glob('../*/*.flow.ts'))).toEqual(machines);
  expect(Object.keys(flows).toSorted()).toEqual(machines);
  for (const [name, flow] of Object.entries(flows)) expect(flow.name).toBe(name);
});
