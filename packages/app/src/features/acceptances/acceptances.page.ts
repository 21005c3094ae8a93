import { acceptedDocuments } from '@mirror-studio/domain/acceptances';
import { type Acceptance, accountEndpoints, sampleAcceptance } from '@mirror-studio/domain/contract';
import { acceptances } from '@mirror-studio/domain/texts/en/acceptances';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { AcceptancesData } from './AcceptancesView.tsx';

const dayMs = 86_400_000;
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** The states of what somebody has accepted, from what its endpoint answers. */
export const page: ListPage<Acceptance, AcceptancesData> = {
  title: acceptances.title,
  endpoint: accountEndpoints.acceptances,
  item: (at) => ({
    ...sampleAcceptance,
    document: acceptedDocuments[at % acceptedDocuments.length] ?? sampleAcceptance.document,
    version: dayBefore(sampleAcceptance.version, Math.floor(at / acceptedDocuments.length)),
    acceptedAt: momentAt(at),
  }),
  // The words of a row are the product's own.
  longWords: (item) => ({ ...item, language: null }),
  data: (items) => ({ acceptances: items }),
};
