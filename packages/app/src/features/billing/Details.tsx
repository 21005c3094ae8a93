import { type BillingDetails, billingEndpoints } from '@mirror-studio/domain/contract';
import { tooLongFields } from '@mirror-studio/domain/economy';
import { billing } from '@mirror-studio/domain/texts/en/billing';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { toFailure } from '@mirror-studio/state-machines/shared';
import { BillingDetailsForm } from '@mirror-studio/ui/BillingDetailsForm';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { billingDetailsQuery } from '../../api/billing.ts';
import { useServices, useUser } from '../../providers/services.tsx';

const none: BillingDetails = { name: '', address: '', taxId: '' };

/** What stands on receipts: what is typed stays until it is kept or discarded, also when something fails. */
export function Details() {
  const { api } = useServices();
  const t = useTexts('billing', billing);
  const queries = useQueryClient();
  const failureState = useFailureState();
  const inWords = useFailureWords();
  const options = billingDetailsQuery(api, useUser().id);
  const { data, error, isFetching, refetch } = useQuery(options);
  const [typed, setTyped] = useState<Partial<BillingDetails>>({});
  const [isPending, setPending] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const kept = data?.details ?? none;
  const values = { ...kept, ...typed };
  const isDirty = Object.entries(values).some(
    ([field, text]) => text !== kept[field as keyof BillingDetails],
  );
  const tooLong = tooLongFields(values);

  async function save() {
    if (!data || tooLong.length > 0 || !isDirty) return;
    setPending(true);
    setFailure(undefined);
    try {
      const body = { ...values, basedOn: data.revision };
      queries.setQueryData(options.queryKey, await api.call(billingEndpoints.setBillingDetails, { body }));
      setTyped({});
      setSaved(true);
    } catch (refused) {
      setFailure(inWords(toFailure(refused)));
      // What others kept meanwhile is what the next attempt is based on.
      void queries.invalidateQueries({ queryKey: options.queryKey });
    } finally {
      setPending(false);
    }
  }
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching, serverFailed: t('detailsFailed') };
  return (
    <BillingDetailsForm
      {...(!data && !error && { state: 'loading' as const })}
      {...(!data && error && { state: 'failed' as const, loadFailure: failureState(error, retry) })}
      values={values}
      onChange={(change) => {
        setSaved(false);
        setTyped({ ...typed, ...change });
      }}
      tooLong={tooLong}
      isDirty={isDirty}
      isSaved={isSaved}
      isPending={isPending}
      {...(failure !== undefined && { failure })}
      onDiscard={() => {
        setTyped({});
        setFailure(undefined);
      }}
      onSubmit={() => void save()}
    />
  );
}
