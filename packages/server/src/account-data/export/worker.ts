import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { runLater } from '../../auth/flows/news.ts';
import { hashToken, newToken } from '../../auth/keys/secrets.ts';
import { composeAccountNews } from '../../mail/compose-account.ts';
import type { MediaServices } from '../../media/index.ts';
import { countFiles, filesOf } from './contents.ts';
import { keepArchive } from './keep-archive.ts';
import {
  type ClaimedExport,
  claimExport,
  endAllLeases,
  finish,
  giveUp,
  handBack,
  isGivenUp,
  keepLease,
  leaseMs,
} from './lease.ts';
import { exportLink, exportReadyNews } from './links.ts';
import { exportPath } from './store.ts';

/** How often the worker looks for what nobody told it of, and how often it says how far it is. */
const lookMs = 1_000;

/** Makes archives of what is held on people, one at a time. */
export interface ExportWorker {
  start(): void;
  /** There may be work. */
  wake(): void;
  /** Stops after handing back what is at hand. */
  stop(): Promise<void>;
}

export function exportWorker(services: MediaServices): ExportWorker {
  const { db, clock, log, media, mailer, site } = services;
  const name = crypto.randomUUID();
  const stopping = new AbortController();
  let nap = Promise.withResolvers<void>();
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    if (db.kind === 'embedded') await endAllLeases(db, clock.now());
    while (!stopping.signal.aborted) {
      const worked = await workOnNext().catch((error: unknown) => {
        log.error('An export could not go on', error);
        return false;
      });
      if (!worked && !stopping.signal.aborted) await rest();
    }
  }

  async function rest(): Promise<void> {
    const timer = setTimeout(() => nap.resolve(), lookMs);
    await nap.promise;
    clearTimeout(timer);
    nap = Promise.withResolvers();
  }

  async function workOnNext(): Promise<boolean> {
    const claimed = await claimExport(services, name);
    if (!claimed) return false;
    if (isGivenUp(claimed)) await fail(claimed);
    else await make(claimed);
    return true;
  }

  async function fail(claimed: ClaimedExport): Promise<void> {
    await media.disk.delete(exportPath(claimed.member, claimed.id));
    if (await giveUp(services, claimed.id, name)) tell(claimed, { kind: 'exportFailed' });
  }

  function tell({ email, language }: ClaimedExport, news: Parameters<typeof composeAccountNews>[1]): void {
    if (email === null) return;
    runLater(services, 'A message about an export', () =>
      mailer.send(composeAccountNews(email, news, language, site.origin)),
    );
  }

  async function make(claimed: ClaimedExport): Promise<void> {
    const { id, member, email, language, settings } = claimed;
    const person = { id: member, email };
    const progress = { done: 0, total: 0 };
    const lost = new AbortController();
    const alive = setInterval(
      () => {
        keepLease(services, id, name, progress).then(
          (own) => !own && lost.abort(),
          (error: unknown) => log.error('The lease of an export could not be renewed', error),
        );
      },
      Math.min(lookMs, leaseMs / 3),
    );
    const signal = AbortSignal.any([lost.signal, stopping.signal]);
    const path = exportPath(member, id);
    try {
      progress.total = await countFiles(services, person);
      const files = filesOf(
        services,
        { person, language, timeZone: claimed.time_zone, settings },
        {
          signal,
          onFile: async () => {
            progress.done += 1;
          },
        },
      );
      const zip = Readable.fromWeb(makeZip(files) as NodeStream<Uint8Array>);
      const bytes = await keepArchive(services, path, id, zip);
      signal.throwIfAborted();
      const token = newToken();
      const made = { id, worker: name, bytes, total: progress.done, linkHash: hashToken(token) };
      const endsAt = await finish(services, made);
      if (endsAt === null) throw new Error('The export is no longer this worker’s');
      tell(claimed, exportReadyNews(exportLink(token), { bytes, endsAt, language }));
    } catch (error) {
      // The one who has it now writes to the same place.
      if (lost.signal.aborted) return;
      if (stopping.signal.aborted) return await handBack(services, id, name);
      log.error('An export could not be made', error);
      await fail(claimed);
    } finally {
      clearInterval(alive);
    }
  }

  return {
    start() {
      working ??= work().catch((error: unknown) => log.error('Exports cannot be made', error));
    },
    wake: () => nap.resolve(),
    async stop() {
      stopping.abort();
      nap.resolve();
      await working;
    },
  };
}
