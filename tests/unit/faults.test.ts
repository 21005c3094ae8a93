import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { steps } from '../../scripts/check/steps.mjs';
import { faults, suites } from '../faults/faults.ts';
import { breaches } from './import-rule.ts';

const root = resolve(import.meta.dirname, '../..');
const at = (path: string) => readFileSync(join(root, path), 'utf8');

// `pnpm faults` makes each change and sees it found; this holds the list to the code as it stands.
describe('the list of injected faults', () => {
  test.each(faults)(
    '$name can be made: what it changes stands in its file once',
    ({ file, find, replace }) => {
      expect(find).not.toBe('');
      expect(replace).not.toBe(find);
      expect(at(file).split(find).length - 1).toBe(1);
    },
  );

  test.each(faults)('$name says whom it harms, what must fail and with which words', (fault) => {
    expect(fault.harm).toMatch(/^[A-Z].+\.$/);
    expect(fault.command).toMatch(/^(pnpm|node) ./);
    expect(fault.says).not.toBe('');
  });

  test('has a fault for every suite, and every step of the check is a suite', () => {
    expect([...new Set(faults.map(({ suite }) => suite))].toSorted()).toEqual(Object.keys(suites).toSorted());
    expect([...new Set<string>(Object.values(suites))].toSorted()).toEqual(Object.keys(steps).toSorted());
  });

  test('has each name once', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  test.each(faults.filter(({ suite }) => suite === 'import rule'))('$name is found', (fault) => {
    const rule = (text: string) => breaches([{ path: fault.file, text }]).join();
    expect(rule(at(fault.file))).toBe('');
    expect(rule(at(fault.file).replace(fault.find, fault.replace))).toContain(fault.says);
  });

  test('stands in the decision, fault by fault', () => {
    const decision = at('docs/decisions/0019-what-each-suite-finds.md');
    expect(faults.filter(({ name }) => !decision.includes(`\`${name}\``)).map(({ name }) => name)).toEqual(
      [],
    );
  });
});
