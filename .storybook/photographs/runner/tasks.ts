import { type Pass, passes } from '../matrix.ts';
import type { Unit } from './units.ts';

/** Titles in the surroundings of a pass, or (null) in both themes: what one page does in one go. */
export interface Task {
  units: Unit[];
  pass: Pass | null;
}

/** Every task of these titles, the longest first, so that no page is left alone at the end. */
export function tasksOf(units: Unit[]): Task[] {
  const ofPasses = units.filter(({ title }) => !title.startsWith('Flows/'));
  return [null, ...passes]
    .flatMap((pass) => batches(pass ? ofPasses : units, pass))
    .sort((a, b) => weightOf(b) - weightOf(a));
}

/** Loading Storybook takes as long as several stories: small titles share a page. */
const storiesInOneGo = 12;

function batches(units: Unit[], pass: Pass | null): Task[] {
  const tasks: Task[] = [];
  let weight = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    if (weight + weightIn(pass, unit) > storiesInOneGo) {
      tasks.push({ units: [], pass });
      weight = 0;
    }
    tasks.at(-1)?.units.push(unit);
    weight += weightIn(pass, unit);
  }
  return tasks;
}

const weightIn = (pass: Pass | null, unit: Unit) =>
  pass && !unit.title.startsWith('Pages/') ? 1 : unit.stories.length;

const weightOf = ({ units, pass }: Task) => units.reduce((sum, unit) => sum + weightIn(pass, unit), 0);
