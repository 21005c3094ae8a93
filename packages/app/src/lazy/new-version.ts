import { readForTab, writeForTab } from '../storage/storage.ts';

/** A new version would have to be followed by another one so soon to be worth another try. */
const onceInMs = 60_000;

const said = ' said';

/**
 * Loads the page again, which after a deployment asks for files that are not there any more. Once: what is still missing then
 * is missing in the new version too. Answers whether the page is on its way out.
 */
export function reloadForNewVersion(): boolean {
  const [lastMs = ''] = (readForTab('reloadedForVersion') ?? '').split(' ');
  if (Date.now() - Number(lastMs) < onceInMs) return false;
  // Where nothing is kept, nothing would stop it from loading again and again.
  if (!writeForTab('reloadedForVersion', String(Date.now()))) return false;
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
