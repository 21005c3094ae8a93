import { pageDataOf } from '@mirror-studio/flows/page-data';
import { useQuery } from '@tanstack/react-query';
import { acceptancesQuery } from '../../api/acceptances.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { AcceptancesView } from './AcceptancesView.tsx';

/** What somebody has accepted. */
export function Acceptances() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const query = useQuery(acceptancesQuery(api, userId));
  return <AcceptancesView page={pageDataOf(query)} onRetry={() => void query.refetch()} />;
}
