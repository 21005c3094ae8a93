'use client';
export {
  type AnalyticsFigure,
  AnalyticsPage,
  type AnalyticsPageProps,
} from './AnalyticsPage.tsx';
export type { AnalyticsChart } from './Charts.tsx';
