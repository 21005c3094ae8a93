import { join } from 'node:path';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { afterEach, expect, it } from 'vitest';
import type { Config } from '../config/index.ts';
import { scratchDir, startTestServer, type TestServer } from '../testing/index.ts';
import { fullDisks } from './disk.ts';

const scratch = scratchDir();
let server: TestServer | undefined;
afterEach(() => server?.close());

async function health(config: Partial<Config>) {
  server = await startTestServer({ media: { dir: scratch.path, s3: null }, ...config });
  const answer = await fetch(`${server.url}/api/health`);
  return { status: answer.status, body: await answer.json(), problems: server.log.problems };
}

it('a server is well while there is room on the disk that it writes to', async () => {
  expect(await health({ diskReserveBytes: 1 })).toMatchObject({ status: 200, body: { ok: true } });
});

it('with less room than has to be it says which part has too little, and logs nothing for each that asks', async () => {
  expect(await health({ diskReserveBytes: Number.MAX_SAFE_INTEGER })).toMatchObject({
    status: 503,
    body: { ok: false, error: { code: 'DISK_FULL', message: errors.code_DISK_FULL }, parts: ['media'] },
    problems: [],
  });
});

it('a folder that is not there any more is no place to write to', async () => {
  const gone = { dir: join(scratch.path, 'gone'), s3: null };
  expect(await fullDisks({ dataDir: scratch.path, media: gone, diskReserveBytes: 1 })).toEqual(['media']);
});
