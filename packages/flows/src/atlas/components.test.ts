import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flows } from '@mirror-studio/state-machines/flows';
import { expect, it } from 'vitest';
import { flowsOf } from './components.ts';
import { titleOfFlow } from './title.ts';

const packages = join(import.meta.dirname, '../../..');
const titles = globSync('*/{src,test}/**/*.stories.tsx', { cwd: packages }).flatMap((path) => {
  const [, title] = /\btitle: '([^']+\/[^']+)'/.exec(readFileSync(join(packages, path), 'utf8')) ?? [];
  return title ? [title] : [];
});

it.each(Object.values(flows))('$name links to components that are there', ({ shownBy }) => {
  for (const title of shownBy) expect(titles).toContain(title);
});

it('leads back from a component to its flows', () => {
  expect(flowsOf('Components/ExchangeDialog')).toEqual(['exchange']);
  expect(flowsOf('Primitives/Button')).toEqual([]);
  expect(titleOfFlow('jobs-drawer')).toBe('Jobs drawer');
});
