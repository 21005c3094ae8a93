import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a data folder, as its lock file says. Process and host are for people: no rule reads them. */
export interface Holder {
  /** Of this hold alone. */
  readonly nonce: string;
  /** The running kernel: a hold from the same one is covered by the kernel's lock. Null when unknown. */
  readonly machine: string | null;
  readonly host: string;
  readonly pid: number;
  /** Goes up while the holder lives. */
  readonly beat: number;
}

/** This running kernel: containers on one machine share it, and it is another after each start of the machine. */
export function machineId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return `host ${hostname()}`;
  }
}

/** The holder that a lock file names; `unreadable` when it is half written or another version's, null for no file. */
export function readHolder(path: string): Holder | 'unreadable' | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given !== 'object' || given === null) return 'unreadable';
    const { nonce, machine, host, pid, beat } = given as Record<string, unknown>;
    if (typeof nonce !== 'string') return 'unreadable';
    return {
      nonce,
      machine: typeof machine === 'string' ? machine : null,
      host: typeof host === 'string' ? host : '',
      pid: Number(pid),
      beat: Number(beat),
    };
  } catch {
    return 'unreadable';
  }
}

/** Replaces the lock file whole: a reader never meets one that is empty or half written. */
export function writeHolder(path: string, holder: Holder): void {
  const staged = `${path}.${holder.nonce}`;
  writeFileSync(staged, JSON.stringify(holder));
  renameSync(staged, path);
}

/** Writes the lock file where there is none. Returns whether it did. */
export function writeFirstHolder(path: string, holder: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
