import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { endpoints, localInbox } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { expect, test } from './fixtures.ts';
import { shootLimit, texts } from './person.ts';
import { Studio, shellEnv } from './studio.ts';

const { jobs } = texts;
const root = resolve(import.meta.dirname, '../..');

/** Runs `scripts/start.mjs` until it ends by itself; answers its exit code and everything it said. */
async function runToItsEnd(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@mirror-studio/source', 'scripts/start.mjs'], {
    cwd: root,
    env: { ...shellEnv(), ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'exit');
  return { code: code as number, lines: output.trim().split('\n') };
}

test('killed in the middle of a shoot, it goes on where it stopped and nothing is stuck', {
  tag: '@slow',
}, async ({ person, studio }) => {
  const { access_token } = await person.signIn();
  await person.describeShoot('Midnight over the sea');
  const images = person.page.getByRole('slider', { name: texts.photoShoot.images });
  await images.press('ArrowRight');
  await images.press('ArrowRight');
  const count = Number(await images.inputValue());
  expect(count).toBe(emptyPhotoShoot.imageCount + 2);
  await person.begin();
  const drawer = await person.openJobs();
  const card = drawer.getByRole('article').first();
  await expect(card.getByText(new RegExp(`^[1-${count - 1}] of ${count}$`)).first()).toBeVisible(shootLimit);
  await studio.stop('SIGKILL');
  await studio.run();
  await expect(card.getByText(jobs.status_completed, { exact: true })).toBeVisible(shootLimit);
  const answer = await fetch(studio.url + endpoints.gallery.path, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  const { items } = (await answer.json()) as { items: { url: string }[] };
  expect(new Set(items.map(({ url }) => url)).size).toBe(count);
  for (const { url } of items)
    expect((await fetch(studio.url + url)).headers.get('content-type')).toBe('image/png');
});

test('the first start says two lines, Ctrl+C stops it cleanly, and the second takes under five seconds', async () => {
  const studio = await Studio.start({ fresh: true });
  expect(studio.output.trim().split('\n')).toEqual([
    expect.stringContaining(studio.url),
    expect.stringContaining(studio.url + localInbox.page),
  ]);
  const { code } = await studio.stop('SIGINT');
  expect(code).toBe(0);
  await studio.run();
  // Other checks run beside this one, so what counts is the work, not how long it waited for a core.
  expect(studio.processorMs()).toBeLessThan(5_000);
  await studio.dispose();
});

test('a port in use is one clear line, and what uses it goes on', async ({ studio }) => {
  const { code, lines } = await runToItsEnd({
    PORT: String(studio.port),
    DATA_DIR: join(studio.dataDir, 'other'),
  });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`Port ${studio.port} is in use`)]);
  expect((await fetch(`${studio.url}/api/health`)).status).toBe(200);
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
