/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designTokens } from './dtcg.ts';

test('the committed tokens.json is current: pnpm generate writes it', () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('../tokens.json', import.meta.url), 'utf8'));
  expect(committed).toEqual(designTokens());
});

test('every leaf is a token with a type and a value', () => {
  const walk = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    if ('$value' in node) {
      expect(node, path).toHaveProperty('$type');
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (name.startsWith('$')) continue;
      expect(typeof child, `${path}.${name}`).toBe('object');
      walk(child, `${path}.${name}`);
    }
  };
  walk(designTokens(), 'tokens');
});
