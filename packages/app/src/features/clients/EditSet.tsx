import { proofLimits } from '@mirror-studio/domain/constants/clients';
import { clientsEndpoints, type ProofAnswers } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { clients } from '@mirror-studio/domain/texts/en/clients';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ProofAnswers as Waiting } from '@mirror-studio/ui/ProofAnswers';
import { ProofForm, type ProofProblems } from '@mirror-studio/ui/ProofForm';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { proofQuery } from '../../api/clients.ts';
import { galleryQuery } from '../../api/gallery.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import {
  emptyProofDraft,
  readProofDraft,
  saveProofDraft,
  selectedForProof,
} from '../../storage/proof-draft.ts';
import { linkOf } from './OpenSet.tsx';
import { draftOf, endOf, wrongIn } from './set-draft.ts';
import { useClientsAddress } from './use-clients-address.ts';
import { useSetActs } from './use-set-acts.ts';

interface EditSetProps {
  /** Null for a new one. */
  id: string | null;
  onLink: (id: string, link: string) => void;
}

/** A set that is made or changed. */
export function EditSet({ id, onLink }: EditSetProps) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const { hrefOf } = useClientsAddress();
  const known = useQuery({ ...proofQuery(api, userId, id ?? ''), enabled: id !== null });
  if (id !== null && !known.data)
    return (
      <Waiting
        state={known.error ? 'failed' : 'loading'}
        editHref={hrefOf(id, true)}
        backHref={hrefOf(null)}
      />
    );
  return <Filled {...{ id, onLink }} before={known.data ?? null} />;
}

function Filled({ id, onLink, before }: EditSetProps & { before: ProofAnswers | null }) {
  const { api, clock } = useServices();
  const { id: userId } = useUser();
  const { change, hrefOf } = useClientsAddress();
  const t = useTexts('clients', clients);
  const toastWords = useTexts('toasts', toasts);
  const failureState = useFailureState();
  const acts = useSetActs();
  const [nowMs] = useState(clock.now);
  const [draft, setDraft] = useState(
    () => readProofDraft(id) ?? (before ? draftOf(before, nowMs) : emptyProofDraft),
  );
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<ReactNode>(null);
  const [isPending, setPending] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const gallery = useInfiniteQuery(galleryQuery(api, userId, { type: 'image' }));
  const hasPassword = before?.set.hasPassword ?? false;

  const words: Required<ProofProblems> = {
    client: t('clientProblem', { most: proofLimits.clientCharacters }),
    title: t('titleProblem', { most: proofLimits.titleCharacters }),
    note: t('noteProblem', { most: proofLimits.noteCharacters }),
    days: t('daysProblem', { most: proofLimits.mostDays }),
    password: t('passwordProblem', {
      fewest: proofLimits.passwordFewestCharacters,
      most: proofLimits.passwordMostCharacters,
    }),
    pictures: t('picturesProblem', { most: proofLimits.pictures }),
  };
  const wrong = isAsked ? wrongIn(draft, hasPassword) : [];
  const problems: ProofProblems = Object.fromEntries(wrong.map((name) => [name, words[name]]));

  const send = async () => {
    setAsked(true);
    if (wrongIn(draft, hasPassword).length > 0) return;
    setPending(true);
    setRefused(null);
    const { days: _, usesPassword, password, pictures, ...said } = draft;
    const body = {
      ...said,
      pictures: [...pictures],
      endsAt: endOf(draft, clock.now()),
      ...(usesPassword ? password !== '' && { password } : { password: null }),
    };
    try {
      const { set } = await (id === null
        ? api.call(clientsEndpoints.createProof, { body, idempotencyKey: key })
        : api.call(clientsEndpoints.changeProof, { params: { id }, body }));
      saveProofDraft(id, null);
      const token = id === null ? await acts.link(set.id) : null;
      if (token !== null) onLink(set.id, linkOf(token));
      acts.said('proofSaved');
      await acts.readAgain();
      change({ set: set.id, isChange: false }, true);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error('Not kept');
      // What the server has refused is another request once it is changed.
      if (failure instanceof ApiError && failure.status !== 0) setKey(crypto.randomUUID());
      setRefused(
        failureState(failure, { onRetry: () => {}, serverFailed: toastWords('proofFailedHint') }).message,
      );
      setPending(false);
    }
  };

  const [first] = useState(() => selectedForProof().filter((item) => draft.pictures.includes(item.id)));
  const isFirst = (id: string) => first.some((item) => item.id === id);
  const read = gallery.data?.pages.flatMap((page) => page.items) ?? [];
  const items = [...first, ...read.filter((item) => !isFirst(item.id))];
  return (
    <ProofForm
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        saveProofDraft(id, next);
      }}
      endsAt={endOf(draft, nowMs)}
      isChange={id !== null}
      hasPassword={hasPassword}
      gallery={items}
      galleryState={gallery.data ? 'listed' : gallery.error ? 'failed' : 'loading'}
      {...(gallery.hasNextPage && { onMorePictures: () => void gallery.fetchNextPage() })}
      isLoadingMore={gallery.isFetchingNextPage}
      onReloadPictures={() => void gallery.refetch()}
      problems={problems}
      {...(refused !== null && { error: refused })}
      isPending={isPending}
      onSubmit={() => void send()}
      backHref={hrefOf(id)}
    />
  );
}
