import type { ProofMark } from '@mirror-studio/domain/clients';
import { proofRefresh } from '@mirror-studio/domain/constants/clients';
import { type Api, proofEndpoints } from '@mirror-studio/domain/contract';
import { ApiError, failureKind } from '@mirror-studio/domain/errors';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../providers/services.tsx';
import { isKeyOf } from '../../storage/storage.ts';
import {
  type Answers,
  answersIn,
  countOf,
  keepAnswers,
  keepName,
  type Next,
  nextOf,
  readKept,
  without,
} from './outbox.ts';

const send = (api: Api, token: string, next: Next): Promise<unknown> => {
  switch (next.kind) {
    case 'mark':
      return api.call(proofEndpoints.markPicture, {
        params: { token, picture: next.id },
        body: { mark: next.mark },
      });
    case 'comment': {
      const { key, pictureId, author, text } = next.comment;
      const body = { pictureId, author, text };
      return api.call(proofEndpoints.commentProof, { params: { token }, body, idempotencyKey: key });
    }
    case 'approval': {
      const { isApproved, author } = next;
      return api.call(proofEndpoints.approveProof, { params: { token }, body: { isApproved, author } });
    }
  }
};

/**
 * What somebody says behind a link: kept in this browser until the server has it, and sent again under the same key. Takes the
 * token, and what is done when something has arrived.
 */
export function useAnswers(token: string, onArrived: () => Promise<unknown>) {
  const { api, clock } = useServices();
  const [kept, setKept] = useState(readKept);
  const [refused, setRefused] = useState<string | null>(null);
  const [isCutOff, setCutOff] = useState(false);
  const isSending = useRef(false);
  const said = answersIn(kept, token);
  // What is said in another tab is said here too: neither writes over the other.
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => isKeyOf('proofAnswers', key) && setKept(readKept());
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);

  const change = useCallback(
    (part: (before: Answers) => Answers) =>
      setKept((before) => keepAnswers(before, token, part(answersIn(before, token)))),
    [token],
  );
  const deliver = useEffectEvent(async () => {
    if (isSending.current) return;
    isSending.current = true;
    const next = nextOf(said);
    try {
      if (!next) return;
      await send(api, token, next);
      setCutOff(false);
      await onArrived();
      change((before) => without(before, next));
    } catch (error) {
      const isForGood = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isForGood && error.status !== 429 && next) {
        setRefused(error.message);
        await onArrived().catch(() => undefined);
        change((before) => without(before, next));
      } else setCutOff(failureKind(error) === 'network');
    } finally {
      isSending.current = false;
    }
  });
  const waiting = countOf(said);
  useEffect(() => {
    if (waiting === 0) return undefined;
    const again = () => void deliver();
    const soon = setTimeout(again);
    const timer = setInterval(again, proofRefresh.creatorMs);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [said, waiting]);

  return {
    said,
    visitor: kept.visitor,
    name: kept.name,
    refused,
    /** How many wait because there is no network. */
    unsent: isCutOff ? waiting : 0,
    rename: (name: string) => setKept((before) => keepName(before, name)),
    mark: (id: string, mark: ProofMark | null) => {
      setRefused(null);
      change((before) => ({ ...before, marks: { ...before.marks, [id]: mark } }));
    },
    write: (id: string, text: string) =>
      change((before) => ({ ...before, drafts: { ...before.drafts, [id]: text } })),
    comment: (pictureId: string | null, text: string) =>
      change((before) => ({
        ...before,
        drafts: { ...before.drafts, [pictureId ?? '']: '' },
        comments: [
          ...before.comments,
          {
            key: crypto.randomUUID(),
            pictureId,
            author: kept.name.trim(),
            text,
            createdAt: new Date(clock.now()).toISOString(),
          },
        ],
      })),
    approve: (isApproved: boolean) =>
      change((before) => ({
        ...before,
        approval: { isApproved, author: kept.name.trim() || '-' },
      })),
  };
}
