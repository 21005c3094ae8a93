import { drawerLimits } from '../constants/jobs.ts';

/** §3 Job kinds. */
export const jobKinds = ['image_batch', 'video_render'] as const;
export type JobKind = (typeof jobKinds)[number];

/** §4, decisions: the server's statuses. `pending`, which texts also name, is read as `queued`. */
export const jobStatuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** §3 Job types in texts: what a creator calls the work. */
export const jobTypes = ['image_generation', 'video_generation', 'enhancement', 'export'] as const;
export type JobType = (typeof jobTypes)[number];

/** How a status looks: its tone and whether its mark turns (§4). */
export interface JobBadge {
  readonly tone: 'muted' | 'running' | 'success' | 'danger';
  readonly spins: boolean;
  /** Key in the namespace `jobs`. */
  readonly textKey: `status_${JobStatus}`;
}

/** §4 Badges: Queued muted, Running blue and spinning, Completed green, Failed destructive. */
export const jobBadges: Readonly<Record<JobStatus, JobBadge>> = {
  queued: { tone: 'muted', spins: false, textKey: 'status_queued' },
  running: { tone: 'running', spins: true, textKey: 'status_running' },
  completed: { tone: 'success', spins: false, textKey: 'status_completed' },
  failed: { tone: 'danger', spins: false, textKey: 'status_failed' },
  cancelled: { tone: 'muted', spins: false, textKey: 'status_cancelled' },
};

/** §2 The drawer's filters; Running means running plus queued. */
export const jobFilters = ['all', 'running', 'completed'] as const;
/** Those of the page of all jobs (decided): what ended badly too. */
export const jobPageFilters = [...jobFilters, 'failed', 'cancelled'] as const;
export type JobFilter = (typeof jobPageFilters)[number];

/**
 * Reads a status from the wire (§4, decisions).
 *
 * @param status - Any text.
 * @returns The status, `queued` for `pending`, or null when it is none.
 */
export function readJobStatus(status: string): JobStatus | null {
  if (status === 'pending') return 'queued';
  return jobStatuses.find((known) => known === status) ?? null;
}

/** Says whether work on a job is still to come: it waits or runs. Takes a status (§2: the running filter). */
export function isUnfinished(status: JobStatus): boolean {
  return status === 'queued' || status === 'running';
}

/** Says whether a job shows under a filter of the drawer (§2) or of the page. Takes its status and the filter. */
export function matchesJobFilter(status: JobStatus, filter: JobFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'running' ? isUnfinished(status) : status === filter;
}

/** Says whether a job can still be cancelled. Takes a status (decisions). */
export function canCancel(status: JobStatus): boolean {
  return isUnfinished(status);
}

/** Says whether a job can be tried again. Takes a status (decisions). */
export function canRetry(status: JobStatus): boolean {
  return status === 'failed' || status === 'cancelled';
}

/**
 * How many jobs the header's badge counts: those that run (§2).
 *
 * @param jobs - Jobs.
 * @returns A count.
 */
export function countRunning(jobs: ReadonlyArray<{ readonly status: JobStatus }>): number {
  return jobs.filter((job) => job.status === 'running').length;
}

/** What a job says of itself (§3). */
export interface JobMetadata {
  readonly prompt?: string | undefined;
  readonly textPrompt?: string | undefined;
  readonly text?: string | undefined;
}

/**
 * The prompt of a job, from the first of prompt, textPrompt and text that says something (§2).
 *
 * @param metadata - The metadata.
 * @returns The whole text, empty when there is none.
 */
export function jobPrompt(metadata: JobMetadata): string {
  return (
    [metadata.prompt, metadata.textPrompt, metadata.text].find((text) => text !== undefined && text !== '') ??
    ''
  );
}

/**
 * The prompt as a card shows it: cut at 100 characters plus '...' (§2, §9). A character is what a reader sees as one,
 * so no emoji is cut in half.
 *
 * @param metadata - The metadata.
 * @returns Text.
 */
export function promptExcerpt(metadata: JobMetadata): string {
  const prompt = jobPrompt(metadata);
  if (prompt.length <= drawerLimits.excerptCharacters) return prompt;
  const characters = Array.from(graphemes.segment(prompt), (part) => part.segment);
  if (characters.length <= drawerLimits.excerptCharacters) return prompt;
  return `${characters.slice(0, drawerLimits.excerptCharacters).join('')}...`;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** §2 Where View Results leads, by kind: the id of a route. */
export const jobResultRoutes = {
  image_batch: 'gallery',
  video_render: 'photoToVideo',
} as const satisfies Record<JobKind, string>;

/**
 * The media a card shows of a completed job: up to three images of a batch, the first video of a render (§2). Takes
 * the kind and the assets.
 *
 * @returns Those to show, in their order.
 */
export function cardAssets<Asset>(kind: JobKind, assets: readonly Asset[]): readonly Asset[] {
  return assets.slice(0, kind === 'image_batch' ? drawerLimits.thumbnails : 1);
}
