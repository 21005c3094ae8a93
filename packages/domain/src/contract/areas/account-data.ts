import * as v from 'valibot';
import { accountExportStates } from '../../account-data/index.ts';
import { profileLimits } from '../../constants/account.ts';
import { defaultSettings, exportFormats, themes } from '../../settings/index.ts';
import { languages } from '../../texts/languages.ts';
import { endpoint, named } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import { count, done, flag, identifier, moment, sampleMoment, text } from '../wire.ts';

/** The settings, as the browser keeps them (§3): they go into the archive, and say what is written into its pictures. */
const keptSettings = v.object({
  theme: v.picklist(themes),
  exportFormat: v.picklist(exportFormats),
  autoSave: flag,
  highQualityExport: flag,
  emailNotifications: flag,
  pushNotifications: flag,
  promptCompletions: flag,
  imageGenerations: flag,
  systemUpdates: flag,
  mirrorProtocolEnabled: flag,
  allowResale: flag,
  allowTraining: flag,
  shareMetadata: flag,
  anonymousAnalytics: flag,
});

/** An archive of everything held on a person: how far it is, and how long it is kept. */
export const accountExport = named(
  'AccountExport',
  v.object({
    id: text,
    state: v.picklist(accountExportStates),
    requestedAt: moment,
    /** Files that are in it so far, and that will be; 0 of 0 until it is begun. */
    done: count,
    total: count,
    bytes: v.nullable(count),
    /** When it is deleted. Null until it is ready. */
    endsAt: v.nullable(moment),
    /** The emailed link has been used: another has to be asked for. */
    isLinkUsed: flag,
  }),
);
export type AccountExport = v.InferOutput<typeof accountExport>;
export const sampleAccountExport: AccountExport = {
  id: 'x1',
  state: 'ready',
  requestedAt: sampleMoment,
  done: 40,
  total: 40,
  bytes: 52_000_000,
  endsAt: '2026-11-28T10:00:00.000Z',
  isLinkUsed: false,
};

/** The removal of an account that its owner has asked for, and can take back until then. */
export const accountDeletion = named('AccountDeletion', v.object({ requestedAt: moment, removedAt: moment }));
export type AccountDeletion = v.InferOutput<typeof accountDeletion>;
export const sampleAccountDeletion: AccountDeletion = {
  requestedAt: sampleMoment,
  removedAt: '2026-12-21T10:00:00.000Z',
};

const language = v.picklist(languages);
const zone = textAtMost(64);

export const accountDataEndpoints = {
  accountData: endpoint({
    method: 'GET',
    path: '/api/account-data',
    response: v.object({
      /** The newest archive; null where none was asked for. */
      export: v.nullable(accountExport),
      /** When the next may be asked for; null: now. */
      nextExportAt: v.nullable(moment),
      deletion: v.nullable(accountDeletion),
      /** False where a hosted auth service keeps the sign-in: the account is removed there. */
      isDeletable: flag,
    }),
    docs: {
      summary:
        'The archive of everything held on the user, and whether the removal of the account is asked for.',
      sample: {
        response: { export: sampleAccountExport, nextExportAt: null, deletion: null, isDeletable: true },
      },
    },
  }),
  requestExport: endpoint({
    method: 'POST',
    path: '/api/account-data/exports',
    openWhileClosing: true,
    stepUp: true,
    success: 202,
    // Asked for again it would be refused as the second at once.
    retriedWhenLost: false,
    request: v.object({ language, timeZone: zone, settings: keptSettings }),
    response: accountExport,
    docs: {
      summary:
        'Begins an archive of everything held on the user, and mails a link when it is ready. One at a time, and so many a day.',
      errors: ['CONFLICT', 'RATE_LIMITED'],
      sample: {
        request: {
          language: 'en',
          timeZone: 'Europe/Madrid',
          settings: defaultSettings,
        },
        response: { ...sampleAccountExport, state: 'waiting', done: 0, total: 0, bytes: null, endsAt: null },
      },
    },
  }),
  sendExportLink: endpoint({
    method: 'POST',
    path: '/api/account-data/exports/link',
    openWhileClosing: true,
    stepUp: true,
    response: done,
    docs: {
      summary: 'Mails another link to the archive that is ready; the one before ends.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: { ok: true } },
    },
  }),
  downloadExport: endpoint({
    method: 'POST',
    path: '/api/account-data/exports/download',
    openWhileClosing: true,
    stepUp: true,
    // Sent again it would be refused as used.
    retriedWhenLost: false,
    request: v.object({ token: identifier }),
    response: v.object({ url: text, name: text, bytes: count }),
    docs: {
      summary:
        'Uses up the link that was mailed: answers a signed address at which the download may begin for ten minutes. For the person whose archive it is.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: {
        request: { token: 'tK3' },
        response: { url: '/media/account/x1/s1', name: 'mirror-studio-2026-11-21.zip', bytes: 52_000_000 },
      },
    },
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/account-data/deletion',
    openWhileClosing: true,
    stepUp: true,
    request: v.object({ address: textAtMost(profileLimits.emailCharacters), language }),
    response: accountDeletion,
    docs: {
      summary:
        'Asks for the removal of the account, confirmed with its address. It is closed at once and removed after 30 days; asked again, the first date stays.',
      errors: ['CONFLICT', 'RATE_LIMITED'],
      sample: {
        request: { address: 'mara@example.com', language: 'en' },
        response: sampleAccountDeletion,
      },
    },
  }),
  keepAccount: endpoint({
    method: 'POST',
    path: '/api/account-data/deletion/cancel',
    openWhileClosing: true,
    response: done,
    docs: {
      summary: 'Takes the removal of the account back. One that is not asked for is answered alike.',
      errors: ['CONFLICT'],
      sample: { response: { ok: true } },
    },
  }),
};
