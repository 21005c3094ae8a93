import { ApiError } from '@mirror-studio/domain/errors';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { IdeaDetail } from '@mirror-studio/ui/IdeaDetail';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { ideaQuery } from '../../api/roadmap.ts';
import { useVoting } from '../../api/use-voting.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useReporting } from '../../reports/use-reporting.tsx';
import { IdeaComments } from './IdeaComments.tsx';

interface OpenIdeaProps {
  id: string;
  isOpen: boolean;
  hrefOf: (id: string) => string;
  onClose: () => void;
}

/** The idea of the address. */
export function OpenIdea({ id, isOpen, hrefOf, onClose }: OpenIdeaProps) {
  const t = useTexts('roadmap', texts);
  const failureState = useFailureState();
  const { api } = useServices();
  const query = useQuery(ideaQuery(api, useUser().id, id));
  const voting = useVoting();
  const reporting = useReporting({ idea: id });
  const idea = query.data ?? null;
  const isGone = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  return (
    <>
      <IdeaDetail
        isOpen={isOpen}
        onOpenChange={(isStaying) => !isStaying && onClose()}
        idea={idea}
        hrefOf={hrefOf}
        {...(query.error &&
          !idea && {
            missing: isGone ? ('notFound' as const) : ('failed' as const),
            failure: failureState(query.error, {
              onRetry: () => void query.refetch(),
              isRetrying: query.isFetching,
              serverFailed: t('detailFailed'),
            }),
          })}
        {...(idea && { onVotedChange: (isVoted: boolean) => voting(idea, isVoted) })}
        {...(idea && !idea.isOwn && { onReport: reporting.open })}
        {...(idea && idea.mergedInto === null && { comments: <IdeaComments key={id} ideaId={id} /> })}
      />
      {reporting.dialog}
    </>
  );
}
