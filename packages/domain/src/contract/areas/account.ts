import * as v from 'valibot';
import { acceptedDocuments, documentVersions } from '../../acceptances/index.ts';
import { languages } from '../../texts/languages.ts';
import { endpoint, named } from '../endpoint.ts';
import { done, flag, moment, sampleMoment, text } from '../wire.ts';

/** The language in which a text was read. */
const language = v.picklist(languages);
/** What was accepted, by the day of its version. */
const versionOf = {
  legal: v.picklist(documentVersions.legal),
  terms: v.picklist(documentVersions.terms),
  compliance: v.picklist(documentVersions.compliance),
};

/** That somebody has accepted one version of a document. */
export const acceptance = named(
  'Acceptance',
  v.object({
    document: v.picklist(acceptedDocuments),
    version: text,
    acceptedAt: moment,
    /** Null where it was accepted before that was kept. */
    language: v.nullable(language),
  }),
);
export type Acceptance = v.InferOutput<typeof acceptance>;
export const sampleAcceptance: Acceptance = {
  document: 'terms',
  version: '2026-11-21',
  acceptedAt: sampleMoment,
  language: 'en',
};

export const accountEndpoints = {
  legalStatus: endpoint({
    method: 'GET',
    path: '/api/legal/status',
    response: v.object({ accepted: flag }),
    docs: { summary: 'Whether the legal texts are accepted.', sample: { response: { accepted: true } } },
  }),
  acceptLegal: endpoint({
    method: 'POST',
    path: '/api/legal/accept',
    openInDemo: true,
    request: v.object({ version: versionOf.legal, language }),
    response: done,
    docs: {
      summary:
        'Accepts a version of the legal texts, as it was read. One that is accepted already is answered alike, and stays as it is.',
      sample: { request: { version: '2026-11-28', language: 'en' }, response: { ok: true } },
    },
  }),
  inviteStatus: endpoint({
    method: 'GET',
    path: '/api/invite/status',
    response: v.object({ hasClaimed: flag }),
    docs: { summary: 'Whether an invitation is claimed.', sample: { response: { hasClaimed: false } } },
  }),
  userFlags: endpoint({
    method: 'GET',
    path: '/api/user/flags',
    // §4 The flag that shows the suspended screen (decisions).
    openWhileSuspended: true,
    response: v.object({
      banned: flag,
      /** When the account is removed, as its owner has asked; null, or left out, where it stays. */
      removedAt: v.nullish(moment),
    }),
    docs: {
      summary: 'Whether the user is banned, and when the account is removed, where that is asked for.',
      sample: { response: { banned: false } },
    },
  }),
  termsStatus: endpoint({
    method: 'GET',
    path: '/api/profile/terms-status',
    response: v.object({ termsAccepted: flag, complianceConfirmed: flag }),
    docs: {
      summary: 'Whether the terms are accepted and compliance is confirmed, both in their newest versions.',
      sample: { response: { termsAccepted: true, complianceConfirmed: true } },
    },
  }),
  acceptTerms: endpoint({
    method: 'POST',
    path: '/api/profile/terms',
    openInDemo: true,
    request: v.object({ terms: versionOf.terms, compliance: versionOf.compliance, language }),
    response: done,
    docs: {
      summary:
        'Accepts a version of the terms and confirms compliance, as they were read. What is accepted already is answered alike, and stays as it is.',
      sample: {
        request: { terms: '2026-11-21', compliance: '2026-11-21', language: 'en' },
        response: { ok: true },
      },
    },
  }),
  acceptances: endpoint({
    method: 'GET',
    path: '/api/acceptances',
    response: v.object({ acceptances: v.array(acceptance) }),
    docs: {
      summary: 'Everything that the user has accepted, by version, the newest first.',
      sample: { response: { acceptances: [sampleAcceptance] } },
    },
  }),
};
