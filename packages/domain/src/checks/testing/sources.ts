import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packagesFolder = new URL('../../../../', import.meta.url);

/** A source file: its path from the folder of the packages, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** The sources of every package, or of one; neither tests nor stories, nor what flows and components say for their tests. */
export function sources(of = ''): readonly Source[] {
  const folder = fileURLToPath(packagesFolder);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(of))
    .flatMap((entry) => sourcesIn(folder, `${entry.name}/src`));
}

/** What stories, specs and tests are made with: sample data, suites and their helpers; neither tests nor stories themselves. */
export function testSources(): readonly Source[] {
  const folder = fileURLToPath(packagesFolder);
  return listing(folder).flatMap(({ name }) =>
    [`${name}/test`, `${name}/src/testing/fixtures`].flatMap((path) => sourcesIn(folder, path)),
  );
}

function sourcesIn(root: string, folder: string): readonly Source[] {
  const entries = listing(`${root}${folder}`);
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesIn(root, path);
    if (!/\.tsx?$/.test(entry.name) || /\.(test|fuzz|flow|spec|stories)\.tsx?$/.test(entry.name)) return [];
    return [{ path, text: readFileSync(`${root}${path}`, 'utf8') }];
  });
}

function listing(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
