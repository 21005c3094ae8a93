import { pathOf } from '@mirror-studio/domain/access';

/** The parameter of the clients' address that names the set that is open. */
export const setParameter = 'set';
/** Its value for a set that is being made. */
export const newSet = 'new';

/** Where a new set for a client is made. */
export const newSetPath = `${pathOf('clients')}?${new URLSearchParams({ [setParameter]: newSet })}`;
