/** `75.26` as `1:15.2`: minutes, seconds and tenths, as players show it. Takes seconds; what is not known counts as 0. */
export function formatTime(seconds: number): string {
  const tenths = Number.isFinite(seconds) ? Math.floor(Math.max(0, seconds) * 10 + 1e-6) : 0;
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600];
  return `${minutes}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`;
}

/** The frame that is shown at a time, counted from 0. Takes seconds and frames a second. */
export const frameAt = (seconds: number, frameRate: number): number =>
  Math.max(0, Math.floor(seconds * frameRate + 1e-6));

/** How many frames a length holds. Takes seconds and frames a second. */
export const framesIn = (seconds: number, frameRate: number): number =>
  Number.isFinite(seconds) ? Math.round(seconds * frameRate) : 0;

/** A time in the middle of a frame: at its edge a browser may show either neighbour. Takes a frame counted from 0. */
export const timeOf = (frame: number, frameRate: number): number => (frame + 0.5) / frameRate;
