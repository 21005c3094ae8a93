import { pathOf } from '@mirror-studio/domain/access';
import { JobsDrawerView } from '@mirror-studio/flows/jobs-drawer';
import { useNavigate } from 'react-router-dom';
import { useOverlayFlow } from '../../overlays/use-overlay-flow.ts';
import { shootPath } from '../../routes/shoot-address.ts';
import { resultPath } from '../../routes/video-address.ts';
import { useKeysOf } from '../../shell/keys.ts';
import { useJobsMachine } from './use-jobs-machine.ts';

/** The jobs drawer with the real queue behind it. */
export default function Jobs() {
  const navigate = useNavigate();
  const keysOf = useKeysOf();
  const { machine, outdated } = useJobsMachine();
  const { snapshot, send } = useOverlayFlow('jobs', machine, {
    open: { type: 'drawer.opened' },
    close: { type: 'drawer.closed' },
    on: { 'jobs.outdated': outdated },
  });
  const leaveFor = (path: string) => {
    send({ type: 'drawer.closed' });
    void navigate(path);
  };
  return (
    <JobsDrawerView
      snapshot={snapshot}
      send={send}
      onViewResults={(job) => leaveFor(resultPath(job))}
      onOpenShoot={({ id }) => leaveFor(shootPath(id))}
      onStart={() => leaveFor(pathOf('promptStudio'))}
      onViewAllJobs={() => leaveFor(pathOf('jobs'))}
      keys={keysOf('jobs') ?? null}
    />
  );
}
