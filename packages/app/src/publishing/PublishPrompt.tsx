import { worksEndpoints } from '@mirror-studio/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { libraryKey, promptQuery } from '../api/library.ts';
import { workFailed } from '../api/work-notices.ts';
import { useServices, useUser } from '../providers/services.tsx';
import { useToast } from '../toasts/ToastProvider.tsx';
import { PublishOne } from './PublishOne.tsx';

interface PublishPromptProps {
  promptId: string;
  /** The version that would be shown. Default the newest. */
  version?: { readonly id: string; readonly number: number; readonly text: string } | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** Called with whether it is published, whenever that has been read. */
  onRead?: (isPublished: boolean) => void;
}

/** What is said of a prompt that is published, or is going to be. */
export function PublishPrompt({ promptId, version: given, isOpen, onClose, onRead }: PublishPromptProps) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const { data, error } = useQuery({ ...promptQuery(api, userId, promptId), enabled: isOpen });
  const failure = isOpen && !data ? error : null;
  useEffect(() => {
    if (!failure) return;
    notify(workFailed(failure));
    onClose();
  }, [failure, notify, onClose]);
  const version = given ?? data?.versions[0];
  const isPublished = data && data.prompt.workId != null;
  const tell = useEffectEvent((is: boolean) => onRead?.(is));
  useEffect(() => {
    if (isPublished !== undefined) tell(isPublished);
  }, [isPublished]);
  // What it is called, and whether it is published, is known when it has been read.
  if (!data || !version) return null;
  const { title, tags, workId = null } = data.prompt;
  return (
    <PublishOne
      {...{ isOpen, onClose, workId }}
      shows={(work) => ({
        prompt: {
          text: version.text,
          version: version.number,
          ...(work?.version != null && { publishedVersion: work.version }),
        },
      })}
      suggested={{ title, tags }}
      keep={({ form: { sharesPrompt: _, ...said }, licence }) =>
        api.call(worksEndpoints.publishPrompt, {
          body: { promptId, versionId: version.id, ...said, licence },
        })
      }
      readAgain={() =>
        Promise.all([
          queries.fetchQuery(promptQuery(api, userId, promptId)),
          queries.invalidateQueries({ queryKey: libraryKey(userId) }),
        ])
      }
      says={{ failed: 'promptFailed', withdraw: 'withdrawPrompt' }}
    />
  );
}
