import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flows, unseen } from './flows.ts';
import { storiesOf, storyName } from './stories.ts';

const src = join(import.meta.dirname, '..');
const machines = join(import.meta.dirname, '../../../state-machines/src');

describe('the State Atlas', () => {
  it('holds every machine, or says which view is not built yet', () => {
    const folders = readdirSync(machines).filter((name) =>
      existsSync(join(machines, name, `${name}.machine.ts`)),
    );
    expect([...flows.map(({ name }) => name), ...Object.keys(unseen)].sort()).toEqual(folders.sort());
  });

  it.each(flows)('$name: every reachable state has its story, and no story is of another', (entry) => {
    const path = join(src, entry.folder, `${entry.name}.atlas.generated.stories.tsx`);
    expect(readFileSync(path, 'utf8'), 'run "pnpm atlas"').toBe(storiesOf(entry));
  });

  it.each(flows)('$name: the view stands in the folder of its feature', ({ folder, view }) => {
    expect(existsSync(join(src, folder, `${view}.tsx`))).toBe(true);
  });

  it('names stories so that none is lost', () => {
    expect(storyName('editing.valid manyCredits')).toBe('EditingValidManyCredits');
  });
});
