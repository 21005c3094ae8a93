import { type AnalyticsPeriod, analyticsPeriods, usualPeriod } from '@mirror-studio/domain/analytics';
import { useSearchParams } from 'react-router-dom';

/** The period that the address names; what it cannot mean is the usual one. */
export const periodIn = (params: URLSearchParams): AnalyticsPeriod =>
  analyticsPeriods.find((one) => one === params.get('days')) ?? usualPeriod;

/** The period of the address, and how to change it. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  return {
    period: periodIn(params),
    change: (period: AnalyticsPeriod) =>
      setParams(period === usualPeriod ? {} : { days: period }, { preventScrollReset: true }),
  };
}
