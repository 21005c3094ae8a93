import type { Job, Upload } from '@mirror-studio/domain/contract';
import type { PhotoShootForm, PhotoShootProblems, ReferenceProblem } from '@mirror-studio/domain/photo-shoot';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { NoticeRaised } from '../shared/notice.ts';

/**
 * The reference image on its way. A file is under way while it has neither an upload nor a problem; that of a job that
 * was opened has an upload alone.
 */
export interface Reference {
  readonly file: File | null;
  /** An address under which the browser can show it, once it has been read. */
  readonly previewUrl: string | null;
  readonly upload: Upload | null;
  /** A key of the namespace `photoShoot`. */
  readonly problem: ReferenceProblem | 'referenceFailed' | null;
}

export interface PhotoShootRequest {
  readonly form: PhotoShootForm;
  /** Whole credits that were shown before the creator submitted. */
  readonly quotedCredits: number;
  readonly idempotencyKey: string;
}

export interface PhotoShootInput {
  /** Fields that start with a value: a template, a prompt that was sent here. */
  readonly form?: Partial<PhotoShootForm>;
  /** A reference image that was sent before: by the shoot before a reload, or the one that a picture is from. Default null. */
  readonly reference?: Upload | null;
  /** Under which this form was sent before a reload, with no answer yet: sent again, it begins no second shoot. Default null. */
  readonly idempotencyKey?: string | null;
  /** Everything is free while it is on. Default true. */
  readonly alpha?: boolean;
  /** Whole credits on the balance, null while they are not known: the server decides then. Default null. */
  readonly availableCredits?: number | null;
}

export interface PhotoShootContext {
  /** As typed and chosen; it survives every failure. */
  readonly form: PhotoShootForm;
  readonly problems: PhotoShootProblems;
  readonly alpha: boolean;
  readonly availableCredits: number | null;
  /** What the form as it stands costs, in whole credits; 0 while it is free. */
  readonly quotedCredits: number;
  readonly reference: Reference;
  /** What is being asked or was asked with no answer yet. */
  readonly intent: PhotoShootRequest | null;
  readonly intents: number;
  readonly failure: Failure | null;
  /** The job that is watched, or the last one, whose pictures are still shown. */
  readonly job: Job | null;
  /** The id of the shoot that was asked for last, which may not exist. */
  readonly openedId: string | null;
  /** The form holds what its person wrote or chose and what is in no job yet: no shoot that is opened replaces it. */
  readonly isDraft: boolean;
}

export type PhotoShootEvent =
  | { readonly type: 'field.changed'; readonly change: Partial<Omit<PhotoShootForm, 'referenceImageId'>> }
  | { readonly type: 'file.chosen'; readonly file: File }
  | { readonly type: 'file.removed' }
  | { readonly type: 'upload.retried' }
  | { readonly type: 'shoot.submitted' }
  | { readonly type: 'submission.cancelled' }
  /** The address, or a card of the drawer, names a shoot: it is shown, and its form where there is no draft. */
  | { readonly type: 'shoot.opened'; readonly id: string }
  /** The address names none: nothing is shown. */
  | { readonly type: 'shoot.closed' }
  /** Begin another while this one goes on in the drawer. */
  | { readonly type: 'shoot.restarted' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'balance.changed'; readonly availableCredits: number | null }
  /** Somebody else read the job. */
  | { readonly type: 'job.changed'; readonly job: Job };

export type PhotoShootEmitted =
  | NoticeRaised
  /** A shoot has its job: the address can name it. */
  | { readonly type: 'shoot.begun'; readonly id: string }
  /** Other readers of the jobs should read them again. */
  | { readonly type: 'jobs.outdated' };

/** What the flow needs from outside. */
export interface PhotoShootActors {
  /** Opens the file as an image; rejects when it is none. */
  readonly readReference: Effect<{ readonly file: File }, { readonly previewUrl: string }>;
  /** POST /api/uploads */
  readonly uploadReference: Effect<{ readonly file: File }, Upload>;
  /** POST /api/jobs with the Idempotency-Key. */
  readonly createJob: Effect<PhotoShootRequest, Job>;
  /** GET /api/jobs/{id} */
  readonly readJob: Effect<{ readonly id: string }, Job>;
  /** POST /api/jobs/{id}/cancel */
  readonly cancelJob: Effect<{ readonly id: string }, Job>;
  /** Makes a new Idempotency-Key. */
  readonly newKey: () => string;
}
