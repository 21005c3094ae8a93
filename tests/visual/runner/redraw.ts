import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Baselines, digestsFile, pictureName } from './baselines.ts';
import { buildStories } from './build.ts';
import type { Finding } from './findings.ts';
import { compare, digestOf, digestOfText } from './images.ts';
import { baselines, root } from './paths.ts';
import { commitThatRecorded } from './recorded.ts';
import { runUnits, type Session } from './session.ts';
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

/** Pictures (PNG) and accessibility trees, by folder and name. */
interface Drawn {
  readonly pictures: ReadonlyMap<string, Buffer>;
  readonly trees: ReadonlyMap<string, string>;
}

/** Draws the changed stories in a built Storybook. */
async function draw(
  built: string,
  changed: Finding[],
  options: Pick<Session, 'workers' | 'withoutPictures'>,
): Promise<Drawn> {
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
    ...options,
    tasks: tasksOf(units).filter(({ variant }) => !variant || asked.has(variant.name)),
  });
  const withFolder = <Of>(folder: string, found: ReadonlyMap<string, Of>) =>
    [...found].map(([name, each]) => [`${folder}/${name}`, each] as const);
  return {
    pictures: new Map([...seen].flatMap(([folder, { drawn }]) => withFolder(folder, drawn))),
    trees: new Map([...seen].flatMap(([folder, { trees }]) => withFolder(folder, trees))),
  };
}

/** The tree of a finding is another than the recorded one, which is not known yet. */
const isChangedTree = ({ kind, tree }: Finding) => kind === 'tree' && tree?.before === undefined;

/**
 * Gives changed pictures and accessibility trees what was before, and where they differ: drawn again from the commit that
 * recorded their digests, and only what has that digest again. Answers lines that say what could not be drawn.
 */
export async function addPreviousLooks(
  findings: Finding[],
  units: Unit[],
  { workers, withoutPictures }: { readonly workers: number; readonly withoutPictures: boolean },
): Promise<string[]> {
  const folders = new Map(units.map(({ title, folder }) => [title, folder]));
  const folderOf = (finding: Finding) => folders.get(finding.title) ?? '';
  const all = findings.filter((finding) => finding.kind === 'changed' || isChangedTree(finding));
  const stories = [...new Set(all.map(({ title, story }) => `${title} ${story}`))];
  const within = new Set(stories.slice(0, mostStories));
  const changed = all.filter(({ title, story }) => within.has(`${title} ${story}`));
  if (changed.length === 0) return [];
  const lines =
    stories.length > mostStories ? [`Before and difference: of the first ${mostStories} stories only.`] : [];
  const files = [...new Set(changed.map((finding) => join(baselines, folderOf(finding), digestsFile)))];
  const found = commitThatRecorded(files, root);
  if ('reason' in found) return [...lines, `The report shows what is there now alone: ${found.reason}.`];
  let drawn: Drawn;
  try {
    drawn = await draw(await storiesAt(found.commit), changed, { workers, withoutPictures });
  } catch (error) {
    const [first] = String(error instanceof Error ? error.message : error).split('\n');
    return [
      ...lines,
      `The report shows what is there now alone: ${found.commit.slice(0, 8)} cannot be drawn: ${first}`,
    ];
  }
  let missing = 0;
  for (const finding of changed) {
    const folder = folderOf(finding);
    const recorded = new Baselines(folder);
    if (finding.tree) {
      const before = drawn.trees.get(`${folder}/${finding.tree.name}`);
      if (before !== undefined && digestOfText(before) === recorded.digest(finding.tree.name))
        finding.tree = { ...finding.tree, before };
      else missing += 1;
      continue;
    }
    const name = pictureName(finding.story, finding.variant);
    const before = drawn.pictures.get(`${folder}/${name}`);
    const after = finding.picture?.after;
    const isRecorded = before && (await digestOf(before)) === recorded.digest(name);
    const difference = isRecorded && after && (await compare(before, after));
    if (!difference) missing += 1;
    else {
      finding.picture = { before, after, difference };
      finding.message = `The screenshot changed in ${difference.pixels} pixels.`;
    }
  }
  if (missing > 0)
    lines.push(
      `${missing} of ${changed.length} pictures and trees are drawn otherwise at ${found.commit.slice(0, 8)}: no before.`,
    );
  return lines;
}
