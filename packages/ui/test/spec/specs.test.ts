/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeFromSpecs, pathInPackage } from '../../scripts/specs.mjs';

test.each(Object.entries(makeFromSpecs()))(
  '%s is what the specs of the components say: pnpm generate writes it',
  (path, text) => {
    expect(readFileSync(pathInPackage(path), 'utf8')).toBe(text);
  },
);
