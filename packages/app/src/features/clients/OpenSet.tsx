import { pathOf } from '@mirror-studio/domain/access';
import { clients } from '@mirror-studio/domain/texts/en/clients';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ProofAnswers, type ProofAnswersProps } from '@mirror-studio/ui/ProofAnswers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { proofQuery } from '../../api/clients.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useClientsAddress } from './use-clients-address.ts';
import { useSetActs } from './use-set-acts.ts';

interface OpenSetProps {
  id: string;
  /** The address of its link, where it was made since the page is open. */
  link: string | undefined;
  onLink: (id: string, link: string | undefined) => void;
}

/** Where a link leads. Takes its token. */
export const linkOf = (token: string) => location.origin + pathOf('proof', { token });

/** One set: what its client said, as it arrives, and its link. */
export function OpenSet({ id, link, onLink }: OpenSetProps) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const { change, hrefOf } = useClientsAddress();
  const t = useTexts('clients', clients);
  const failureState = useFailureState();
  const acts = useSetActs();
  const [pending, setPending] = useState<ProofAnswersProps['pending']>();
  const query = useQuery(proofQuery(api, userId, id));
  const during = async (what: 'link' | 'revoke', run: () => Promise<void>) => {
    setPending(what);
    await run();
    setPending(undefined);
  };
  const common = { editHref: hrefOf(id, true), backHref: hrefOf(null) };
  if (!query.data) {
    if (!query.error) return <ProofAnswers {...common} state="loading" />;
    const failure = failureState(query.error, {
      onRetry: () => void query.refetch(),
      isRetrying: query.isFetching,
      serverFailed: t('failedToLoad'),
    });
    return <ProofAnswers {...common} state="failed" failure={failure} />;
  }
  return (
    <ProofAnswers
      {...common}
      {...query.data}
      {...(link !== undefined && { link })}
      {...(pending && { pending })}
      onMakeLink={() =>
        void during('link', async () => {
          const token = await acts.link(id);
          if (token !== null) onLink(id, linkOf(token));
        })
      }
      onRevoke={() =>
        void during('revoke', async () => {
          if (await acts.revoke(id)) onLink(id, undefined);
        })
      }
      onDelete={() =>
        void acts.remove(id).then((done) => {
          if (done) change({ set: null, isChange: false });
        })
      }
    />
  );
}
