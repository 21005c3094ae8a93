import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { at, type Queryable, whole } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, type Services, serveEndpoint } from '../http/index.ts';
import { byPerson, limited } from '../http/request/limited.ts';

const detailsRow = v.object({ name: v.string(), address: v.string(), tax_id: v.string(), revision: whole });
const none = { name: '', address: '', tax_id: '', revision: 0 };

async function detailsOf(db: Queryable, member: string) {
  const found = await db.first(
    detailsRow,
    sql`select name, address, tax_id, revision from studio.billing_details where member = ${member}`,
  );
  const { tax_id: taxId, revision, ...rest } = found ?? none;
  return { details: { ...rest, taxId }, revision };
}

/** What a member wants to stand on receipts (pages: money). */
export function productRoutes(services: Pick<Services, 'db' | 'clock' | 'limits'>): Hono<AppEnv> {
  const { db, clock } = services;
  const routes = new Hono<AppEnv>();
  serveEndpoint(routes, endpoints.billingDetails, ({ user }) => detailsOf(db, user.id));
  serveEndpoint(
    routes,
    endpoints.setBillingDetails,
    ({ user, body: { name, address, taxId, basedOn } }) =>
      db.transaction(async (tx) => {
        const kept = await tx.run(
          basedOn === 0
            ? sql`insert into studio.billing_details (member, name, address, tax_id, revision, changed_at)
                values (${user.id}, ${name}, ${address}, ${taxId}, 1, ${at(clock.now())}) on conflict do nothing`
            : sql`update studio.billing_details set name = ${name}, address = ${address}, tax_id = ${taxId},
                revision = revision + 1, changed_at = ${at(clock.now())}
                where member = ${user.id} and revision = ${basedOn}`,
        );
        const now = await detailsOf(tx, user.id);
        const { details } = now;
        // Sent again, since no answer came: it is kept as it was asked.
        const isSame = details.name === name && details.address === address && details.taxId === taxId;
        if (kept === 0 && !isSame) throw new HttpError('CONFLICT', refusals.billingChanged);
        return now;
      }),
    { before: [limited(services, 'changeOfUser', byPerson)] },
  );
  return routes;
}
