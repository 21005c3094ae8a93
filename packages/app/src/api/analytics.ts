import type { AnalyticsPeriod } from '@mirror-studio/domain/analytics';
import { type Api, analyticsEndpoints } from '@mirror-studio/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { readZone } from './zone.ts';

/** What the user made and spent in a period. It is read again whenever its page is opened. */
export const usageQuery = (api: Api, userId: string, days: AnalyticsPeriod) =>
  queryOptions({
    queryKey: ['analytics', userId, 'usage', days] as const,
    queryFn: ({ signal }) =>
      api.call(analyticsEndpoints.usageReport, { query: { days, timeZone: readZone() }, signal }),
    refetchOnMount: 'always',
  });

/** How what the user published does in a period. */
export const worksReportQuery = (api: Api, userId: string, days: AnalyticsPeriod) =>
  queryOptions({
    queryKey: ['analytics', userId, 'works', days] as const,
    queryFn: ({ signal }) =>
      api.call(analyticsEndpoints.worksReport, { query: { days, timeZone: readZone() }, signal }),
    refetchOnMount: 'always',
  });
