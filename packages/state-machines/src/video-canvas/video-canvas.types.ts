import type { Job, Upload, VideoSource } from '@mirror-studio/domain/contract';
import type { ReferenceProblem } from '@mirror-studio/domain/photo-shoot';
import type { CameraShot, VideoForm } from '@mirror-studio/domain/video';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { NoticeRaised } from '../shared/notice.ts';

export interface VideoRequest {
  readonly form: VideoForm;
  /** Whole credits that were shown before the creator submitted. */
  readonly quotedCredits: number;
  readonly idempotencyKey: string;
}

/** A video that was asked for by its job, and the picture that it was made of; null where that is gone. */
export interface OpenedVideo {
  readonly job: Job;
  readonly source: VideoSource | null;
}

export interface VideoCanvasInput {
  /** How the camera moves at first. Default as the page opens. */
  readonly shot?: Partial<CameraShot>;
  /** Everything is free while it is on. Default true. */
  readonly alpha?: boolean;
  /** Whole credits on the balance, null while they are not known: the server decides then. Default null. */
  readonly availableCredits?: number | null;
}

export interface VideoCanvasContext {
  /** How the camera moves; it survives every failure. */
  readonly shot: CameraShot;
  readonly alpha: boolean;
  readonly availableCredits: number | null;
  /** What the shot as it stands costs, in whole credits; 0 while it is free. */
  readonly quotedCredits: number;
  /** The picture that the camera moves over. */
  readonly source: VideoSource | null;
  /** The id of the picture that was asked for last, which may not exist. */
  readonly wantedId: string | null;
  /** An image on its way to the server. */
  readonly file: File | null;
  /** Why a file was not taken: a key of the namespace `photoShoot`. */
  readonly problem: ReferenceProblem | 'referenceFailed' | null;
  /** What is being asked or was asked with no answer yet. */
  readonly intent: VideoRequest | null;
  readonly intents: number;
  readonly failure: Failure | null;
  /** The job that is watched, or the last one, whose video is still shown. */
  readonly job: Job | null;
  /** The id of the video that was asked for last, which may not exist. */
  readonly openedId: string | null;
}

export type VideoCanvasEvent =
  | { readonly type: 'shot.changed'; readonly change: Partial<CameraShot> }
  /** The address names a picture, or one was taken from the gallery. */
  | { readonly type: 'picture.opened'; readonly id: string }
  | { readonly type: 'picture.removed' }
  | { readonly type: 'file.chosen'; readonly file: File }
  | { readonly type: 'upload.retried' }
  | { readonly type: 'video.submitted' }
  | { readonly type: 'submission.cancelled' }
  /** The address, or a card of the drawer, names a video. */
  | { readonly type: 'video.opened'; readonly id: string }
  /** The address names none: the one that was shown is put away. */
  | { readonly type: 'video.closed' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'balance.changed'; readonly availableCredits: number | null };

export type VideoCanvasEmitted =
  | NoticeRaised
  /** An image of one's own has an id: the address can name it. */
  | { readonly type: 'picture.kept'; readonly id: string }
  /** The picture was taken away: the address names none. */
  | { readonly type: 'picture.dropped' }
  /** A video has its job: the address can name it. */
  | { readonly type: 'video.begun'; readonly id: string }
  /** Other readers of the jobs should read them again. */
  | { readonly type: 'jobs.outdated' };

/** What the flow needs from outside. */
export interface VideoCanvasActors {
  /** POST /api/uploads */
  readonly uploadPicture: Effect<{ readonly file: File }, Upload>;
  /** GET /api/video/sources/{id} */
  readonly readSource: Effect<{ readonly id: string }, VideoSource>;
  /** POST /api/jobs with the Idempotency-Key. */
  readonly createJob: Effect<VideoRequest, Job>;
  /** GET /api/jobs/{id}, and then the source that it names. */
  readonly openVideo: Effect<{ readonly id: string }, OpenedVideo>;
  /** GET /api/jobs/{id} */
  readonly readJob: Effect<{ readonly id: string }, Job>;
  /** POST /api/jobs/{id}/cancel */
  readonly cancelJob: Effect<{ readonly id: string }, Job>;
  /** Makes a new Idempotency-Key. */
  readonly newKey: () => string;
}
