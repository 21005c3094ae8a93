import { expect, test } from 'vitest';
import { rateVital, type VitalName, vitalThresholds } from './index.ts';

const names = Object.keys(vitalThresholds) as readonly VitalName[];

test.each(names)('%s is good up to its first figure and poor above its second', (name) => {
  const { good, poor } = vitalThresholds[name];
  expect([0, good, good + 0.001, poor, poor + 0.001].map((value) => rateVital(name, value))).toEqual([
    'good',
    'good',
    'needs-improvement',
    'needs-improvement',
    'poor',
  ]);
});
