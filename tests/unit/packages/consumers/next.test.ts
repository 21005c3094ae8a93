import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../../../scripts/browser.mjs';
import { type Consumer, makeConsumer } from '../consumer.ts';
import { blocksOf } from './blocks.ts';

const next = 'node_modules/next/dist/bin/next';
const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

let consumer: Consumer;
let browser: Browser;
let server: ChildProcess | undefined;
let build = { status: null as number | null, output: '' };
let examples: string[] = [];

/** The example of each page of documentation as a module of the client, and a module of all of them. */
function writeExamples() {
  const home = join(consumer.folder, 'node_modules/@mirror-studio/ui');
  const own = blocksOf('ui', home).filter(({ info, code }) => info === 'tsx' && / Example\b/.test(code));
  examples = own.map(({ page }) => page.replace(/^docs\/|\.md$/g, ''));
  for (const [at, { code }] of own.entries()) consumer.write(`examples/${at}.tsx`, `'use client';\n${code}`);
  const imports = own.map((_, at) => `import { Example as Example${at} } from './examples/${at}.tsx';\n`);
  const list = examples.map((name, at) => `${name}: Example${at}`);
  consumer.write('examples.js', `${imports.join('')}export const examples = { ${list.join(', ')} };\n`);
}

/** Starts what was built; answers its address once it listens. */
function started(): Promise<string> {
  const { NODE_OPTIONS: _ours, ...own } = process.env;
  const child = spawn('node', [next, 'start', '--port', '0'], {
    cwd: consumer.folder,
    env: { ...own, ...env },
  });
  server = child;
  return new Promise((done, fail) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const address = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (address && output.includes('Ready')) done(`http://localhost:${address}`);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => fail(new Error(output)));
  });
}

beforeAll(async () => {
  consumer = await makeConsumer(['next']);
  consumer.take('next');
  writeExamples();
  build = consumer.run('node', [next, 'build'], env);
  browser = await chromium.launch(browserLaunchOptions());
}, 300_000);
afterAll(async () => {
  server?.kill();
  await browser.close();
  consumer.remove();
});

test("a page of every component builds with Next's template, and is sent as a file", () => {
  expect(build.status, build.output.slice(-5000)).toBe(0);
  expect(build.output).not.toMatch(/warn/i);
  expect(build.output).toMatch(/○ \//);
});

/** Opens the page in a browser whose clock is ahead of the server's; answers what React or the page complain of. */
async function hydrated(address: string, secondsAhead: number, timezoneId: string) {
  const page = await browser.newPage({ timezoneId });
  const faults: string[] = [];
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type())) faults.push(`console: ${said.text().slice(0, 400)}`);
  });
  page.on('pageerror', ({ message }) => faults.push(message.slice(0, 400)));
  // The examples name pictures and videos of a page.
  await page.route('**/videos/*', (route) => route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT\n' }));
  await page.route('**/pictures/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.clock.setFixedTime(new Date(Date.now() + secondsAhead * 1000));
  await page.goto(address);
  // A page of everything takes a minute on a machine that has other work.
  await page.locator('main[data-hydrated=true]').waitFor({ timeout: 200_000 });
  const drawn = await page.evaluate(() => ({
    examples: document.querySelectorAll('[data-example]').length,
    states: document.querySelectorAll('[data-state-of]').length,
    ago: document.querySelector('time')?.textContent,
  }));
  await page.close();
  return { drawn, faults };
}

test('the browser takes over what the server sent, seconds later by its own clock, and React says nothing', {
  timeout: 450_000,
}, async () => {
  const address = await started();
  const sent = await (await fetch(address)).text();
  expect(sent).toContain('>2026-11-21</time>');
  const [soon, later] = await Promise.all([
    hydrated(address, 90, 'UTC'),
    hydrated(address, 86_400, 'Pacific/Auckland'),
  ]);
  expect(soon.faults).toEqual([]);
  expect(soon.drawn.examples).toBe(examples.length);
  expect(soon.drawn.states).toBeGreaterThan(250);
  expect(soon.drawn.ago).toMatch(/ago|\d/);
  expect(later.faults).toEqual([]);
});
