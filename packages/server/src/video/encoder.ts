import { execFile } from 'node:child_process';
import { access, chmod, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { videoWorkLimits } from '@mirror-studio/domain/constants/video';
import { HttpError } from '../http/answer/http-error.ts';
import { codeWords, refusals } from '../http/answer/refusals.ts';

const ask = promisify(execFile);

/** Finds the program that encodes videos. Throws HttpError ENCODER_MISSING with the sentence that the job then says. */
export type FindEncoder = () => Promise<string>;

export interface EncoderSearch {
  /** What FFMPEG_PATH names; nothing else is tried then. */
  readonly given: string | null;
  /** Folders of programs, as PATH has them. */
  readonly path: string | undefined;
  /** Where the package has its own. Throws where it is not installed. */
  readonly packaged?: () => string;
}

/**
 * Looks for ffmpeg: FFMPEG_PATH, else the system's, else the one of the package that is installed beside the server. The
 * first that writes H.264 is kept; where there is none, the next job looks again.
 */
export function encoderFinder({ given, path, packaged = packagedEncoder }: EncoderSearch): FindEncoder {
  let found: Promise<string> | null = null;
  const search = async () => {
    if (given !== null) {
      if (await writesH264(resolve(given))) return resolve(given);
      const message = refusals.encoderUnusable({ path: given });
      throw new HttpError('ENCODER_MISSING', message);
    }
    const ofSystem = (path ?? '').split(delimiter).filter(Boolean);
    for (const folder of ofSystem) {
      const program = join(folder, process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg');
      if (await writesH264(program)) return program;
    }
    const own = await executable(packaged);
    if (own !== null && (await writesH264(own))) return own;
    throw new HttpError('ENCODER_MISSING', codeWords('ENCODER_MISSING'));
  };
  return () => {
    found ??= search().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}

function packagedEncoder(): string {
  const { path }: { path: string } = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg');
  return path;
}

/** The package makes its program executable with a script, which is not run here. */
async function executable(packaged: () => string): Promise<string | null> {
  try {
    const program = packaged();
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
    return program;
  } catch {
    return null;
  }
}

async function writesH264(program: string): Promise<boolean> {
  try {
    await access(program, constants.X_OK);
    const { stdout } = await ask(program, ['-hide_banner', '-encoders'], {
      timeout: videoWorkLimits.probeMs,
      env: {},
    });
    return stdout.includes(' libx264 ');
  } catch {
    return false;
  }
}
