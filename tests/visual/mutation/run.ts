// Drops the style declarations of ten components one at a time and sample images which of those that change a pixel nothing
// notices (docs/decisions/0016-mutation.md). run.ts [sheet …]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../../scripts/browser.mjs';
import { buildStories } from '../runner/build.ts';
import { results, root } from '../runner/paths.ts';
import { serve } from '../runner/serve.ts';
import { unitsOf } from '../runner/units.ts';
import { subjects } from './components.ts';
import type { Declaration } from './declarations.ts';
import { examine, type Verdict } from './subject.ts';

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = subjects.filter(({ sheet }) => asked.length === 0 || asked.includes(sheet));
if (chosen.length === 0)
  throw new Error(
    `There is no ${asked.join(', ')}; there are ${subjects.map(({ sheet }) => sheet).join(', ')}.`,
  );

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
const built = join(root, '.cache/stories-own-sheets');
if (!(process.argv.includes('--built') && existsSync(built)))
  await buildStories(built, { hasOwnSheets: true });
const units = unitsOf(built);
const served = await serve(built);
const { args, ...options } = browserLaunchOptions();
const browser = await chromium.launch({ ...options, args: [...args, served.rule] });
const verdicts: Verdict[] = [];
const written = ({ selector, text }: Declaration) => `${selector} { ${text} }`;
try {
  for (const subject of chosen) {
    const verdict = await examine(browser, built, subject, units);
    verdicts.push(verdict);
    const { captured, checked, survivors, invisible, motion } = verdict;
    console.log(
      `${subject.sheet}: ${captured.length} captured, ${checked.length} seen by another check, ${survivors.length} survive; ${invisible.length} change no pixel, ${motion.length} move (${seconds()} s)`,
    );
    for (const { declaration, where } of survivors)
      console.log(`  survives: ${written(declaration)} (${where})`);
    for (const declaration of invisible) console.log(`  no pixel: ${written(declaration)}`);
  }
} finally {
  await browser.close();
  served.close();
}
const noticed = verdicts.reduce((sum, { captured, checked }) => sum + captured.length + checked.length, 0);
const survived = verdicts.reduce((sum, { survivors }) => sum + survivors.length, 0);
const share = (noticed / Math.max(noticed + survived, 1)) * 100;
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'mutation-styles.json'), JSON.stringify(verdicts, null, 1));
console.log(`styles: ${noticed} of ${noticed + survived} noticed, ${share.toFixed(1)} % (at least 95 %)`);
process.exitCode = share < 95 ? 1 : 0;
