import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exchangeLimits } from '@mirror-studio/domain/constants/exchange';
import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import { endpoints } from '@mirror-studio/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker } from './testing/ask.ts';
import { prepareDataDir } from './testing/data-folder.ts';
import {
  allowsOwnProcessIds,
  failToStart,
  type ServerProcess,
  scratchDir,
  spawnServer,
} from './testing/process.ts';
import { signInAt } from './testing/server.ts';

let scratch: ReturnType<typeof scratchDir>;
let server: ServerProcess | undefined;
beforeAll(() => {
  scratch = scratchDir();
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  scratch.remove();
});

test('of two servers without common process ids one starts, and none of its acknowledged exchanges is lost', async () => {
  const env = { DATA_DIR: await prepareDataDir(join(scratch.path, 'data')) };
  // Where the machine does not let a test make such servers, the first one's id is made one that nobody can see here.
  const apart = { ownProcessIds: allowsOwnProcessIds() };
  const lockFile = join(env.DATA_DIR, 'studio.lock');
  const hideProcess = () => {
    const written = JSON.parse(readFileSync(lockFile, 'utf8')) as Record<string, unknown>;
    writeFileSync(lockFile, JSON.stringify({ ...written, pid: 2 ** 22 + 1 }));
  };
  server = await spawnServer(env, apart);
  const session = await signInAt(server.url);
  const ask = asker(server.url, session.access_token);

  const coins = exchangeLimits.minimumCoins;
  const exchanges = 20;
  for (let done = 0; done < exchanges; done += 1) {
    if (done % 10 === 5) {
      hideProcess();
      const refused = await failToStart(env, apart);
      expect(refused).toMatchObject({ code: 1, stdout: '' });
      expect(refused.stderr).toMatch(/^Mirror Studio is already running on .*\n$/);
    }
    const answer = await ask('POST', endpoints.exchange.path, { coins });
    expect(answer.status).toBe(200);
  }
  await server.stop('SIGKILL');

  server = await spawnServer(env, apart);
  const balance = await asker(server.url, session.access_token)('GET', endpoints.balance.path);
  expect(balance.body).toMatchObject({
    coins: walletLimits.welcomeGrantCoins - exchanges * coins,
    credits: (exchanges * coins) / exchangeLimits.coinsPerCredit,
  });
}, 60_000);
