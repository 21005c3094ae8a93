import { DatabaseSync } from 'node:sqlite';

/** How long starters that reach for one file at the same moment take turns before one of them is refused. */
const turnMs = 1_000;
const busy = 5;

/**
 * Holds a file by a lock of the kernel, which ends with the process however that ends and stays while the process is
 * merely stopped or slow. It is seen from every process over one kernel, whatever process ids they see of each other.
 * Node offers no such lock by itself; the exclusive transaction of its SQLite takes one (fcntl, LockFileEx).
 * The process must not open the file in another way: closing it would end the lock (POSIX).
 *
 * Takes the path of a file that holds nothing else, made when missing.
 * Returns the way to let go, or null when another holds it. Throws SQLite's error when the file cannot be locked.
 */
export function holdFile(path: string): (() => void) | null {
  const file = new DatabaseSync(path, { timeout: turnMs });
  try {
    // Without a journal on the disk nothing is left beside the file by a crash.
    file.exec('pragma journal_mode = memory; begin exclusive');
    return () => file.close();
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null;
    throw error;
  }
}
