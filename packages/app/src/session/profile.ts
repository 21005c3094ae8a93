import type { ProfileAnswer } from '@mirror-studio/domain/access';
import { profileRow } from '@mirror-studio/domain/contract';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { profileColumns, profileTable } from '@mirror-studio/domain/profile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Services, useServices, useSession } from '../providers/services.tsx';

/** The profile row of a user (§7 table read): null before onboarding. */
export const profileQuery = ({ tables }: Services, userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }) => {
      const { data, error, status } = await (await tables())
        .from(profileTable)
        .select(profileColumns.join(','))
        .eq('id', userId)
        .abortSignal(signal)
        .maybeSingle();
      if (error) {
        if (status === 0) throw networkError(0, error);
        throw new ApiError({ status, code: error.code, message: error.message });
      }
      return data === null ? null : v.parse(profileRow, data);
    },
  });

/** The profile of the signed-in user, as the guard reads it. */
export function useProfile(): ProfileAnswer {
  const services = useServices();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : '';
  const { data, status } = useQuery({ ...profileQuery(services, userId), enabled: userId !== '' });
  if (status === 'success') return { status: 'loaded', profile: data };
  return { status: status === 'error' ? 'failed' : 'loading' };
}
