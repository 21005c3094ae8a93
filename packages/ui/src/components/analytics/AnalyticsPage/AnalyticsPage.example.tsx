import { useState } from 'react';
import { AnalyticsPage, type AnalyticsPageProps } from './index.ts';

const spent = [
  { label: '20 Nov', value: 12, previous: 9 },
  { label: '21 Nov', value: 7, previous: 10 },
];

export function Example({ save }: { save: () => void }) {
  const [period, setPeriod] = useState<AnalyticsPageProps['period']>('7');
  return (
    <AnalyticsPage
      title="Figures"
      description="The week of the studio."
      period={period}
      onPeriodChange={setPeriod}
      figures={[{ label: 'Orders', value: '19', before: '19' }]}
      charts={[{ label: 'Orders of each day', points: spent, isWide: true }]}
      onSave={save}
    />
  );
}
