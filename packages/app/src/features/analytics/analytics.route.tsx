import { worksCsv } from '@mirror-studio/domain/analytics';
import { pageDataOf } from '@mirror-studio/flows/page-data';
import { useQuery } from '@tanstack/react-query';
import { worksReportQuery } from '../../api/analytics.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { usePeriod } from './period-address.ts';
import { saveReport } from './save-report.ts';
import { WorksReportView } from './WorksReportView.tsx';

/** `/dashboard/analytics`: how what I published does, of the period that the address names. */
export default function Analytics() {
  const { api } = useServices();
  const { period, change } = usePeriod();
  const query = useQuery(worksReportQuery(api, useUser().id, period));
  return (
    <WorksReportView
      page={pageDataOf(query)}
      onRetry={() => void query.refetch()}
      asked={{
        period,
        onPeriodChange: change,
        onSave: (report) => saveReport('works', report.days, worksCsv(report)),
      }}
    />
  );
}
