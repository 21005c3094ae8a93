import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explore, transitionsOf } from '@mirror-studio/state-machines/explore';
import { describe, expect, it } from 'vitest';
import { flows } from '../../scripts/shown-flows.ts';
import type { Drawing } from './diagram/drawing.ts';
import { diagramOf, everyState } from './diagram/structure.ts';
import { pageOf } from './flow-page/page.ts';
import type { Paths } from './paths.ts';
import { storiesOf, storyName } from './stories.ts';

const src = join(import.meta.dirname, '..');
const machines = join(import.meta.dirname, '../../../state-machines/src');

describe('the State Atlas', () => {
  it('holds every machine', () => {
    const folders = readdirSync(machines).filter((name) =>
      existsSync(join(machines, name, `${name}.machine.ts`)),
    );
    expect(flows.map(({ name }) => name).sort()).toEqual(folders.sort());
  });

  it.each(flows)('$name: every reachable state has its story, and no story is of another', (entry) => {
    const path = join(src, entry.name, `${entry.name}.atlas.generated.stories.tsx`);
    expect(readFileSync(path, 'utf8'), 'run "pnpm atlas"').toBe(storiesOf(entry));
  });

  it.each(flows)('$name: the diagram holds every state and every transition', async (entry) => {
    const path = join(src, entry.name, `${entry.name}.drawing.generated.ts`);
    const { drawing } = (await import(path)) as { drawing: Drawing };
    expect(
      drawing.states.map(({ id, name, kind, isInitial, rows }) => ({ id, name, kind, isInitial, rows })),
      'run "pnpm atlas"',
    ).toEqual(everyState(diagramOf(entry.flow.machine)).map(({ states: _, ...state }) => state));
    const drawn = drawing.states.flatMap(({ rows }) => rows.flatMap(({ at }) => at));
    expect(drawn.sort((a, b) => a - b)).toEqual([...transitionsOf(entry.flow.machine).keys()]);
  });

  it.each(flows)('$name: there is a way to every state, and to no other', async ({ name, flow }) => {
    const path = join(src, name, `${name}.paths.generated.ts`);
    const { paths } = (await import(path)) as { paths: Paths };
    const ids = explore(flow).map(({ id }) => id);
    expect(new Set(Object.keys(paths)), 'run "pnpm models --update"').toEqual(new Set(ids));
  });

  it.each(flows)('$name: the page of documentation says what the manifest says', (entry) => {
    const path = join(src, entry.name, `${entry.name}.generated.mdx`);
    expect(readFileSync(path, 'utf8'), 'run "pnpm atlas"').toBe(pageOf(entry));
  });

  it('names stories so that none is lost', () => {
    expect(storyName('editing.valid manyCredits')).toBe('EditingValidManyCredits');
  });
});
