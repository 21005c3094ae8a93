import { pathOf } from '@mirror-studio/domain/access';
import { orderParam } from '@mirror-studio/domain/economy';
import { ApiError } from '@mirror-studio/domain/errors';
import { shop } from '@mirror-studio/domain/texts/en/shop';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { OrderPage } from '@mirror-studio/ui/OrderPage';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBalanceOutdated } from '../../api/balance.ts';
import { orderQuery } from '../../api/orders.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useSiteLinks } from '../../routes/useSiteLinks.ts';

/** `/shop/success`: what became of the order that the address names, as the server says it. The address itself moves nothing. */
export default function ShopSuccess() {
  const { api } = useServices();
  const [parameters] = useSearchParams();
  const id = parameters.get(orderParam) ?? '';
  const t = useTexts('shop', shop);
  const failureState = useFailureState();
  const balanceOutdated = useBalanceOutdated();
  const query = useQuery({ ...orderQuery(api, useUser().id, id), enabled: id !== '' });
  const { data, error, isFetching, refetch } = query;
  const paidAt = data?.order.paidAt;
  useEffect(() => {
    if (paidAt != null) balanceOutdated();
  }, [paidAt, balanceOutdated]);
  const doors = { homeHref: pathOf('promptStudio'), shopHref: pathOf('shop'), links: useSiteLinks() };
  const isMissing = id === '' || (error instanceof ApiError && error.code === 'NOT_FOUND');
  if (isMissing) return <OrderPage {...doors} state="missing" />;
  if (data) {
    const { order, isProviderSilent } = data;
    const receipt = order.transferId === null ? null : `${pathOf('credits')}?receipt=${order.transferId}`;
    return (
      <OrderPage
        {...doors}
        order={order}
        isProviderSilent={isProviderSilent}
        {...(receipt !== null && { receiptHref: receipt })}
      />
    );
  }
  if (!error) return <OrderPage {...doors} state="loading" />;
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching, serverFailed: t('orderFailed') };
  return <OrderPage {...doors} state="failed" failure={failureState(error, retry)} />;
}
