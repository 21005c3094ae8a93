import { videoLimits } from '../constants/video.ts';
import type { TextKey } from '../texts/index.ts';
import { cameraEasings, cameraMoves } from './moves.ts';
import type { CameraShot } from './path.ts';

/** The form of a video: the picture, how the camera moves over it, and the words that the job goes by. */
export interface VideoForm extends CameraShot {
  readonly textPrompt: string;
  readonly sourceImageId: string;
}

/** How the camera moves as the page opens (decided). */
export const openingShot: CameraShot = { move: 'pushIn', easing: 'easeInOut', seconds: 6 };

/** What can be wrong with a shot, each with the text of its name. */
export const shotProblems = [
  'moveUnknown',
  'easingUnknown',
  'secondsOutOfRange',
] as const satisfies TextKey<'videoCanvas'>[];
export type ShotProblem = (typeof shotProblems)[number];

/**
 * Says what is wrong with a shot: a known move and easing, and 3 to 10 whole seconds (decisions: photo to video).
 *
 * @param shot - The shot.
 * @returns The first problem or null.
 */
export function checkShot({ move, easing, seconds }: CameraShot): ShotProblem | null {
  if (!cameraMoves.includes(move)) return 'moveUnknown';
  if (!cameraEasings.includes(easing)) return 'easingUnknown';
  const { minimumSeconds, maximumSeconds } = videoLimits;
  const fits = Number.isInteger(seconds) && seconds >= minimumSeconds && seconds <= maximumSeconds;
  return fits ? null : 'secondsOutOfRange';
}

/**
 * How the camera moves in a job (§3: its form is the job's metadata).
 *
 * @param metadata - What the job says of itself; any of its fields may be missing or be what is not known here.
 * @returns A whole shot, those fields as in {@link openingShot}.
 */
export function shotOfMetadata({ move, easing, seconds }: Readonly<Record<string, unknown>>): CameraShot {
  return {
    move: cameraMoves.find((known) => known === move) ?? openingShot.move,
    easing: cameraEasings.find((known) => known === easing) ?? openingShot.easing,
    seconds: typeof seconds === 'number' ? seconds : openingShot.seconds,
  };
}
