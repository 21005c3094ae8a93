import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { videoWorkLimits } from '@mirror-studio/domain/constants/video';
import { type CameraShot, frameCount, type PixelSize, videoSize } from '@mirror-studio/domain/video';
import { type PreparedPicture, picturePools } from '../pictures/index.ts';
import { encodeVideo } from './encode.ts';

export interface VideoRequest {
  /** Names the work: what an interrupted one of this name left is removed. */
  readonly id: string;
  /** The path of ffmpeg. */
  readonly encoder: string;
  /** The picture, and its size. */
  readonly bytes: Uint8Array;
  readonly picture: PixelSize;
  readonly shot: CameraShot;
  /** Hears how many frames the encoder has taken. */
  readonly onFrames: (done: number) => void;
}

/**
 * Renders a video: frames are drawn in a worker process while the encoder works on those before. Nothing is left on the disk,
 * however it ends. Returns the MP4 and what stands for it while it is not played: its first frame.
 */
export async function renderVideo(request: VideoRequest, signal: AbortSignal): Promise<PreparedPicture> {
  const { id, encoder, bytes, picture, shot } = request;
  const size = videoSize(picture);
  const folder = await workFolder(id);
  try {
    const poster = await picturePools.jobs.run('drawPoster', { id, bytes, shot });
    const file = join(folder, 'video.mp4');
    await encodeVideo({ encoder, size, file, frames: framesOf(request, signal) }, signal);
    const { widthPx: width, heightPx: height } = size;
    return { ...poster, bytes: await readFile(file), mediaType: 'video/mp4', width, height };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The frames of a video, a few at a time: the next ones are drawn while these are encoded. */
async function* framesOf(
  { id, bytes, shot, onFrames }: VideoRequest,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const all = frameCount(shot.seconds);
  const draw = (from: number) => {
    const to = Math.min(all, from + videoWorkLimits.framesAtOnce);
    const drawn = from < all ? picturePools.jobs.run('drawVideoFrames', { id, bytes, shot, from, to }) : null;
    // Awaited later, or not at all when the video is given up.
    drawn?.catch(() => {});
    return { to, drawn };
  };
  for (let next = draw(0); next.drawn !== null; ) {
    const { to, drawn } = next;
    const pixels = await drawn;
    signal.throwIfAborted();
    next = draw(to);
    yield pixels;
    onFrames(to);
  }
}

/** Longer than any work on a video takes. */
const abandonedAfterMs = 2 * videoWorkLimits.renderMs;
const anyWork = 'mirror-studio-video-';

/**
 * A folder that only this process reads. What the same work left when it was interrupted goes, and what any left that nobody took up
 * again: it was cancelled, or interrupted too often.
 */
async function workFolder(id: string): Promise<string> {
  const prefix = `${anyWork}${id}-`;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(anyWork)) continue;
    const folder = join(tmpdir(), name);
    if (name.startsWith(prefix) || (await isAbandoned(folder)))
      await rm(folder, { recursive: true, force: true });
  }
  return mkdtemp(join(tmpdir(), prefix));
}

/** Others may be at work beside: what they remove meanwhile, or what is not ours, is left alone. */
async function isAbandoned(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  if (found === null || found.mtimeMs >= Date.now() - abandonedAfterMs) return false;
  return process.getuid === undefined || found.uid === process.getuid();
}
