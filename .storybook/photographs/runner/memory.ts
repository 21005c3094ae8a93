import { join } from 'node:path';
import {
  changedBetween,
  isRecord,
  keep,
  recall,
  type Snapshot,
  snapshotOf,
} from '../../../scripts/memory.ts';
import { unitsChangedBy } from './changed.ts';
import type { Outcome } from './findings.ts';
import { root } from './house.ts';
import type { Unit } from './units.ts';

interface Kept {
  files: Record<string, string>;
  /** Titles without a finding, with the number of their stories, passes included. */
  passed: Record<string, number>;
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isRecord(value['files']) && isRecord(value['passed']);

/** Another browser, or other baselines, than the project's own. */
const isOrdinary = () => !process.env['MIRROR_BROWSER'] && !process.env['MIRROR_BASELINES'];

/** Which titles passed in an earlier run and cannot have changed since. */
export class Memory {
  readonly #file: string;
  readonly #now: Snapshot | null;
  readonly #passed = new Map<string, number>();

  constructor(units: Unit[], file = join(root, '.cache/passed-stories.json'), now = snapshotOf(root)) {
    this.#file = file;
    this.#now = isOrdinary() ? now : null;
    const kept = this.#now && recall(file, isKept);
    if (!kept || !this.#now) return;
    const changed = new Set(
      unitsChangedBy(changedBetween(kept.files, this.#now), units).map(({ title }) => title),
    );
    for (const { title } of units) {
      const stories = kept.passed[title];
      if (stories !== undefined && !changed.has(title)) this.#passed.set(title, stories);
    }
  }

  hasPassed(title: string): boolean {
    return this.#passed.has(title);
  }

  get storiesBefore(): number {
    return [...this.#passed.values()].reduce((sum, stories) => sum + stories, 0);
  }

  /** Adds what has come out now. What was edited while it ran is seen as a change the next time. */
  keep(outcomes: readonly Outcome[]): void {
    if (!this.#now) return;
    const failed = new Set(outcomes.filter(({ findings }) => findings.length > 0).map(({ title }) => title));
    const passed = new Map(this.#passed);
    for (const { title } of outcomes) if (!failed.has(title)) passed.set(title, (passed.get(title) ?? 0) + 1);
    keep(this.#file, { files: this.#now, passed: Object.fromEntries(passed) } satisfies Kept);
  }
}
