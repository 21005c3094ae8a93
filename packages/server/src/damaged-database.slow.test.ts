import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDataDir } from './testing/data-folder.ts';
import { failToStart, scratchDir, spawnServer } from './testing/process.ts';

let scratch: ReturnType<typeof scratchDir>;
beforeAll(() => {
  scratch = scratchDir();
});
afterAll(() => scratch.remove());

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name));

/** Ways in which the files of a database come to harm. */
const harms: Readonly<Record<string, (database: string) => void>> = {
  'its control file is overwritten': (database) =>
    writeFileSync(join(database, 'global', 'pg_control'), Buffer.alloc(8_192, 7)),
  'its control file is gone': (database) => rmSync(join(database, 'global', 'pg_control')),
  'it says nothing of its version': (database) => rmSync(join(database, 'PG_VERSION')),
  'its tables are overwritten': (database) => {
    const base = join(database, 'base');
    for (const folder of readdirSync(base)) {
      for (const file of filesIn(join(base, folder)))
        writeFileSync(file, Buffer.alloc(statSync(file).size, 0xab));
    }
  },
  'its journal is overwritten': (database) => {
    for (const file of filesIn(join(database, 'pg_wal'))) truncateSync(file, 100);
  },
};

test.each(Object.keys(harms))(
  'when %s, a start is refused in one line that names the folder',
  async (name) => {
    const dataDir = await prepareDataDir(join(scratch.path, name.replaceAll(' ', '-')));
    const database = join(dataDir, 'database');
    harms[name]?.(database);
    const before = readFileSync(join(database, 'postgresql.conf'), 'utf8');
    const refused = await failToStart({ DATA_DIR: dataDir });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr.split('\n')).toHaveLength(2);
    expect(refused.stderr).toContain(`The database in ${database} is damaged and cannot be opened`);
    expect(refused.stderr).toContain('Restore the folder from a backup, or choose another with DATA_DIR.');
    // What is left of it is not begun anew: it may be all that there is to repair.
    expect(readFileSync(join(database, 'postgresql.conf'), 'utf8')).toBe(before);
    expect(existsSync(join(dataDir, 'studio.lock'))).toBe(false);
  },
);

test('a first start that was ended half way is begun again', async () => {
  const dataDir = join(scratch.path, 'half');
  mkdirSync(join(dataDir, 'database.new', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), '18\n');
  const server = await spawnServer({ DATA_DIR: dataDir });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  await server.stop('SIGKILL');
  expect(existsSync(join(dataDir, 'database.new'))).toBe(false);
});
