import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { componentsOf, flowsOf, titleOfFlow } from './components.ts';

const packages = join(import.meta.dirname, '../../..');
const titles = globSync('*/src/**/*.stories.tsx', { cwd: packages }).flatMap((path) => {
  const [, title] = /\btitle: '([^']+\/[^']+)'/.exec(readFileSync(join(packages, path), 'utf8')) ?? [];
  return title ? [title] : [];
});

it.each(Object.entries(componentsOf))('%s links to components that are there', (_flow, components) => {
  for (const title of components) expect(titles).toContain(title);
});

it('leads back from a component to its flows', () => {
  expect(flowsOf('Components/ExchangeDialog')).toEqual(['exchange']);
  expect(flowsOf('Primitives/Button')).toEqual([]);
  expect(titleOfFlow('jobs-drawer')).toBe('Jobs drawer');
});
