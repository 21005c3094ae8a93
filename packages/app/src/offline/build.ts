import { buildIdName, buildLock } from '@mirror-studio/domain/storage';

/** Which build of the app this page is of (`scripts/build-id.ts`); null while developing. */
export const buildOfPage = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${buildIdName}"]`)?.content ?? null;

/**
 * Says to the service worker that a page of this build is open: its files are kept. Not while the browser has put the page
 * away, which it does not with one that holds a lock.
 */
export function holdBuild(build: string): void {
  let release: (() => void) | undefined;
  const hold = () => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    navigator.locks?.request(buildLock(build), { mode: 'shared' }, () => held).catch(() => undefined);
  };
  hold();
  window.addEventListener('pagehide', () => release?.());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hold();
  });
}
