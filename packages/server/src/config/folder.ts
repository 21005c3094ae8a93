import { mkdirSync } from 'node:fs';
import { StartError } from './start-error.ts';

/** Makes a folder that a setting names, for its owner alone. Throws StartError, naming the setting, when it cannot. */
export function makeFolder(setting: string, folder: string): void {
  try {
    // It holds keys and everyone's pictures.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unusableFolder(setting, folder, error);
  }
}

/** One line for a folder in which nothing can be kept, and why. */
export function unusableFolder(setting: string, folder: string, error: unknown): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const isFile = code === 'EEXIST' || code === 'ENOTDIR';
  const why = isFile ? 'is or lies below a file, not a folder' : `cannot be written (${code})`;
  return new StartError(`${setting} ${folder} ${why}. Choose a folder with ${setting}.`);
}
