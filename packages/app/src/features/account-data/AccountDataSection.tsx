import { exportParam } from '@mirror-studio/domain/account-data';
import { type AccountExport, accountDataEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { accountData } from '@mirror-studio/domain/texts/en/accountData';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { ErrorState } from '@mirror-studio/ui/ErrorState';
import { Heading } from '@mirror-studio/ui/Heading';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accountDataQuery } from '../../api/account-data.ts';
import { removedAtKey } from '../../api/removed-at.ts';
import { signInsKey } from '../../api/sessions.ts';
import { readZone } from '../../api/zone.ts';
import { useKeepAccount } from '../../closing/use-keep-account.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { currentSettings } from '../../storage/settings.ts';
import { useLanguage } from '../../texts/AppTexts.tsx';
import { DeletionPart } from './DeletionPart.tsx';
import { type ExportAct, ExportPart } from './ExportPart.tsx';
import { useActs } from './use-acts.ts';

const loadDialog = async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog });
const DeleteDialog = lazyWithRetry(loadDialog);

/** A copy of everything held on whoever is signed in, and the end of their account (pages: account). */
export function AccountDataSection() {
  const { api } = useServices();
  const { id: userId, email } = useUser();
  const queries = useQueryClient();
  const [language] = useLanguage();
  const t = useTexts('accountData', accountData);
  const failureState = useFailureState();
  const headingId = useId();
  const ofUser = accountDataQuery(api, userId);
  const query = useQuery(ofUser);
  const [search, setSearch] = useSearchParams();
  const token = search.get(exportParam);
  const acts = useActs<ExportAct | 'delete' | 'keep'>();
  const { keep } = useKeepAccount();
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<{
    readonly sent?: boolean;
    readonly fetched?: string;
    readonly kept?: boolean;
  }>({});
  const exportRef = useRef<HTMLDivElement>(null);
  const deletionRef = useRef<HTMLDivElement>(null);
  const focusDue = useRef<RefObject<HTMLDivElement | null>>(null);
  // The button that had the focus is gone by then, and so is a dialog, which would take it back.
  useEffect(() => {
    focusDue.current?.current?.focus();
    focusDue.current = null;
  });

  const keepExport = (copy: AccountExport) =>
    queries.setQueryData(ofUser.queryKey, (known) => known && { ...known, export: copy });
  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries(ofUser),
      queries.invalidateQueries({ queryKey: signInsKey(userId) }),
    ]);

  const work: Readonly<Record<ExportAct, () => Promise<void>>> = {
    ask: async () => {
      const body = {
        language,
        timeZone: readZone(),
        settings: currentSettings(),
      };
      keepExport(await api.call(endpoints.requestExport, { body }));
      focusDue.current = exportRef;
      void readAgain();
    },
    send: async () => {
      await api.call(endpoints.sendExportLink);
      setDone({ sent: true });
      void readAgain();
    },
    fetch: async () => {
      // Used up or ended: pressed again it would only be refused.
      const leave = () => setSearch({}, { replace: true });
      const { url, name } = await api
        .call(endpoints.downloadExport, { body: { token: token ?? '' } })
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'NOT_FOUND') leave();
          throw error;
        });
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      setDone({ fetched: name });
      leave();
      focusDue.current = exportRef;
      void readAgain();
    },
  };
  const remove = async (typed: string) => {
    const deletion = await api.call(endpoints.deleteAccount, { body: { address: typed, language } });
    setAsking(false);
    setDone({});
    queries.setQueryData(ofUser.queryKey, (known) => known && { ...known, deletion });
    queries.setQueryData(removedAtKey(userId), deletion.removedAt);
    focusDue.current = deletionRef;
    void readAgain();
  };
  const takeBack = async () => {
    await keep();
    setDone({ kept: true });
    focusDue.current = deletionRef;
    void readAgain();
  };

  const { data, error, isFetching } = query;
  const failedWords = {
    ask: 'askFailed',
    send: 'sendFailed',
    fetch: 'fetchFailed',
    delete: 'deleteFailed',
    keep: 'keepFailed',
  } as const;
  const { failed, pending } = acts;
  const said = failed && t(failedWords[failed.act], { reason: failed.reason });
  const ofDeletion = failed?.act === 'delete' || failed?.act === 'keep';
  return (
    <Stack as="section" aria-labelledby={headingId} gap="x8">
      <Stack gap="x1">
        <Heading id={headingId}>{t('title')}</Heading>
        <Text tone="muted" isMeasured>
          {t('lead')}
        </Text>
      </Stack>
      {data ? (
        <>
          <ExportPart
            ref={exportRef}
            copy={data.export}
            nextAt={data.nextExportAt}
            link={token === null ? undefined : 'opened'}
            pending={pending === 'delete' || pending === 'keep' ? null : pending}
            isSent={done.sent === true}
            fetched={done.fetched}
            {...(said && !ofDeletion && { failed: said })}
            onAct={(act) => void acts.run(act, work[act])}
          />
          <DeletionPart
            ref={deletionRef}
            deletion={data.deletion}
            isDeletable={data.isDeletable}
            isKeeping={pending === 'keep'}
            isKept={done.kept === true}
            {...(said && failed.act === 'keep' && { failed: said })}
            onApproach={() => void loadDialog()}
            onAsk={() => setAsking(true)}
            onKeep={() => void acts.run('keep', takeBack)}
          />
        </>
      ) : error ? (
        <ErrorState
          level={3}
          {...failureState(error, {
            onRetry: () => void query.refetch(),
            isRetrying: isFetching,
            serverFailed: t('failedToLoad'),
          })}
        />
      ) : (
        <Skeleton height="22rem" />
      )}
      <Suspense>
        {isAsking && (
          <DeleteDialog
            isOpen
            address={email ?? ''}
            isPending={pending === 'delete'}
            {...(said && failed.act === 'delete' && { failed: said })}
            onConfirm={(typed) => void acts.run('delete', () => remove(typed))}
            onCancel={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
