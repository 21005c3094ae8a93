import { isUnderWay } from '@mirror-studio/domain/account-data';
import { accountExportLimits } from '@mirror-studio/domain/constants/account';
import { type Api, accountDataEndpoints } from '@mirror-studio/domain/contract';
import { queryOptions } from '@tanstack/react-query';

/** The copy of the user's data and the end of their account. Followed while the copy is made. */
export const accountDataQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['accountData', userId] as const,
    queryFn: ({ signal }) => api.call(accountDataEndpoints.accountData, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.export && isUnderWay(data.export.state) ? accountExportLimits.pollMs : false,
  });
