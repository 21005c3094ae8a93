// Takes screenshots of stories and holds them against their baselines (docs/decisions/0006-visual-tests.md).
// run.ts [--update] [--changed[=<git base>]] [--quick] [--cache] [--workers=<n>] [--shard=<n>/<of>] [story file or folder …]
// `--quick`, of `npm test`, looks only at main stories in every way (`isMain` in variants.ts), at the others in one theme.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPinnedBrowser } from '../../scripts/browser.mjs';
import { reportOf } from './report/report.ts';
import { Baselines, isTreeName, staleNames, unclaimed } from './runner/baselines.ts';
import { buildStories } from './runner/build.ts';
import { changedSince, unitsBeside, unitsChangedBy } from './runner/changed.ts';
import type { Outcome } from './runner/findings.ts';
import { builtStories, failures, results, root } from './runner/paths.ts';
import { addPreviousLooks } from './runner/redraw.ts';
import { ResultCache } from './runner/result-cache.ts';
import type { Seen } from './runner/runner.ts';
import { runUnits } from './runner/session.ts';
import { tasksApart } from './runner/tasks.ts';
import { shardOf, type Unit, unitsOf, unitsUnder } from './runner/units.ts';

const asked = process.argv.slice(2);
const option = (name: string) => asked.find((word) => word === `--${name}` || word.startsWith(`--${name}=`));
const paths = asked.filter((word) => !word.startsWith('--'));
const options = ['update', 'changed', 'quick', 'cache', 'workers', 'shard'];
const nameOf = (word: string) => /^--([^=]+)/.exec(word)?.[1];
const unknown = asked.find((word) => nameOf(word) !== undefined && !options.includes(nameOf(word) ?? ''));
if (unknown !== undefined) {
  console.error(`There is no option ${unknown}; there are ${options.map((name) => `--${name}`).join(', ')}.`);
  process.exit(1);
}
const isUpdate = option('update') !== undefined;
const isQuick = option('quick') !== undefined;
const changed = option('changed');
const workers = Number(option('workers')?.split('=')[1] ?? 3);
const shard = option('shard')?.split('=')[1]?.split('/').map(Number);
const isWhole = paths.length === 0 && !changed;

/** Writes a PNG where a person finds it: `kind` is before, after or difference. */
function write(name: string, kind: string, png: Buffer) {
  const file = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  writeFileSync(join(failures, `${file}.${kind}.png`), png);
}

const withoutPictures = !isPinnedBrowser && !process.env['MIRROR_BASELINES'];
if (withoutPictures && isUpdate)
  throw new Error(
    'Baselines are drawn in the pinned browser alone: update them in the container (CONTRIBUTING.md).',
  );
if (isUpdate && isQuick) throw new Error('An update draws every picture: leave out --quick.');

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
rmSync(failures, { recursive: true, force: true });
mkdirSync(failures, { recursive: true });
await buildStories(builtStories, { only: process.env['STORYBOOK_ONLY'] });
console.log(`Storybook built in ${seconds()} s.`);

const all = unitsOf(builtStories);
const [index = 1, count = 1] = shard ?? [];
const under = shardOf(unitsUnder(all, paths), index, count);
if (under.length === 0) throw new Error(`No story lies under ${paths.join(', ')}.`);
const cache =
  option('cache') && isWhole && !isUpdate
    ? new ResultCache(under, join(root, `.cache/passed-stories${isQuick ? '-quick' : ''}.json`))
    : null;
const changedFiles = changed ? changedSince(changed.split('=')[1]) : [];
const units = changed
  ? unitsChangedBy(changedFiles, under)
  : under.filter(({ title }) => !cache?.hasPassed(title));
if (cache && units.length < under.length)
  console.log(`${under.length - units.length} titles passed before, and nothing that they read has changed.`);
if (changed) console.log(`${units.length} of ${under.length} titles can have changed.`);
const books = new Map(units.map(({ folder }) => [folder, new Baselines(folder)]));
const outcomes: Outcome[] = [];
const seen = new Map<string, Seen>();

const sayFindings = ({ findings }: Outcome) => {
  for (const { title, story, variant, message } of findings)
    console.log(`✗ ${title} › ${story} (${variant}): ${message}`);
};

/** Runs titles; keeps what came out of them. `isFirst` gives their first verdict, and keeps those that passed. */
async function run(some: Unit[], isFirst = false): Promise<readonly Outcome[]> {
  const result = await runUnits({
    built: builtStories,
    units: some,
    books,
    isUpdate,
    isQuick,
    withoutPictures,
    workers,
    onOutcome: sayFindings,
    ...(isFirst && { tasks: tasksApart(some, workers, isQuick), withoutRepeat: true }),
  });
  const failed = new Set(
    result.outcomes.filter(({ findings }) => findings.length > 0).map(({ title }) => title),
  );
  const isKept = (title: string) => !isFirst || !failed.has(title);
  outcomes.push(...result.outcomes.filter(({ title }) => isKept(title)));
  for (const { folder, title } of some) {
    const found = result.seen.get(folder);
    if (found && isKept(title)) seen.set(folder, found);
  }
  return result.outcomes;
}

// Whoever changed a component waits for its own stories, not for all that it reaches. What fails is run again by itself.
const first = unitsBeside(changedFiles, units);
const passedFirst = new Set<string>();
if (first.length > 0) {
  const verdict = await run(first, true);
  const wrong = verdict.filter(({ findings }) => findings.length > 0);
  for (const { title } of outcomes) passedFirst.add(title);
  console.log(
    `First verdict after ${seconds()} s: ${verdict.length - wrong.length} passed, ${wrong.length} failed (${first.map(({ title }) => title).join(', ')}); ${units.length - passedFirst.size} titles follow.`,
  );
}
const others = units.filter(({ title }) => !passedFirst.has(title));
if (others.length > 0) await run(others);

const stale: string[] = isWhole ? unclaimed(new Set(all.map(({ folder }) => folder))) : [];
for (const [folder, { digests, drawn }] of seen) {
  const book = books.get(folder);
  for (const [name, png] of drawn) write(`${folder} ${name}`, 'after', png);
  if (isUpdate) book?.replace(digests);
  else {
    const keys = all.find((unit) => unit.folder === folder)?.stories.map(({ key }) => key);
    stale.push(
      ...staleNames(book?.names() ?? [], digests, isQuick ? keys : undefined)
        .filter((name) => !withoutPictures || isTreeName(name))
        .map((name) => `${folder}/${name}`),
    );
  }
}
if (isUpdate && isWhole) {
  for (const folder of stale) new Baselines(folder).replace(new Map());
} else {
  for (const each of stale) console.log(`✗ ${each}: a baseline that no story has any more; update.`);
}

const findings = outcomes.flatMap((each) => each.findings);
const passedNow = outcomes.filter((each) => each.findings.length === 0).length;
const failed = outcomes.length - passedNow + (isUpdate ? 0 : stale.length);
const passed = passedNow + (cache?.storiesBefore ?? 0);
if (stale.length === 0) cache?.keep(outcomes);
const flaky = outcomes
  .filter(({ firstFindings }) => firstFindings[0])
  .map(
    ({ title, story, variant, firstFindings }) =>
      `${title} › ${story} (${variant}); at first: ${firstFindings[0]}`,
  );
for (const each of flaky) console.log(`Passed when run again: ${each}`);
const redrawn = [...seen.values()].reduce((sum, { drawn }) => sum + drawn.size, 0);
if (isUpdate && redrawn > 0)
  console.log(`${redrawn} pictures are new or changed; look at them in ${failures}.`);
if (withoutPictures)
  console.log(
    'Pictures are not compared: this browser is not the pinned one, which alone draws them pixel by pixel.',
  );
const screenshots = outcomes.reduce((sum, each) => sum + each.screenshots, 0);
mkdirSync(results, { recursive: true });
const stories = outcomes.map((each) => ({ ...each, findings: each.findings.map(({ message }) => message) }));
writeFileSync(
  join(results, 'stories.json'),
  JSON.stringify({ passed, failed, flaky, screenshots, stories }, null, 1),
);
if (findings.length > 0) {
  const names = new Set(findings.map(({ title, story, variant }) => `${title} › ${story} (${variant})`));
  console.log(`Failed: ${[...names].join(', ')}.`);
  for (const line of await addPreviousLooks(findings, all, { workers, withoutPictures })) console.log(line);
  for (const { title, story, variant, picture } of findings) {
    if (picture?.before) write(`${title} ${story} ${variant}`, 'before', picture.before);
    if (picture?.difference) write(`${title} ${story} ${variant}`, 'difference', picture.difference.drawn);
  }
  const report = join(failures, 'report.html');
  writeFileSync(report, reportOf(findings, { passed, failed }));
  console.log(`Before, after and difference: ${report}`);
}
console.log(
  `${units.length} titles, ${outcomes.length} stories, ${screenshots} screenshots in ${seconds()} s.`,
);
process.exitCode = failed > 0 ? 1 : 0;
