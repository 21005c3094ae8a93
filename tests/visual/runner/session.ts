import { type Browser, chromium } from 'playwright';
import { browserLaunchOptions } from '../../../scripts/browser.mjs';
import type { Baselines } from './baselines.ts';
import type { Outcome } from './findings.ts';
import { nothingSeen, type Options, Runner, type Seen } from './runner.ts';
import { serve } from './serve.ts';
import { StoryPage } from './story-page.ts';
import { type Task, tasksOf } from './tasks.ts';
import type { Unit } from './units.ts';

export interface Session extends Options {
  /** Folder of a built Storybook. */
  built: string;
  units: Unit[];
  /** By the units' folders. */
  books: Map<string, Baselines>;
  /** Pages at work at once. */
  workers: number;
  /** Only these; by default every title in its themes and variants, or those of a quick run. */
  tasks?: Task[];
  onOutcome?: (outcome: Outcome) => void;
}

/** Runs titles in several pages; answers what came out and what was seen. */
export async function runUnits({ built, units, books, workers, ...rest }: Session) {
  const seen = new Map<string, Seen>(units.map(({ folder }) => [folder, nothingSeen()]));
  const outcomes: Outcome[] = [];
  const queue = [...(rest.tasks ?? tasksOf(units, rest.isQuick))];
  const served = await serve(built);
  const { args, ...options } = browserLaunchOptions();

  /** A browser of its own for each page: one browser draws all its pages one after the other. */
  async function work() {
    const browser = await chromium.launch({ ...options, args: [...args, served.rule] });
    try {
      await workIn(browser);
    } finally {
      await browser.close();
    }
  }

  async function workIn(browser: Browser) {
    const storyPage = new StoryPage(browser);
    const runner = new Runner(storyPage, rest);
    for (let task = queue.shift(); task; task = queue.shift()) {
      await storyPage.load(task.variant);
      for (const unit of task.units) {
        const [book, notes] = [books.get(unit.folder), seen.get(unit.folder)];
        if (!book || !notes) continue;
        for (const outcome of await runner.work(unit, task.variant, book, notes)) {
          outcomes.push(outcome);
          rest.onOutcome?.(outcome);
        }
      }
    }
    await storyPage.close();
  }

  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    served.close();
  }
  return { outcomes, seen };
}
