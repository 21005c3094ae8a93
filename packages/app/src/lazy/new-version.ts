import { buildOfPage } from '../offline/build.ts';
import { readForTab, writeForTab } from '../storage/storage.ts';
import { isOfBuild } from '../worker/requests.ts';

const said = ' said';

/** A new version would have to be followed by another one so soon to be worth another try. */
const onceInMs = 60_000;

/** Asks the server itself, past what the service worker keeps. Rejects where it does not answer. */
async function isNewVersionServed(): Promise<boolean> {
  const build = buildOfPage();
  const answer = await fetch('/index.html?now', { cache: 'no-store' });
  return build !== null && answer.ok && !isOfBuild(build, await answer.text());
}

/**
 * Loads the page again, which after a deployment asks for files that are not there any more, and of the same version what got
 * lost on its way: a browser would not ask for it again. Once: what is still missing then is missing in the new version too.
 * Answers whether the page is on its way out. Rejects where the server does not answer.
 */
export async function reloadForMissingPart(): Promise<boolean> {
  const [lastMs = ''] = (readForTab('reloadedForVersion') ?? '').split(' ');
  if (Date.now() - Number(lastMs) < onceInMs) return false;
  // Where nothing is kept, nothing would stop it from loading again and again.
  const isNew = await isNewVersionServed();
  if (!writeForTab('reloadedForVersion', Date.now() + (isNew ? '' : said))) return false;
  location.reload();
  return true;
}

/** Whether this page was loaded again for a new version, and nobody was told yet. */
export function takeNewVersion(): boolean {
  const kept = readForTab('reloadedForVersion');
  if (kept === null || kept.endsWith(said)) return false;
  writeForTab('reloadedForVersion', kept + said);
  return true;
}
