import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from '../variants.ts';

/** The stories of one title: they share a page, a folder of baselines and a place in the report. */
export interface Unit {
  title: string;
  /** Under `tests/visual/baselines`. */
  folder: string;
  /** Story files, from the root of the project. */
  files: string[];
  stories: { id: string; name: string; key: string }[];
}

interface Entry {
  type: string;
  id: string;
  title: string;
  name: string;
  importPath: string;
  tags?: string[];
}

const folderOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9/]+/g, '-');

/** Every title of a built Storybook, in the order of its index. */
export function unitsOf(built: string): Unit[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(built, 'index.json'), 'utf8'),
  );
  const units = new Map<string, Unit>();
  for (const { type, id, title, name, importPath, tags } of Object.values(index.entries)) {
    // `unchecked`: only people look at it, and what it shows has stories of its own.
    if (type !== 'story' || tags?.includes('unchecked')) continue;
    const unit = units.get(title) ?? { title, folder: folderOf(title), files: [], stories: [] };
    units.set(title, unit);
    const file = importPath.replace(/^\.\//, '');
    if (!unit.files.includes(file)) unit.files.push(file);
    unit.stories.push({ id, name, key: keyOf(id) });
  }
  return [...units.values()];
}

/** Those whose story files lie at or under one of the paths; all when there are none. */
export function unitsUnder(units: Unit[], paths: string[]): Unit[] {
  if (paths.length === 0) return units;
  const wanted = paths.map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''));
  return units.filter(({ files }) =>
    files.some((file) => wanted.some((path) => file === path || file.startsWith(`${path}/`))),
  );
}

/** The part of one of several machines: the titles with most stories are dealt out first. `index` counts from 1. */
export function shardOf(units: Unit[], index: number, count: number): Unit[] {
  const byWeight = units.toSorted((a, b) => b.stories.length - a.stories.length);
  return byWeight.filter((_, at) => at % count === index - 1);
}
