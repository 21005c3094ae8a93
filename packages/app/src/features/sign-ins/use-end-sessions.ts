import { sessionsEndpoints } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { sessions as texts } from '@mirror-studio/domain/texts/en/sessions';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { type TextRef, textRef } from '@mirror-studio/state-machines/shared';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { EndedSessions, SessionListProps } from '@mirror-studio/ui/SessionList';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionsQuery, signInsKey } from '../../api/sessions.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';

const others = 'others';
const keyOf = (what: EndedSessions) => (what === others ? others : what.id);
/** Somebody else was first: it is over, as it was wished. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND';

/** Ends sessions of the user. One leaves the list when the server has ended it; one that it has not stays, with the reason. */
export function useEndSessions() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const t = useTexts('sessions', texts);
  const e = useTexts('errors', errors);
  const words = useFailureWords();
  const [working, setWorking] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<SessionListProps['refused']>();

  /** Takes what has ended out of the list at once, and reads it and the log again. */
  function leaveOut(what: EndedSessions, said: TextRef) {
    queries.setQueryData(sessionsQuery(api, userId).queryKey, (list) => {
      if (!list) return list;
      const left = list.sessions.filter(({ id, isCurrent }) =>
        what === others ? isCurrent : id !== what.id,
      );
      const total = what === others ? left.length : list.total - (list.sessions.length - left.length);
      return { ...list, sessions: left, total };
    });
    void queries.invalidateQueries({ queryKey: signInsKey(userId) });
    notify({ tone: 'success', title: said });
  }

  async function endAtServer(what: EndedSessions): Promise<TextRef> {
    if (what !== others) {
      await api.call(sessionsEndpoints.endSession, { params: what });
      return textRef('toasts', 'sessionEnded');
    }
    const { ended } = await api.call(sessionsEndpoints.endOtherSessions);
    return textRef('toasts', 'othersEnded', { count: ended });
  }

  async function end(what: EndedSessions): Promise<void> {
    setRefused(undefined);
    setWorking((before) => [...before, keyOf(what)]);
    try {
      leaveOut(what, await endAtServer(what));
    } catch (error) {
      if (isGone(error)) leaveOut(what, textRef('toasts', 'sessionEnded'));
      else {
        const why = words(error instanceof ApiError ? error : null) ?? e('unknown');
        const reason = t(what === others ? 'endOthersFailed' : 'endFailed', { reason: why });
        setRefused({ what, reason });
      }
    } finally {
      setWorking((before) => before.filter((each) => each !== keyOf(what)));
    }
  }

  return { end, refused, pendingIds: working, isEndingOthers: working.includes(others) };
}
