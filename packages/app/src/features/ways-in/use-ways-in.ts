import { pathOf, writeReturnTo } from '@mirror-studio/domain/access';
import { authProviders, identityProblem, levelNeededCode, providerProblem } from '@mirror-studio/domain/auth';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { providerProblems } from '@mirror-studio/domain/texts/en/providerProblems';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { waysIn as texts } from '@mirror-studio/domain/texts/en/waysIn';
import { useAuthFailureWords } from '@mirror-studio/flows/texts';
import { textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { WaysInProps } from '@mirror-studio/ui/WaysIn';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { signInsKey } from '../../api/sessions.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { beginSignIn, landingUrl } from '../../session/begin.ts';
import { writeStored } from '../../storage/storage.ts';
import { useToast } from '../../toasts/ToastProvider.tsx';
import { waysInQuery } from './ways-in-query.ts';

/** Links and unlinks. One leaves the list when the auth service has unlinked it; what was refused says why where it stands. */
export function useWaysIn(nameOf: (provider: string) => string) {
  const { api, session, stepUp } = useServices();
  const { id: userId, email } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const t = useTexts('waysIn', texts);
  const s = useTexts('signIn', signIn);
  const p = useTexts('providerProblems', providerProblems);
  const e = useTexts('errors', errors);
  const words = useAuthFailureWords();
  const [pendingId, setPending] = useState<string | null>(null);
  const [refused, setRefused] = useState<WaysInProps['refused']>();
  const { queryKey } = waysInQuery({ api, session }, userId);

  // Whoever comes back by the Back button finds the page as it was left.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setPending(null);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function attempt(
    id: string,
    said: 'linkFailed' | 'unlinkFailed',
    provider: string,
    work: () => Promise<void>,
  ) {
    setRefused(undefined);
    setPending(id);
    try {
      await work().catch(async (error: unknown) => {
        const isLevelNeeded = toFailure(error).code === levelNeededCode;
        if (!isLevelNeeded || !(await stepUp.ask())) throw error;
        await work();
      });
    } catch (error) {
      const failure = toFailure(error);
      const identity = identityProblem(failure.code);
      const atThem = providerProblem(failure.code);
      const reason = t(said, {
        provider: nameOf(provider),
        reason: (identity && s(identity)) || (atThem && p(atThem)) || (words(failure) ?? e('unknown')),
      });
      setRefused({ id, reason });
      setPending(null);
    }
  }

  /** Leaves the page for the third party, which leads back here. */
  async function link(id: string): Promise<void> {
    const provider = authProviders.find((each) => each.id === id)?.id;
    if (provider === undefined) return;
    await attempt(id, 'linkFailed', id, async () => {
      const client = await session.client();
      writeStored('returnTo', writeReturnTo(pathOf('profile'), Date.now()));
      beginSignIn(email);
      const { error } = await client.linkIdentity({ provider, options: { redirectTo: landingUrl() } });
      if (error) throw error;
    });
  }

  async function unlink(id: string): Promise<void> {
    const shown = queries.getQueryData(queryKey)?.identities.find((each) => each.id === id);
    if (!shown) return;
    await attempt(id, 'unlinkFailed', shown.provider, async () => {
      const client = await session.client();
      const { data, error: unread } = await client.getUserIdentities();
      if (unread) throw unread;
      const identity = data.identities.find(({ identity_id }) => identity_id === id);
      // Unlinked elsewhere meanwhile: it is as it was wished.
      if (identity) {
        const { error } = await client.unlinkIdentity(identity);
        if (error) throw error;
      }
      queries.setQueryData(
        queryKey,
        (ways) => ways && { ...ways, identities: ways.identities.filter((each) => each.id !== id) },
      );
      setPending(null);
      void queries.invalidateQueries({ queryKey: signInsKey(userId) });
      notify({
        tone: 'success',
        title: textRef('toasts', 'wayUnlinked', { provider: nameOf(shown.provider) }),
      });
    });
  }

  return { link, unlink, pendingId, refused };
}
