import type { FeedReason, Work } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { aspectRatios, emptyPhotoShoot, shootStyles } from '@mirror-studio/domain/photo-shoot';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import type { WorksFeed } from '@mirror-studio/domain/works';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { WorkDetail } from '@mirror-studio/ui/WorkDetail';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useForkWork } from '../../api/use-fork-work.ts';
import { useKeepPrompt } from '../../api/use-keep-prompt.ts';
import { useLiking } from '../../api/use-liking.ts';
import { useSaving } from '../../api/use-saving.ts';
import { useViewing } from '../../api/use-viewing.ts';
import { workQuery } from '../../api/works.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useReporting } from '../../reports/use-reporting.tsx';
import { shootPathWith } from '../../routes/shoot-address.ts';
import { creatorPath, workPath } from '../../routes/work-link.ts';
import { worksPath } from '../../routes/works-address.ts';
import { useWhy } from './use-why.ts';

const WorkFamily = lazyWithRetry(
  async () => ({ default: (await import('./WorkFamily.tsx')).WorkFamily }),
  false,
);

interface OpenWorkProps {
  id: string;
  isOpen: boolean;
  /** The works of the wall: their order is that of the arrow keys. */
  works: readonly Work[];
  /** Which feed they are, and why each is there. */
  feed: WorksFeed | null;
  reasons: readonly FeedReason[];
  /** There are more: they are asked for before the end is reached. */
  onMore: (() => void) | undefined;
  /** Another is to be looked at; null for none. */
  onShow: (id: string | null) => void;
}

/** So many works before the end more are asked for. */
const ahead = 4;

/** The work of the address: from the wall, or read by itself where the wall does not have it. */
export function OpenWork({ id, isOpen, works, feed, reasons, onMore, onShow }: OpenWorkProps) {
  const t = useTexts('works', texts);
  const failureState = useFailureState();
  const { api } = useServices();
  const at = works.findIndex((one) => one.id === id);
  const query = useQuery({ ...workQuery(api, useUser().id, id), enabled: at < 0 });
  const work = works[at] ?? query.data ?? null;
  useViewing(isOpen ? work : null);
  const { keep, isKeeping } = useKeepPrompt();
  const forking = useForkWork();
  const saving = useSaving();
  const liking = useLiking();
  const reporting = useReporting({ work: id });
  const whyOf = useWhy();
  const turnTo = (index: number) => {
    if (index >= works.length - ahead) onMore?.();
    const next = works[index];
    if (next) onShow(next.id);
  };
  const isGone = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  const allowed = work && (work.allowsRemix || work.isOwn) ? work : null;
  const prompt = allowed?.prompt ?? null;
  return (
    <>
      <WorkDetail
        isOpen={isOpen}
        onOpenChange={(isStaying) => !isStaying && onShow(null)}
        work={work}
        {...(query.error &&
          !work && {
            missing: isGone ? ('notFound' as const) : ('failed' as const),
            failure: failureState(query.error, {
              onRetry: () => void query.refetch(),
              isRetrying: query.isFetching,
              serverFailed: t('detailFailed'),
            }),
          })}
        profileHrefOf={creatorPath}
        tagHrefOf={(tag) => worksPath({ tag })}
        workHrefOf={workPath}
        {...(allowed && { tryHref: remixPath(allowed) })}
        {...(prompt !== null && {
          onUse: () => (work?.type === 'prompt' ? forking.fork(work.id) : keep(prompt)),
        })}
        {...(work &&
          (work.remixOf !== null || work.remixes > 0) && {
            family: (
              <Suspense>
                <WorkFamily work={work} onOpen={onShow} />
              </Suspense>
            ),
          })}
        isUsing={isKeeping || forking.isForking}
        {...(work &&
          !work.isOwn && {
            onSavedChange: (isSaved: boolean) => saving(work, isSaved),
            onLikedChange: (isLiked: boolean) => liking(work, isLiked),
            onReport: reporting.open,
          })}
        {...(at >= 0 &&
          work && {
            why: whyOf(
              feed,
              work,
              reasons.find(({ workId }) => workId === id),
            ),
            position: { index: at + 1, total: works.length },
            ...(at > 0 && { onPrevious: () => turnTo(at - 1) }),
            ...(at < works.length - 1 && { onNext: () => turnTo(at + 1) }),
          })}
      />
      {reporting.dialog}
    </>
  );
}

/** The shoot as a remix of a work: with its words where they are shared, and with its style and ratio where they are known. */
function remixPath(work: Work): string {
  return shootPathWith({
    prompt: work.prompt ?? '',
    remixOf: work.id,
    style: shootStyles.find((known) => known === work.style) ?? emptyPhotoShoot.style,
    aspectRatio: aspectRatios.find((known) => known === work.aspectRatio) ?? emptyPhotoShoot.aspectRatio,
  });
}
