import { createHmac } from 'node:crypto';
import { galleryLimits } from '@mirror-studio/domain/constants/gallery';
import {
  galleryChangesEndpoints as endpoints,
  exportedForm,
  exportedRights,
} from '@mirror-studio/domain/contract';
import { fileNames } from '@mirror-studio/domain/media';
import { defaultSettings } from '@mirror-studio/domain/settings';
import { knownZone } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { at, instant, json, secret, whole } from '../database/index.ts';
import { attachment } from '../http/answer/attachment.ts';
import { refusals, errors as texts } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, serveEndpoint } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { isSameHash } from '../http/request/is-same-hash.ts';
import { byPerson, limited } from '../http/request/limited.ts';
import type { MediaServices } from '../media/index.ts';
import { archiveOf } from './archive-stream.ts';
import { amongst } from './changes.ts';

const chosenRow = v.object({ id: v.string(), bytes: whole });
const archiveRow = v.object({
  media: v.array(v.string()),
  member: v.string(),
  time_zone: v.string(),
  rights: v.nullable(exportedRights),
  form: v.nullable(exportedForm),
  created_at: instant,
});

/** Archives of pictures: what was chosen is kept for as long as its signed address is good, and read while it is sent. */
export function serveArchives(
  routes: Hono<AppEnv>,
  services: Pick<MediaServices, 'db' | 'clock' | 'media' | 'limits' | 'log'>,
): void {
  const { db, clock, media, log } = services;
  const key = () => secret(db, 'gallery.archives', () => crypto.randomUUID() + crypto.randomUUID());
  const sign = async (id: string) =>
    createHmac('sha256', await key())
      .update(id)
      .digest('base64url');

  serveEndpoint(
    routes,
    endpoints.createArchive,
    async ({ user, body: { ids, timeZone, rights, form } }) => {
      const there = await db.all(
        chosenRow,
        sql`select id, bytes from studio.media
          where member = ${user.id} and purpose = 'result' and deleted_at is null and ${amongst(ids)}`,
      );
      if (there.length === 0) throw new HttpError('NOT_FOUND', texts.notFound);
      const known = new Set(there.map(({ id }) => id));
      const chosen = [...new Set(ids.map((id) => id.toLowerCase()))].filter((id) => known.has(id));
      const id = crypto.randomUUID();
      const now = clock.now();
      await db.run(
        sql`insert into studio.archives (id, member, media, time_zone, rights, form, created_at)
          values (${id}, ${user.id}, ${`{${chosen.join(',')}}`}::text::uuid[], ${knownZone(timeZone)},
            ${rights ? json(rights) : null}, ${form ? json(form) : null}, ${at(now)})`,
      );
      return {
        url: `/media/archives/${id}/${await sign(id)}`,
        items: chosen.length,
        bytes: there.reduce((total, { bytes }) => total + bytes, 0),
        validUntil: new Date(now.getTime() + galleryLimits.archiveBeginsMs).toISOString(),
      };
    },
    { before: [limited(services, 'archivesOfPerson', byPerson)] },
  );

  // The signature is the permission: a browser that downloads by itself carries no token.
  routes.get('/media/archives/:id/:signature', async (c) => {
    const { id, signature } = c.req.param();
    const begun = new Date(clock.now().getTime() - galleryLimits.archiveBeginsMs);
    const isOurs = isRowId(id) && isSameHash(signature, await sign(id));
    const archive = isOurs
      ? await db.first(
          archiveRow,
          sql`select member, media::text[] as media, time_zone, rights, form, created_at from studio.archives
            where id = ${id} and created_at > ${at(begun)}`,
        )
      : undefined;
    if (!archive) throw new HttpError('FORBIDDEN', refusals.addressExpired);
    return c.body(
      await archiveOf({ db, clock, media, log }, { ...archive, rights: archive.rights ?? defaultSettings }),
      200,
      {
        'Content-Type': 'application/zip',
        'Content-Disposition': attachment(archiveName(archive)),
        'Cache-Control': 'no-store',
      },
    );
  });
}

const archiveName = ({ created_at, time_zone }: v.InferOutput<typeof archiveRow>): string =>
  fileNames([{ createdAt: created_at, prompt: common.productName, extension: 'zip' }], time_zone)[0] ?? '';
