import { usageCsv } from '@mirror-studio/domain/analytics';
import { pageDataOf } from '@mirror-studio/flows/page-data';
import { useQuery } from '@tanstack/react-query';
import { usageQuery } from '../../api/analytics.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { usePeriod } from './period-address.ts';
import { saveReport } from './save-report.ts';
import { UsageView } from './UsageView.tsx';

/** `/analytics`: what I made and spent, of the period that the address names. */
export default function UserAnalytics() {
  const { api } = useServices();
  const { period, change } = usePeriod();
  const query = useQuery(usageQuery(api, useUser().id, period));
  return (
    <UsageView
      page={pageDataOf(query)}
      onRetry={() => void query.refetch()}
      asked={{
        period,
        onPeriodChange: change,
        onSave: (report) => saveReport('analytics', report.days, usageCsv(report)),
      }}
    />
  );
}
