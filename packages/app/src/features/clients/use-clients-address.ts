import { pathOf } from '@mirror-studio/domain/access';
import { type ProofFilter, proofFilters } from '@mirror-studio/domain/clients';
import { proofLimits } from '@mirror-studio/domain/constants/clients';
import { cutText } from '@mirror-studio/domain/texts';
import { useSearchParams } from 'react-router-dom';
import { setParameter } from '../../routes/clients-address.ts';

/** What the address of the clients' page says: which sets are listed, which is open, whether it is changed. */
export interface ClientsAddress {
  readonly filter: ProofFilter;
  readonly search: string;
  /** The id of the set that is open, `newSet` for one that is made. */
  readonly set: string | null;
  readonly isChange: boolean;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export const readClients = (params: URLSearchParams): ClientsAddress => ({
  filter: proofFilters.find((known) => known === params.get('filter')) ?? 'all',
  search: cutText(params.get('q') ?? '', proofLimits.searchCharacters),
  set: params.get(setParameter) || null,
  isChange: params.has('change'),
});

/** The parameters of an address: nothing where it is the usual. */
export function writeClients({ filter, search, set, isChange }: ClientsAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('filter', filter);
  if (search !== '') params.set('q', search);
  if (set !== null) params.set(setParameter, set);
  if (set !== null && isChange) params.set('change', '1');
  return params;
}

/** Where an address leads. */
const pathWith = (address: ClientsAddress): string => {
  const query = writeClients(address).toString();
  return query === '' ? pathOf('clients') : `${pathOf('clients')}?${query}`;
};

/** The address, how to change it, and where others lead that keep the rest of it. */
export function useClientsAddress() {
  const [params, setParams] = useSearchParams();
  const address = readClients(params);
  return {
    address,
    /** What is typed does not lengthen the way back. */
    change: (part: Partial<ClientsAddress>, replace = false) =>
      setParams(writeClients({ ...address, ...part }), { replace, preventScrollReset: true }),
    hrefOf: (set: string | null, isChange = false) => pathWith({ ...address, set, isChange }),
  };
}
