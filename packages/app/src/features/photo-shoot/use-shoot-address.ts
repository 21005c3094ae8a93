import type { Job } from '@mirror-studio/domain/contract';
import { isUnfinished } from '@mirror-studio/domain/jobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { jobsQuery } from '../../api/jobs.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { pictureParameter, shootParameter, shootPath } from '../../routes/shoot-address.ts';

type SendJob = (event: { type: 'job.changed'; job: Job }) => void;
type Send = (event: { type: 'shoot.opened'; id: string } | { type: 'shoot.closed' }) => void;

const isShoot = ({ kind }: Job) => kind === 'image_batch';

/** The id in the address; null for none. */
const useNamed = () => useSearchParams()[0].get(shootParameter);

/** Puts a shoot that has begun into the address: Back returns to the one before, where there was one. */
export function useNameShoot(): (jobId: string) => void {
  const navigate = useNavigate();
  const named = useNamed();
  return (jobId) => void navigate(shootPath(jobId), { replace: named === null });
}

/** The picture that the address names, and how another is named there, or none: who goes back comes to the shoot. */
export function usePictureAddress() {
  const [parameters, setParameters] = useSearchParams();
  const shownId = parameters.get(pictureParameter);
  const onShownChange = (pictureId: string | null) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (pictureId === null) after.delete(pictureParameter);
        else after.set(pictureParameter, pictureId);
        return after;
      },
      { replace: shownId !== null, preventScrollReset: true },
    );
  return { shownId, onShownChange };
}

/**
 * Follows the shoot that is shown when it was tried again elsewhere, in the list of the jobs. Takes the job, whether it has failed
 * or was cancelled, and what tells the flow.
 */
export function useRunAgain(job: Job | null, isEnded: boolean, send: SendJob): void {
  const { api } = useServices();
  const user = useUser();
  // The shell reads the jobs; here is heard what it read.
  const { data: again, dataUpdatedAt } = useQuery({
    ...jobsQuery(api, user.id),
    enabled: false,
    refetchInterval: false,
    select: (jobs) => jobs.find(({ id, status }) => id === job?.id && isUnfinished(status)),
  });
  const endedAt = useRef(0);
  useEffect(() => {
    if (isEnded) endedAt.current = Date.now();
  }, [isEnded]);
  useEffect(() => {
    // A list from before the end says that it still runs.
    if (isEnded && again && dataUpdatedAt > endedAt.current) send({ type: 'job.changed', job: again });
  }, [isEnded, again, dataUpdatedAt, send]);
}

/**
 * Shows the shoot that the address names, whenever it names one or does so again. Where it names none, the one that runs
 * is put into it, else the last one. Takes what tells the flow.
 */
export function useNamedShoot(send: Send): void {
  const { api } = useServices();
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const named = useNamed();
  // Whoever goes back before the new address is drawn comes to the one that is: nothing has changed for an effect to see.
  const returned = useEffectEvent(() => {
    const { search, pathname: path } = window.location;
    const isSame = path === pathname && new URLSearchParams(search).get(shootParameter) === named;
    if (isSame && named !== null) send({ type: 'shoot.opened', id: named });
  });
  useEffect(() => {
    window.addEventListener('popstate', returned);
    return () => window.removeEventListener('popstate', returned);
  }, []);
  const readJobs = useEffectEvent(() => {
    const { queryKey, queryFn } = jobsQuery(api, user.id);
    return queries.fetchQuery({ queryKey, queryFn });
  });
  const name = useEffectEvent((jobId: string) => void navigate(shootPath(jobId), { replace: true }));
  // By the key of the address, who goes to it once more asks once more.
  useEffect(() => {
    if (named !== null) return send({ type: 'shoot.opened', id: named });
    send({ type: 'shoot.closed' });
    let isLeft = false;
    readJobs().then(
      (jobs) => {
        const shoots = jobs.filter(isShoot);
        const shown = shoots.find(({ status }) => isUnfinished(status)) ?? shoots[0];
        if (shown && !isLeft) name(shown.id);
      },
      // Without an answer nothing is shown: the jobs themselves say that they could not be read.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [named, key, send]);
}
