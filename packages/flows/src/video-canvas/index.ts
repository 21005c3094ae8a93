'use client';
import { provideVideoCanvas } from '@mirror-studio/state-machines/video-canvas';
import { createFlow, type Tell } from '../flow/create-flow.tsx';
import { VideoCanvasView } from './VideoCanvasView.tsx';

interface Told {
  /** The video to show, such as the one in the address. Default none: only what is begun here. */
  readonly jobId?: string | null | undefined;
  /** Whole credits on the balance, null while they are not known. Default null. */
  readonly availableCredits?: number | null | undefined;
}

const tell: Tell<ReturnType<typeof provideVideoCanvas>, Told> = {
  jobId: (id) => (id ? { type: 'video.opened', id } : { type: 'video.closed' }),
  availableCredits: (credits) => ({ type: 'balance.changed', availableCredits: credits ?? null }),
};

/** A video from its picture to its last frame, machine and view joined. */
export const VideoCanvas = /* @__PURE__ */ createFlow(provideVideoCanvas, VideoCanvasView, tell);

export { VideoCanvasView, type VideoCanvasViewProps } from './VideoCanvasView.tsx';
