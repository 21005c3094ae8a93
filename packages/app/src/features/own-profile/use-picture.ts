import { type OwnProfile, profilesEndpoints } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ownProfileQuery } from '../../api/profiles.ts';
import { cropPicture } from '../../files/crop-picture.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { profileQuery } from '../../session/profile.ts';

type Area = Parameters<typeof cropPicture>[1];

/** Replaces and removes one's picture; everywhere it stands it is new at once. */
export function usePicture() {
  const services = useServices();
  const { api } = services;
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const t = useTexts('ownProfile', ownProfile);
  const e = useTexts('errors', errors);
  const words = useFailureWords();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);

  async function change(send: () => Promise<{ readonly profile: OwnProfile }>): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      const { profile } = await send();
      const { queryKey } = ownProfileQuery(api, userId);
      // What was read before it was changed, and is still on its way, would be shown over it.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (known) => ({
        // What is typed elsewhere is told when it is saved.
        profile: known ? { ...known.profile, picture: profile.picture } : profile,
      }));
      // The sidebar shows it.
      void queries.invalidateQueries({ queryKey: profileQuery(services, userId).queryKey });
    } catch (error) {
      const why = error instanceof ApiError ? words(error) : t('pictureNotImage');
      setFailure(t('pictureFailed', { reason: why ?? e('unknown') }));
    } finally {
      setPending(false);
    }
  }
  return {
    isPending,
    failure,
    use: (file: File, area: Area) =>
      void change(async () =>
        api.call(profilesEndpoints.setProfilePicture, { body: { file: await cropPicture(file, area) } }),
      ),
    remove: () => void change(() => api.call(profilesEndpoints.removeProfilePicture)),
  };
}
