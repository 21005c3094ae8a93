import type { Settings } from '@mirror-studio/domain/settings';
import type { Language } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ownPicture } from '../../creators/pictures.ts';
import { whole } from '../../database/index.ts';
import type { MediaServices } from '../../media/index.ts';
import type { Person } from '../held.ts';
import { heldTables } from '../parts.generated.ts';
import { csvOf, jsonOf } from './formats.ts';
import { type Contents, indexPage, type Listed, manifestOf } from './index-page.ts';
import { mediaContent, mediaName, mediaOf, withFiles } from './media-files.ts';
import { rowsOf } from './rows.ts';

export interface Order {
  readonly person: Person;
  readonly language: Language;
  readonly timeZone: string;
  readonly settings: Settings;
}

interface Watching {
  /** Called when one more file is in. Throws to stop. */
  readonly onFile: () => Promise<void>;
  readonly signal: AbortSignal;
}

type Services = Pick<MediaServices, 'db' | 'clock' | 'media' | 'log'>;

/** Beside the tables and the media: the settings, the picture of the profile, the index and the manifest. */
const others = 4;
const profilePicture = 'media/profile.webp';

/** How many files an archive of a person will have. */
export async function countFiles({ db }: Services, { id }: Person): Promise<number> {
  const media = await db.first(
    v.object({ files: whole }),
    sql`select count(*) as files from studio.media where member = ${id} and ${withFiles}`,
  );
  const tables = heldTables.flatMap(({ given }) => ('file' in given ? (given.csv ? [0, 1] : [0]) : []));
  return tables.length + others + (media?.files ?? 0);
}

/**
 * The files of an archive, one after the other, each read as it is taken: thousands of pictures need no more memory than one. What
 * cannot be read is left out, and the index says so.
 */
export async function* filesOf(services: Services, order: Order, { onFile, signal }: Watching) {
  const { db, log, clock } = services;
  const { person, settings } = order;
  const madeAt = clock.now();
  const files: Listed[] = [];
  const missing: string[] = [];
  let mediaFiles = 0;
  const given = async function* (name: string, input: Uint8Array | string | AsyncIterable<Uint8Array>) {
    signal.throwIfAborted();
    yield { name, input, lastModified: madeAt };
    await onFile();
  };

  for (const held of heldTables) {
    if (!('file' in held.given)) continue;
    const { file, csv } = held.given;
    const path = `data/${file}.json`;
    const counted = { rows: 0 };
    yield* given(path, jsonOf(rowsOf(db, held, person), counted));
    files.push({ path, file, rows: counted.rows });
    if (csv) {
      const asCsv = `data/${file}.csv`;
      yield* given(asCsv, csvOf(rowsOf(db, held, person)));
      files.push({ path: asCsv, file, rows: counted.rows });
    }
  }
  yield* given('data/settings.json', `${JSON.stringify(settings, null, 2)}\n`);
  files.push({ path: 'data/settings.json', file: 'settings', rows: Object.keys(settings).length });
  for await (const medium of mediaOf(services, person.id)) {
    signal.throwIfAborted();
    const name = mediaName(medium);
    const input = await mediaContent(services, person.id, medium, settings, signal).catch(
      (error: unknown) => {
        signal.throwIfAborted();
        log.error('A file could not be put into an archive', error);
        missing.push(name);
        return null;
      },
    );
    if (input === null) await onFile();
    else {
      mediaFiles += 1;
      yield* given(name, input);
    }
  }
  const picture = await ownPicture(db, services.media, person.id).catch((error: unknown) => {
    signal.throwIfAborted();
    log.error('A file could not be put into an archive', error);
    missing.push(profilePicture);
    return null;
  });
  if (picture === null) await onFile();
  else {
    mediaFiles += 1;
    yield* given(profilePicture, picture);
  }
  const { language, timeZone } = order;
  const name = person.email ?? person.id;
  const contents: Contents = { language, timeZone, name, madeAt, files, mediaFiles, missing };
  yield* given('manifest.json', manifestOf(contents));
  yield* given('index.html', indexPage(contents));
}
