import { pathOf } from '@mirror-studio/domain/access';
import type { OwnProfile as Profile } from '@mirror-studio/domain/contract';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ProfileForm, type ProfileFormProps } from '@mirror-studio/ui/ProfileForm';
import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { creatorQuery, ownProfileQuery } from '../../api/profiles.ts';
import { Arcana } from '../../arcana/index.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useHandleState } from './use-handle-state.ts';
import { usePicture } from './use-picture.ts';
import { formOf, useProfileForm } from './use-profile-form.ts';

const nothing = () => undefined;
/** What the fields have where none are shown. */
const noFields = {
  values: { name: '', handle: '', words: '', links: [] },
  onChange: nothing,
  onPictureUse: nothing,
  onPictureRemove: nothing,
  onSubmit: nothing,
} satisfies ProfileFormProps;

/** One's own profile: what is saved of it, and what is typed. */
export function OwnProfile() {
  const { isDemo } = useUser();
  return isDemo ? <ProfileForm {...noFields} state="demo" /> : <Read />;
}

function Read() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const t = useTexts('ownProfile', ownProfile);
  const failureState = useFailureState();
  const { data, error, isFetching, refetch } = useQuery(ownProfileQuery(api, userId));
  if (data) return <Filled saved={data.profile} />;
  if (!error) return <ProfileForm {...noFields} state="loading" />;
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
  const failure = failureState(error, { ...retry, serverFailed: t('failedToLoad') });
  return <ProfileForm {...noFields} state="failed" loadFailure={failure} />;
}

/** The card that one bears, as others see it. */
function OwnArcana({ handle }: { handle: string }) {
  const { api } = useServices();
  const { data, isError } = useQuery(creatorQuery(api, useUser().id, handle));
  const place = <Skeleton height="15rem" />;
  if (!data) return isError ? null : place;
  return (
    <Suspense fallback={place}>
      <Arcana points={data.points} />
    </Suspense>
  );
}

function Filled({ saved }: { saved: Profile }) {
  const form = useProfileForm(saved);
  const picture = usePicture();
  const handleState = useHandleState(form, saved.handle);
  const { handle } = saved;
  return (
    <ProfileForm
      values={form.values}
      onChange={form.change}
      problems={form.problems}
      handleState={handleState}
      picture={saved.picture}
      isPicturePending={picture.isPending}
      pictureFailure={picture.failure}
      onPictureUse={picture.use}
      onPictureRemove={picture.remove}
      isDirty={form.isDirty}
      isSaved={form.isSaved}
      isPending={form.isPending}
      failure={form.failure}
      conflict={form.isConflict ? formOf(saved) : null}
      onKeepMine={() => void form.save(saved.revision)}
      onTakeTheirs={form.discard}
      onDiscard={form.discard}
      onSubmit={() => void form.save()}
      {...(handle !== null && {
        pageHref: pathOf('creatorProfile', { id: handle }),
        arcana: <OwnArcana handle={handle} />,
      })}
    />
  );
}
