// Builds the app and says what each dependency and each folder of ours costs in it: bundle-report.ts [--check | --update]
// `--check` fails when one has grown; `--update` keeps what they cost now as what that compares with.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonReport } from 'sonda';

const kept = join(import.meta.dirname, '../packages/app/bundle.json');

/** Bytes of script, minified and not compressed, by the dependency or the folder of a package that they come from. */
export type Costs = Readonly<Record<string, number>>;

/** What is smaller grows and shrinks unseen: a share of what was there, and bytes. */
const tolerance = { share: 0.03, bytes: 1_000 };

/** `…/node_modules/@scope/name/dist/x.js` is of `@scope/name`, `packages/ui/src/icons/x.tsx` of `ui/src/icons`. */
function ownerOf(module: string): string {
  const [, dependency] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  const [, folder] = /^packages\/((?:[^/]+\/){2,3})/.exec(module) ?? [];
  return dependency ?? folder?.slice(0, -1) ?? module;
}

/** Takes the report of a build. Returns its costs, the largest first. */
export function costsOf({ resources }: JsonReport): Costs {
  const costs = new Map<string, number>();
  for (const { kind, name, type, uncompressed } of resources) {
    if (kind !== 'chunk' || type !== 'script') continue;
    const owner = ownerOf(name);
    costs.set(owner, (costs.get(owner) ?? 0) + uncompressed);
  }
  return Object.fromEntries([...costs].toSorted(([, a], [, b]) => b - a));
}

/** What has grown by more than may go unseen, or is new: `name: before → now`, in bytes. Takes the costs before and now. */
export function grown(before: Costs, now: Costs): string[] {
  return Object.entries(now)
    .filter(([name, bytes]) => {
      const known = before[name] ?? 0;
      return bytes - known > Math.max(tolerance.bytes, known * tolerance.share);
    })
    .map(([name, bytes]) => `${name}: ${before[name] ?? 0} → ${bytes}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [mode] = process.argv.slice(2);
  const { buildApp, reportPath } = await import('./build.mjs');
  await buildApp({ hasReport: true });
  const costs = costsOf(JSON.parse(readFileSync(reportPath, 'utf8')) as JsonReport);
  const more = grown(JSON.parse(readFileSync(kept, 'utf8')) as Costs, costs);
  if (mode === '--update') writeFileSync(kept, `${JSON.stringify(costs, null, 2)}\n`);
  else for (const line of more) console.log(`✗ grown: ${line} bytes`);
  if (mode === '--check') {
    if (more.length > 0)
      console.log('What is meant is kept by `pnpm bundle:update`; `pnpm bundle` shows what weighs how much.');
    process.exitCode = more.length > 0 ? 1 : 0;
  } else {
    for (const [name, bytes] of Object.entries(costs))
      console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`);
    console.log(`The treemap: ${join(dirname(reportPath), 'bundle.html')}`);
  }
}
