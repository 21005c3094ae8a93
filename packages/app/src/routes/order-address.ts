import { pathOf } from '@mirror-studio/domain/access';
import { orderParam } from '@mirror-studio/domain/economy';

/** The page that says what became of an order: a payment returns to the same address. */
export const orderPath = (id: string) => `${pathOf('shopSuccess')}?${orderParam}=${encodeURIComponent(id)}`;
