import { pathOf } from '@mirror-studio/domain/access';
import { ApiError } from '@mirror-studio/domain/errors';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { CreatorPage } from '@mirror-studio/ui/CreatorPage';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { creatorQuery } from '../../api/profiles.ts';
import { Arcana } from '../../arcana/index.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { CreatorWorks } from './CreatorWorks.tsx';

const Acts = lazyWithRetry(async () => ({ default: (await import('./Acts.tsx')).Acts }));

/** `/profile/{id}`: a creator by their handle. One that they have given up, or written otherwise, leads to the one in use. */
export default function CreatorProfile() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { id: userId } = useUser();
  const t = useTexts('ownProfile', ownProfile);
  const failureState = useFailureState();
  const { data, error, isFetching, refetch } = useQuery(creatorQuery(api, userId, id));
  if (data) {
    const { profile, isOwn, standing, points } = data;
    if (profile.handle !== id)
      return <Navigate to={pathOf('creatorProfile', { id: profile.handle })} replace />;
    return (
      <CreatorPage
        profile={profile}
        {...(isOwn && { editHref: pathOf('profile') })}
        arcana={
          <Suspense fallback={<Skeleton height="15rem" />}>
            <Arcana points={points} />
          </Suspense>
        }
        acts={
          <Suspense fallback={<Skeleton height="2.75rem" />}>
            <Acts
              handle={profile.handle}
              name={profile.name || profile.handle}
              isOwn={isOwn}
              standing={standing}
            />
          </Suspense>
        }
        works={<CreatorWorks handle={profile.handle} name={profile.name} isOwn={isOwn} />}
      />
    );
  }
  if (!error) return <CreatorPage profile={null} />;
  if (error instanceof ApiError && error.code === 'NOT_FOUND') {
    return <CreatorPage profile={null} missing="notFound" />;
  }
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
  return (
    <CreatorPage
      profile={null}
      missing="failed"
      failure={failureState(error, { ...retry, serverFailed: t('pageFailed') })}
    />
  );
}
