import { pathOf } from '@mirror-studio/domain/access';
import { type Api, galleryEndpoints, jobsEndpoints } from '@mirror-studio/domain/contract';
import { againOf, isEngineId } from '@mirror-studio/domain/photo-shoot';
import { PhotoShootView } from '@mirror-studio/flows/photo-shoot';
import { providePhotoShoot } from '@mirror-studio/state-machines/photo-shoot';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBalance } from '../../api/balance.ts';
import { galleryQuery } from '../../api/gallery.ts';
import { imageModelsQuery } from '../../api/image-models.ts';
import { jobsQuery } from '../../api/jobs.ts';
import { usePictureDownload } from '../../api/use-picture-download.ts';
import { useFlow } from '../../flows/use-flow.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { promptParameter, shootParameter } from '../../routes/shoot-address.ts';
import { keepShootDraft, readShootDraft } from '../../storage/shoot-draft.ts';
import { ShootFromAddress } from './ShootFromAddress.tsx';
import { useNamedShoot, useNameShoot, usePictureAddress, useRunAgain } from './use-shoot-address.ts';

const RemixNote = lazyWithRetry(
  async () => ({ default: (await import('./RemixNote.tsx')).RemixNote }),
  false,
);
const ShootViewer = lazyWithRetry(
  async () => ({ default: (await import('./ShootViewer.tsx')).ShootViewer }),
  false,
);

/** What the flow needs from outside. Takes whether the page has been left: what was sent to begin a shoot then goes on. */
const actors = (api: Api, isLeft: () => boolean, onBegunElsewhere: (idempotencyKey: string) => void) => ({
  readReference: async ({ file }: { file: File }) => {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return { previewUrl: URL.createObjectURL(file) };
  },
  uploadReference: ({ file }: { file: File }, signal: AbortSignal) =>
    api.call(galleryEndpoints.upload, { body: { file }, signal }),
  createJob: async (
    { form, idempotencyKey }: Parameters<Parameters<typeof providePhotoShoot>[0]['createJob']>[0],
    signal: AbortSignal,
  ) => {
    const sending = new AbortController();
    signal.addEventListener('abort', () => !isLeft() && sending.abort(signal.reason));
    const { job } = await api.call(jobsEndpoints.createJob, {
      body: { kind: 'image_batch', form },
      idempotencyKey,
      signal: sending.signal,
    });
    if (isLeft()) onBegunElsewhere(idempotencyKey);
    return job;
  },
  readJob: async ({ id }: { id: string }, signal: AbortSignal) =>
    (await api.call(jobsEndpoints.job, { params: { id }, signal })).job,
  cancelJob: async ({ id }: { id: string }, signal: AbortSignal) =>
    (await api.call(jobsEndpoints.cancelJob, { params: { id }, signal })).job,
  newKey: () => crypto.randomUUID(),
});

/** Whether the page has been left, for what goes on without it. */
function presenceOfPage() {
  let isLeft = false;
  return {
    isLeft: () => isLeft,
    enter: () => {
      isLeft = false;
    },
    leave: () => {
      isLeft = true;
    },
  };
}

/** The photo shoot with the real queue behind it; words that the address brings are put into it first. */
export default function PhotoShoot() {
  const [parameters] = useSearchParams();
  return parameters.has(promptParameter) ? <ShootFromAddress parameters={parameters} /> : <Shoot />;
}

function Shoot() {
  const [parameters] = useSearchParams();
  const { api, flags } = useServices();
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [presence] = useState(presenceOfPage);
  const machine = useMemo(
    () =>
      providePhotoShoot(
        actors(api, presence.isLeft, (idempotencyKey) => {
          // It has begun: what the page kept of it is no draft any more. What was described since is one.
          if (readShootDraft().idempotencyKey === idempotencyKey) keepShootDraft(null);
          void queries.invalidateQueries({ queryKey: jobsQuery(api, user.id).queryKey });
        }),
      ),
    [api, presence, queries, user.id],
  );
  // Before the flow, which ends with the page.
  useEffect(() => {
    presence.enter();
    return presence.leave;
  }, [presence]);
  const nameShoot = useNameShoot();
  const { snapshot, send } = useFlow(machine, {
    input: () => ({
      alpha: flags.alpha,
      ...readShootDraft({ orOfBrowser: !parameters.has(shootParameter) }),
    }),
    on: {
      'shoot.begun': ({ id }) => nameShoot(id),
      'jobs.outdated': () => {
        void queries.invalidateQueries({ queryKey: jobsQuery(api, user.id).queryKey });
        void queries.invalidateQueries({ queryKey: galleryQuery(api, user.id).queryKey });
      },
    },
  });
  useNamedShoot(send);
  useRunAgain(snapshot.context.job, snapshot.matches('failed') || snapshot.matches('cancelled'), send);
  const picture = usePictureAddress();
  const { form, reference, intent, job, isDraft } = snapshot.context;
  const { upload } = reference;
  const isKept = job !== null && !isDraft;
  const sentUnder = intent?.form === form ? intent.idempotencyKey : null;
  useEffect(() => keepShootDraft(isKept ? null : form, upload, sentUnder), [form, upload, isKept, sentUnder]);
  const download = usePictureDownload();
  const models = useQuery(imageModelsQuery(api)).data;
  const credits = useBalance().data?.credits ?? null;
  useEffect(() => send({ type: 'balance.changed', availableCredits: credits }), [send, credits]);
  const stop = () => {
    if (snapshot.matches('watching')) send({ type: 'shoot.restarted' });
    send({ type: 'field.changed', change: { remixOf: null } });
  };
  return (
    <>
      <PhotoShootView
        snapshot={snapshot}
        send={send}
        {...(form.remixOf && {
          notice: (
            <Suspense>
              <RemixNote workId={form.remixOf} onStop={stop} />
            </Suspense>
          ),
        })}
        availableModels={models?.map(({ id }) => id)}
        engines={models?.filter(({ id }) => isEngineId(id))}
        onOpenPicture={({ id }) => id !== undefined && picture.onShownChange(id)}
        onDownload={({ id }) => id !== undefined && download({ id })}
        onViewResults={() => void navigate(pathOf('gallery'))}
      />
      {job && picture.shownId !== null && (
        <Suspense>
          <ShootViewer
            job={job}
            pictureId={picture.shownId}
            onShownChange={picture.onShownChange}
            onAgain={(asset, keepsSeed) => {
              if (snapshot.matches('watching')) send({ type: 'shoot.restarted' });
              send({ type: 'field.changed', change: againOf(job.metadata, asset, keepsSeed) });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
