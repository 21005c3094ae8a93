import { join } from 'node:path';
import { isPinnedBrowser } from '../../../scripts/browser.mjs';
import { readPassed, type Snapshot, snapshotOf, writePassed } from '../../../scripts/check/result-cache.ts';
import { unitsChangedBy } from './changed.ts';
import type { Outcome } from './findings.ts';
import { root } from './paths.ts';
import type { Unit } from './units.ts';

const isCount = (value: unknown): value is number => typeof value === 'number';

/** Another browser, or other baselines, than the project's own. */
const isOrdinary = () => isPinnedBrowser && !process.env['MIRROR_BASELINES'];

/** Which titles passed in an earlier run and cannot have changed since. */
export class ResultCache {
  readonly #file: string;
  readonly #now: Snapshot | null;
  /** Titles without a finding, with the number of their stories, variants included. */
  readonly #passed: ReadonlyMap<string, number>;

  /** Takes the titles and the file of the cache: what passed a quick run has not passed a whole one. */
  constructor(
    units: Unit[],
    file = join(root, '.cache/passed-stories.json'),
    now = isOrdinary() ? snapshotOf(root) : null,
  ) {
    this.#file = file;
    this.#now = now;
    const titles = new Set(units.map(({ title }) => title));
    const alteredBy = (files: string[]) => {
      const changed = new Set(unitsChangedBy(files, units).map(({ title }) => title));
      return (title: string) => changed.has(title) || !titles.has(title);
    };
    this.#passed = this.#now ? readPassed(file, this.#now, isCount, alteredBy) : new Map();
  }

  hasPassed(title: string): boolean {
    return this.#passed.has(title);
  }

  get storiesBefore(): number {
    return [...this.#passed.values()].reduce((sum, stories) => sum + stories, 0);
  }

  /** Adds what has come out now. */
  keep(outcomes: readonly Outcome[]): void {
    if (!this.#now) return;
    const failed = new Set(outcomes.filter(({ findings }) => findings.length > 0).map(({ title }) => title));
    const passed = new Map(this.#passed);
    for (const { title } of outcomes) if (!failed.has(title)) passed.set(title, (passed.get(title) ?? 0) + 1);
    writePassed(this.#file, this.#now, passed);
  }
}
