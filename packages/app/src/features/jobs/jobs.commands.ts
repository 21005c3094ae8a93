import { pathOf } from '@mirror-studio/domain/access';
import { jobResultRoutes, promptExcerpt } from '@mirror-studio/domain/jobs';
import { jobs as texts } from '@mirror-studio/domain/texts/en/jobs';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { jobsQuery } from '../../api/jobs.ts';
import type { AppCommand } from '../../commands/app-command.ts';
import { useOverlays } from '../../overlays/overlays-context.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { byShortcut } from '../../routes/route-focus-state.ts';

/** The jobs that the shell follows: one that is done leads to its results, any other to the list. */
export default function useJobsCommands(): readonly AppCommand[] {
  const { api } = useServices();
  const user = useUser();
  const t = useTexts('jobs', texts);
  const overlays = useOverlays();
  const navigate = useNavigate();
  const list = useQuery(jobsQuery(api, user.id)).data?.jobs ?? [];
  return list.map(({ id, kind, status, metadata }) => ({
    id: `job.${id}`,
    kind: 'job',
    label: promptExcerpt(metadata) || t('noPrompt'),
    hint: t(`status_${status}`),
    keywords: t(`kind_${kind}`),
    run: () => {
      if (status === 'completed') void navigate(pathOf(jobResultRoutes[kind]), { state: byShortcut });
      else overlays.show('jobs');
    },
  }));
}
