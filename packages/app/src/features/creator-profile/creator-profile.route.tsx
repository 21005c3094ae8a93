import { pathOf } from '@mirror-studio/domain/access';
import { ApiError } from '@mirror-studio/domain/errors';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { CreatorPage } from '@mirror-studio/ui/CreatorPage';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { creatorQuery } from '../../api/profiles.ts';
import { useServices, useUser } from '../../providers/services.tsx';

/** `/profile/{id}`: a creator by their handle. One that they have given up, or written otherwise, leads to the one in use. */
export default function CreatorProfile() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { id: userId } = useUser();
  const t = useTexts('ownProfile', ownProfile);
  const failureState = useFailureState();
  const { data, error, isFetching, refetch } = useQuery(creatorQuery(api, userId, id));
  if (data) {
    const { profile, isOwn } = data;
    if (profile.handle !== id)
      return <Navigate to={pathOf('creatorProfile', { id: profile.handle })} replace />;
    return <CreatorPage profile={profile} {...(isOwn && { editHref: pathOf('profile') })} />;
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
