import { pathOf } from '@mirror-studio/domain/access';
import { type Work, worksEndpoints } from '@mirror-studio/domain/contract';
import { publishing } from '@mirror-studio/domain/texts/en/publishing';
import {
  checkWork,
  emptyWork,
  licenceOf,
  type WorkForm,
  type WorkLicence,
} from '@mirror-studio/domain/works';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { AlertDialog } from '@mirror-studio/ui/AlertDialog';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PublishDialog, type PublishDialogProps } from '@mirror-studio/ui/PublishDialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ownProfileQuery } from '../api/profiles.ts';
import { workDone, workFailed } from '../api/work-notices.ts';
import { readWorksAgain, workQuery } from '../api/works.ts';
import { useOverlays } from '../overlays/overlays-context.ts';
import { useServices, useUser } from '../providers/services.tsx';
import { workPath } from '../routes/work-link.ts';
import { currentSettings, onSettingsElsewhere } from '../storage/settings.ts';
import { useToast } from '../toasts/ToastProvider.tsx';

interface PublishOneProps {
  isOpen: boolean;
  onClose: () => void;
  /** The work that it is already; null where it is none. */
  workId: string | null;
  /** What is published, as the dialog shows it. Takes the work, once that is read. */
  shows: (work: Work | undefined) => Pick<PublishDialogProps, 'picture' | 'prompt'>;
  /** What it would be called. Default nothing. */
  suggested?: Partial<WorkForm>;
  /** Publishes it, or says anew what is said of it. */
  keep: (said: { form: WorkForm & { tags: string[] }; licence: WorkLicence }) => Promise<unknown>;
  /** Reads anew what says whether it is published. */
  readAgain: () => Promise<unknown>;
  /** Which words are said of it. */
  says: {
    readonly failed: 'failed' | 'promptFailed';
    readonly withdraw: 'withdrawPrompt' | 'withdrawWords';
  };
}

const formOf = ({ title, tags, prompt, allowsRemix }: Work): WorkForm => ({
  title,
  tags,
  sharesPrompt: prompt !== null,
  allowsRemix,
});

/** What is said of something that is published, or is going to be. */
export function PublishOne({
  isOpen,
  onClose,
  workId,
  shows,
  suggested,
  keep,
  readAgain,
  says,
}: PublishOneProps) {
  const t = useTexts('publishing', publishing);
  const words = useFailureWords();
  const { api } = useServices();
  const { id: userId } = useUser();
  const overlays = useOverlays();
  const queries = useQueryClient();
  const notify = useToast();
  const profile = useQuery({ ...ownProfileQuery(api, userId), enabled: isOpen });
  const work = useQuery({ ...workQuery(api, userId, workId ?? ''), enabled: isOpen && workId !== null });
  const [typed, setTyped] = useState<WorkForm | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const licence = useLicence();
  const form = typed ?? (work.data ? formOf(work.data) : { ...emptyWork, ...suggested });
  const problems = checkWork(form);
  const isUnread = workId !== null && !work.data;
  const readAll = () => Promise.all([readAgain(), readWorksAgain(queries)]);
  const close = () => {
    setTyped(null);
    setChecked(false);
    onClose();
  };
  const keeping = useMutation({
    mutationFn: (said: WorkForm) => keep({ form: { ...said, tags: [...said.tags] }, licence }),
    onSuccess: () => {
      notify(workDone(workId === null ? 'workPublished' : 'workChanged'));
      close();
      void readAll();
    },
  });
  const withdrawing = useMutation({
    mutationFn: (id: string) => api.call(worksEndpoints.withdrawWork, { params: { id } }),
    onSuccess: () => {
      notify({ tone: 'success', title: textRef('toasts', 'workWithdrawn') });
      close();
    },
    onError: (error) => notify(workFailed(error)),
    onSettled: () => void readAll(),
  });
  const submit = () => {
    if (isUnread) return void work.refetch();
    setChecked(true);
    if (Object.keys(problems).length === 0) keeping.mutate(form);
    return undefined;
  };
  return (
    <>
      <PublishDialog
        isOpen={isOpen}
        onOpenChange={(isStaying) => !isStaying && close()}
        {...shows(work.data)}
        handle={profile.data ? profile.data.profile.handle : undefined}
        profileHref={pathOf('profile')}
        form={form}
        onFormChange={setTyped}
        problems={isChecked ? problems : {}}
        error={
          keeping.error
            ? words(toFailure(keeping.error), t(says.failed))
            : work.error && isUnread
              ? words(toFailure(work.error), t('loadFailed'))
              : undefined
        }
        licence={licence}
        onSettings={() => overlays.show('settings')}
        isPending={keeping.isPending || (isUnread && work.isFetching)}
        onSubmit={submit}
        {...(workId !== null && {
          publishedHref: workPath(workId),
          onWithdraw: () => setAsked(true),
        })}
      />
      <AlertDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t('withdrawTitle')}
        confirmLabel={t('withdraw')}
        isPending={withdrawing.isPending}
        onConfirm={() => workId !== null && withdrawing.mutate(workId)}
      >
        {t(says.withdraw)}
      </AlertDialog>
    </>
  );
}

/** The licence that the settings give, also while they are changed. */
function useLicence() {
  const [settings, setSettings] = useState(currentSettings);
  useEffect(() => onSettingsElsewhere(setSettings), []);
  return licenceOf(settings);
}
