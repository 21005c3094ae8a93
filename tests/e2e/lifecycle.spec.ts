import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from './fixtures.ts';
import { texts } from './person.ts';
import { Studio } from './studio.ts';

const { jobs } = texts;
const root = resolve(import.meta.dirname, '../..');

/** Runs `scripts/start.mjs` until it ends by itself; answers its exit code and everything it said. */
async function runToItsEnd(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@mirror-studio/source', 'scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'exit');
  return { code: code as number, lines: output.trim().split('\n') };
}

test('killed in the middle of a shoot, it goes on where it stopped and nothing is stuck', async ({
  person,
  studio,
}) => {
  await person.signUp();
  await person.describeShoot('Midnight over the sea');
  await person.page.getByRole('slider', { name: texts.photoShoot.images }).press('End');
  await person.begin();
  const drawer = await person.openJobs();
  const card = drawer.getByRole('article').first();
  await expect(card.getByText(/^[1-9] of 10$/).first()).toBeVisible({ timeout: 30_000 });
  await studio.stop('SIGKILL');
  await studio.run();
  await expect(card.getByText(jobs.status_completed, { exact: true })).toBeVisible({ timeout: 60_000 });
  await card.getByRole('button', { name: jobs.viewResults }).click();
  await expect(person.page.getByRole('button', { name: /^Open: Midnight/ })).toHaveCount(10);
});

test('stops cleanly on Ctrl+C and starts again within five seconds', async () => {
  const studio = await Studio.start();
  expect(studio.output.trim().split('\n')).toHaveLength(2);
  const { code } = await studio.stop('SIGINT');
  expect(code).toBe(0);
  await studio.run();
  await studio.dispose();
});

test('a port in use is one clear line, and the data is untouched', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const { port } = squatter.address() as { port: number };
  const studio = await Studio.start();
  await studio.stop('SIGINT');
  const { code, lines } = await runToItsEnd({ PORT: String(port), DATA_DIR: studio.dataDir });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`Port ${port} is in use`)]);
  squatter.close();
  await studio.run();
  await studio.dispose();
});

test('a second instance on the same data is refused in one clear line', async ({ studio }) => {
  const { code, lines } = await runToItsEnd({ PORT: '0', DATA_DIR: studio.dataDir });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(String(studio.pid));
  expect((await fetch(`${studio.url}/api/health`)).status).toBe(200);
});

test('a setting that cannot be is one clear line that names it', async () => {
  const { code, lines } = await runToItsEnd({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('PORT')]);
});
