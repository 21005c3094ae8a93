// Checks a ledger of a hundred thousand entries as its owner does: in the browser, on the real server. What is held: the longest task
// of the page meanwhile, how often the progress moved, and how long all of it took. It builds the app, and starts a studio of its own.
import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { storageKey } from '@mirror-studio/domain/storage';
import { ledgerCheck } from '@mirror-studio/domain/texts/en/ledgerCheck';
import { fillLedger } from '@mirror-studio/server/testing/tamper-ledger';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browser.mjs';
import { buildApp } from '../../scripts/build.mjs';
import { Person } from '../e2e/person.ts';
import { Studio } from '../e2e/studio.ts';
import { traced } from './trace.ts';

const entries = 100_000;
const most = { taskMs: 50, seconds: 60 } as const;
/** How often the progress has another value, at least: it moves about every page of a thousand. */
const leastMoves = 50;
const mostWaitMs = 300_000;

function tell(name: string, value: number, limit: number, isKept: boolean, unit = '') {
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? '✓' : '✗'} ${name}: ${value.toFixed(unit ? 1 : 0)}${unit}, limit ${limit}${unit}`);
}

await buildApp();
const studio = await Studio.start();
const browser = await chromium.launch(browserLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await new Person(page, studio, 'much@example.com').openSession();
  await fetch(studio.url + endpoints.balance.path, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  await studio.stop();
  await fillLedger(studio.dataDir, session.user.id, entries);
  await studio.run();
  await page.goto(studio.url + endpoints.health.path);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKey('session'),
    JSON.stringify(session),
  ] as const);
  await page.goto(`${studio.url}${pathOf('credits')}?check=1`);
  const dialog = page.getByRole('dialog', { name: ledgerCheck.title });
  const start = dialog.getByRole('button', { name: ledgerCheck.start });
  await start.waitFor();
  await page.waitForLoadState('networkidle');
  let moves = 0;
  let seconds = 0;
  const works = await traced(browser, page, async () => {
    await page.evaluate(() => {
      performance.mark('begin: checking');
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const now = document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow');
        if (now) seen.add(now);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const from = performance.now();
    await start.click();
    await dialog.getByText(ledgerCheck.agreesTitle).waitFor({ timeout: mostWaitMs });
    seconds = (performance.now() - from) / 1_000;
    moves = await page.evaluate(() => {
      performance.mark('end: checking');
      return (window as unknown as { seen: Set<string> }).seen.size;
    });
  });
  for (const { longestBusyMs, longestMs, tasks } of works) {
    tell('longest task of the page', longestBusyMs, most.taskMs, longestBusyMs <= most.taskMs, ' ms');
    console.log(`  ${tasks} tasks, the longest ${longestMs.toFixed(1)} ms by the clock`);
  }
  tell('values that the progress had', moves, leastMoves, moves >= leastMoves);
  tell(`the check of ${entries} entries`, seconds, most.seconds, seconds <= most.seconds, ' s');
} finally {
  await browser.close();
  await studio.dispose();
}
