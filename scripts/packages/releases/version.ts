// Makes versions and changelogs of the pending changesets, and keeps the reports of what is released with them:
// `pnpm release:version`.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../paths.mjs';
import { manifestOf, published } from '../manifest.ts';

const reports = join(root, 'tests/unit/packages/reports');
const released = join(reports, 'released');

/** What the next release is compared with: the reports as they are now, and the versions that they are of. */
function keepReports() {
  mkdirSync(released, { recursive: true });
  const names = [...published.map((name) => `${name}.api.txt`), 'ui.css.txt'];
  for (const name of names) {
    if (existsSync(join(reports, name))) copyFileSync(join(reports, name), join(released, name));
  }
  const versions = Object.fromEntries(published.map((name) => [name, manifestOf(name).version]));
  writeFileSync(join(released, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`);
}

const { status } = spawnSync('changeset', ['version'], { cwd: root, stdio: 'inherit' });
if (status === 0) keepReports();
process.exitCode = status ?? 1;
