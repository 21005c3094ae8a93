import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { videoLimits } from '@mirror-studio/domain/constants/video';
import { imageModelLabel } from '@mirror-studio/domain/photo-shoot';
import type { PixelSize } from '@mirror-studio/domain/video';

const { framesPerSecond } = videoLimits;

/** As a worker process: behind the server. */
const behindServer = 10;
/** Of what an encoder says when it fails: enough to know why. */
const mostSaid = 2_000;

/** H.264 in its high profile, as Chromium and Safari play it, with the colours of HD video, and its index at the beginning. */
const argumentsFor = ({ widthPx, heightPx }: PixelSize, file: string): string[] => {
  const said = '-hide_banner -loglevel error';
  const frames = `-f rawvideo -pix_fmt rgb24 -video_size ${widthPx}x${heightPx} -framerate ${framesPerSecond} -i pipe:0`;
  const exact = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p';
  const quality = '-c:v libx264 -profile:v high -level 4.0 -preset veryfast -crf 18 -g 48';
  const colours = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
  const words = [said, frames, `-vf ${exact}`, quality, colours, '-an -movflags +faststart -y'];
  const comment = `comment=Mirror Studio, ${imageModelLabel('sample')}`;
  return [...words.join(' ').split(' '), '-metadata', comment, file];
};

export interface EncodeRequest {
  /** The path of ffmpeg. */
  readonly encoder: string;
  readonly size: PixelSize;
  /** Where the video is written. */
  readonly file: string;
  /** Frames in their order, as red, green and blue: one or several at a time. */
  readonly frames: AsyncIterable<Uint8Array>;
}

/**
 * Encodes frames into an MP4. When the signal aborts, or a frame cannot be drawn, the encoder is ended at once and what it
 * wrote is left for the caller to remove. Resolves when the file is whole; throws the reason of the signal, what a frame
 * throws, or what the encoder said.
 */
export async function encodeVideo(
  { encoder, size, file, frames }: EncodeRequest,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const program = spawn(encoder, argumentsFor(size, file), {
    // It takes nothing of the server's environment, which holds its secrets.
    env: {},
    stdio: ['pipe', 'ignore', 'pipe'],
    windowsHide: true,
  });
  const { stdin, stderr } = program;
  let said = '';
  stderr.on('data', (words: Buffer) => {
    said = (said + words.toString()).slice(-mostSaid);
  });
  // What it no longer reads is told by how it ends.
  stdin.on('error', () => {});
  const ended = endOf(program);
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    standBack(program);
    const work = async () => {
      for await (const pixels of frames) {
        if (!stdin.write(pixels)) await Promise.race([once(stdin, 'drain'), ended]);
        if (program.exitCode !== null) break;
      }
      stdin.end();
      return ended;
    };
    const code = await Promise.race([work(), aborted.promise]);
    if (code !== 0) throw new Error(`The encoder ended with ${code}: ${said.trim()}`);
  } finally {
    signal.removeEventListener('abort', abort);
    if (program.exitCode === null) program.kill('SIGKILL');
    stdin.destroy();
    await ended.catch(() => {});
  }
}

/** With which code or signal a program ended. Throws when it could not be started. */
async function endOf(program: ChildProcess): Promise<number | string> {
  const [code, killedBy] = (await once(program, 'close')) as [number | null, string | null];
  return code ?? killedBy ?? 'nothing';
}

function standBack({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, behindServer);
  } catch {
    // Ended already, or not allowed.
  }
}
