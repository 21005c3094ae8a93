import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Consumer, makeConsumer } from '../consumer.ts';

let consumer: Consumer;
beforeAll(async () => {
  consumer = await makeConsumer([
    '@testing-library/dom',
    '@testing-library/react',
    '@testing-library/user-event',
    'happy-dom',
    'jsdom',
    'vitest',
  ]);
  consumer.take('dom');
}, 300_000);
afterAll(() => consumer.remove());

test('every state of the testing kit is drawn in jsdom and in happy-dom, and the testers work there', {
  timeout: 300_000,
}, () => {
  const { status, output } = consumer.run('node', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
  ]);
  expect(status, output.slice(-5000)).toBe(0);
  expect(Number(/Tests\s+(\d+) passed/.exec(stripVTControlCharacters(output))?.[1])).toBeGreaterThan(500);
});
