import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Baselines, digestsFile } from './baselines.ts';
import { buildStories } from './build.ts';
import type { Finding } from './findings.ts';
import { compare, digestOf } from './images.ts';
import { baselines, root } from './paths.ts';
import { commitThatRecorded } from './recorded.ts';
import { runUnits } from './session.ts';
import { tasksOf } from './tasks.ts';
import { type Unit, unitsOf } from './units.ts';

/** A report with more is read no further; what it names is listed all the same. */
const mostStories = 60;
const minute = 60_000;

/** The Storybook of a commit, kept until another commit is asked for. Throws when it cannot be installed or built. */
async function storiesAt(commit: string): Promise<string> {
  const kept = join(root, '.cache/recorded');
  const copy = join(kept, commit);
  const built = (folder: string) => join(folder, '.cache/stories');
  if (existsSync(copy)) return built(copy);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  const unfinished = mkdtempSync(join(kept, 'unfinished-'));
  const run = (command: string, args: string[], cwd: string, input?: Buffer) =>
    execFileSync(command, args, {
      cwd,
      input,
      maxBuffer: 2 ** 30,
      timeout: 5 * minute,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  const archive = run('git', ['archive', commit, '--', '.', ':!tests/visual/baselines'], root);
  run('tar', ['-x'], unfinished, archive);
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], unfinished);
  await buildStories(built(unfinished), { cwd: unfinished });
  renameSync(unfinished, copy);
  return built(copy);
}

/** Draws the changed stories in a built Storybook; returns PNGs by folder and name of the picture. */
async function draw(built: string, changed: Finding[], workers: number): Promise<Map<string, Buffer>> {
  const isAsked = (title: string, key: string) =>
    changed.some((finding) => finding.title === title && finding.story === key);
  const units = unitsOf(built)
    .map((unit) => ({ ...unit, stories: unit.stories.filter(({ key }) => isAsked(unit.title, key)) }))
    .filter(({ stories }) => stories.length > 0);
  const asked = new Set(changed.map(({ variant }) => variant));
  const { seen } = await runUnits({
    built,
    units,
    books: new Map(units.map(({ folder }) => [folder, new Baselines(folder)])),
    isUpdate: true,
    keepsPictures: true,
    workers,
    tasks: tasksOf(units).filter(({ variant }) => !variant || asked.has(variant.name)),
  });
  return new Map(
    [...seen].flatMap(([folder, { drawn }]) =>
      [...drawn].map(([name, png]) => [`${folder}/${name}`, png] as const),
    ),
  );
}

/**
 * Gives changed pictures their picture before, and where they differ: drawn again from the commit that recorded their
 * digests, and only what has that digest again. Answers lines that say what could not be drawn.
 */
export async function addPicturesBefore(
  findings: Finding[],
  units: Unit[],
  workers: number,
): Promise<string[]> {
  const folders = new Map(units.map(({ title, folder }) => [title, folder]));
  const folderOf = (finding: Finding) => folders.get(finding.title) ?? '';
  const all = findings.filter(({ kind }) => kind === 'changed');
  const stories = [...new Set(all.map(({ title, story }) => `${title} ${story}`))];
  const within = new Set(stories.slice(0, mostStories));
  const changed = all.filter(({ title, story }) => within.has(`${title} ${story}`));
  if (changed.length === 0) return [];
  const lines =
    stories.length > mostStories ? [`Before and difference: of the first ${mostStories} stories only.`] : [];
  const files = [...new Set(changed.map((finding) => join(baselines, folderOf(finding), digestsFile)))];
  const found = commitThatRecorded(files, root);
  if ('reason' in found) return [...lines, `The report shows what is there now alone: ${found.reason}.`];
  let drawn: Map<string, Buffer>;
  try {
    drawn = await draw(await storiesAt(found.commit), changed, workers);
  } catch (error) {
    const [first] = String(error instanceof Error ? error.message : error).split('\n');
    return [
      ...lines,
      `The report shows what is there now alone: ${found.commit.slice(0, 8)} cannot be drawn: ${first}`,
    ];
  }
  let missing = 0;
  for (const finding of changed) {
    const name = `${finding.story}.${finding.variant}`;
    const before = drawn.get(`${folderOf(finding)}/${name}`);
    const after = finding.picture?.after;
    const isRecorded = before && (await digestOf(before)) === new Baselines(folderOf(finding)).digest(name);
    const difference = isRecorded && after && (await compare(before, after));
    if (!difference) missing += 1;
    else {
      finding.picture = { before, after, difference };
      finding.message = `The screenshot changed in ${difference.pixels} pixels.`;
    }
  }
  if (missing > 0)
    lines.push(
      `${missing} of ${changed.length} pictures are drawn otherwise at ${found.commit.slice(0, 8)}: no before.`,
    );
  return lines;
}
