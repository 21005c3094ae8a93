import { quickVariants, type Variant, variants } from '../variants.ts';
import type { Unit } from './units.ts';

/** Titles in the surroundings of a variant, or (null) in both themes: what one page does in one go. */
export interface Task {
  units: Unit[];
  variant: Variant | null;
}

/**
 * Every task of these titles, the longest first, so that no page is left alone at the end. Takes whether the run is a quick one:
 * then without most variants.
 */
export function tasksOf(units: Unit[], isQuick = false): Task[] {
  const ofVariants = units.filter(({ title }) => !title.startsWith('Flows/'));
  return [null, ...variants.filter(({ name }) => !isQuick || quickVariants.includes(name))]
    .flatMap((variant) => batches(variant ? ofVariants : units, variant))
    .sort((a, b) => weightOf(b) - weightOf(a));
}

/**
 * The same, with the stories of each title dealt out to so many pages: a person waits for few titles, and every page has
 * a part of them.
 */
export function tasksApart(units: Unit[], pages: number, isQuick = false): Task[] {
  const parts = units.flatMap((unit) =>
    Array.from({ length: pages }, (_, page) => ({
      ...unit,
      stories: unit.stories.filter((_, at) => at % pages === page),
    })),
  );
  return [
    ...parts
      .filter(({ stories }) => stories.length > 0)
      .map((part): Task => ({ units: [part], variant: null })),
    ...tasksOf(units, isQuick).filter(({ variant }) => variant),
  ];
}

/** Loading Storybook takes as long as several stories: small titles share a page. */
const storiesInOneGo = 48;

function batches(units: Unit[], variant: Variant | null): Task[] {
  const tasks: Task[] = [];
  let weight = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    if (weight + weightIn(variant, unit) > storiesInOneGo) {
      tasks.push({ units: [], variant });
      weight = 0;
    }
    tasks.at(-1)?.units.push(unit);
    weight += weightIn(variant, unit);
  }
  return tasks;
}

const weightIn = (variant: Variant | null, unit: Unit) =>
  variant && !unit.title.startsWith('Pages/') ? 1 : unit.stories.length;

const weightOf = ({ units, variant }: Task) => units.reduce((sum, unit) => sum + weightIn(variant, unit), 0);
