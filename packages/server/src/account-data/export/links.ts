import { createHmac } from 'node:crypto';
import { pathOf } from '@mirror-studio/domain/access';
import { exportParam } from '@mirror-studio/domain/account-data';
import { accountExportLimits } from '@mirror-studio/domain/constants/account';
import { formatBytes, formatDeadline, type Language } from '@mirror-studio/domain/texts';
import { type Queryable, secret } from '../../database/index.ts';
import type { Clock } from '../../http/index.ts';
import { isSameHash } from '../../http/request/is-same-hash.ts';
import type { AccountNews } from '../../mail/compose-account.ts';

/** The page that the mailed link opens; it asks for a press before the link is used up. */
export function exportLink(token: string): string {
  return `${pathOf('profile')}?${new URLSearchParams({ [exportParam]: token }).toString()}`;
}

export function exportReadyNews(
  link: string,
  { bytes, endsAt, language }: { bytes: number; endsAt: Date; language: Language },
): AccountNews {
  const values = {
    size: formatBytes(bytes, language),
    date: `${formatDeadline(endsAt.getTime(), language, 'UTC')} UTC`,
  };
  return { kind: 'exportReady', link, values };
}

export interface ExportAddresses {
  /** An address at which the download of an archive may begin for a while. The signature is the permission. */
  sign(id: string): Promise<string>;
  isSigned(id: string, untilMs: string, signature: string): Promise<boolean>;
}

/** Takes the database, for the key that is kept with the data. */
export function exportAddresses({ db, clock }: { db: Queryable; clock: Clock }): ExportAddresses {
  const macOf = async (id: string, untilMs: number) =>
    createHmac('sha256', await secret(db, 'account-exports', () => crypto.randomUUID() + crypto.randomUUID()))
      .update(`${id}/${untilMs}`)
      .digest('base64url');
  return {
    async sign(id) {
      const untilMs = clock.now().getTime() + accountExportLimits.downloadBeginsMs;
      return `/media/account/${id}/${untilMs}/${await macOf(id, untilMs)}`;
    },
    async isSigned(id, until, signature) {
      const untilMs = Number(until);
      if (!Number.isSafeInteger(untilMs) || untilMs < clock.now().getTime()) return false;
      return isSameHash(await macOf(id, untilMs), signature);
    },
  };
}
