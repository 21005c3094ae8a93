import { expect, test } from 'vitest';
import { steps } from '../../scripts/check/steps.mjs';
import { staleNames } from '../visual/runner/baselines.ts';
import { tasksOf } from '../visual/runner/tasks.ts';
import { isMain } from '../visual/variants.ts';

test('every step is of a tier that a command runs', () => {
  const tiers = Object.values(steps).map((step) => ('tier' in step ? step.tier : 'test'));
  expect(new Set(tiers)).toEqual(new Set(['test', 'release']));
});

const recorded = [
  'open.dark',
  'open.light',
  'open.narrow',
  'open.tree',
  'closed.light',
  'closed.tree',
  'gone.dark',
];
const seen = new Set(['open.dark', 'open.tree']);

test('of a whole run every recorded name that was not seen is stale', () => {
  expect(staleNames(recorded, seen)).toEqual([
    'open.light',
    'open.narrow',
    'closed.light',
    'closed.tree',
    'gone.dark',
  ]);
});

test('of a quick run those of stories that are gone, and a tree and a first picture that were not taken', () => {
  expect(staleNames(recorded, seen, ['open', 'closed'])).toEqual([
    'closed.light',
    'closed.tree',
    'gone.dark',
  ]);
});

test('a quick run looks at every title in its themes, and at 320 px besides', () => {
  const unit = { title: 'Primitives/Button', folder: 'primitives/button', files: [], stories: [] };
  const names = (isQuick: boolean) =>
    tasksOf([unit], isQuick).map(({ variant }) => variant?.name ?? 'themes');
  expect(names(true).toSorted()).toEqual(['narrow', 'themes']);
  expect(names(false).toSorted()).toEqual(['forced', 'narrow', 'rtl', 'spanish', 'themes']);
});

test('the usual story of a title and the open one are its main stories', () => {
  const of = (key: string, isDefault: boolean) => isMain({ key, isDefault });
  expect([of('default', true), of('open', false), of('long-name', false)]).toEqual([true, true, false]);
});
