import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, unusableFolder } from '../config/folder.ts';
import { StartError } from '../config/start-error.ts';

/** Who holds a data folder: the process, and when it began, since a number of a process is used again. */
interface Holder {
  readonly pid: number;
  readonly began: string;
  readonly nonce: string;
}

export interface DataLock {
  release(): void;
}

/**
 * Takes the data folder for this process alone: two processes on one embedded database destroy it.
 * Takes the folder, made when missing; returns the lock. Throws StartError, naming the process, when another one
 * that is alive holds it, or saying why nothing can be kept there; the lock of a dead process is taken over.
 */
export function lockDataDir(dataDir: string): DataLock {
  makeFolder('DATA_DIR', dataDir);
  const path = join(dataDir, 'studio.lock');
  const holder: Holder = { pid: process.pid, began: beganAt(process.pid) ?? '', nonce: randomUUID() };
  const own = `${path}.${holder.nonce}`;
  try {
    writeFileSync(own, JSON.stringify(holder));
  } catch (error) {
    throw unusableFolder('DATA_DIR', dataDir, error);
  }
  try {
    if (!link(own, path)) takeOver(path, own, dataDir);
  } finally {
    rmSync(own, { force: true });
  }
  return {
    release() {
      if (read(path)?.nonce === holder.nonce) rmSync(path, { force: true });
    },
  };
}

/** Only one process at a time may replace a dead one's lock, and it looks again once it may. */
function takeOver(path: string, own: string, dataDir: string): void {
  const turn = `${path}.turn`;
  if (!link(own, turn)) {
    const other = read(turn);
    if (other && isAlive(other)) throw heldBy(dataDir, other);
    rmSync(turn, { force: true });
    if (!link(own, turn)) throw heldBy(dataDir, read(turn));
  }
  try {
    const current = read(path);
    if (current && isAlive(current)) throw heldBy(dataDir, current);
    renameSync(own, path);
  } finally {
    rmSync(turn, { force: true });
  }
}

function heldBy(dataDir: string, holder: Holder | null): StartError {
  const who = holder ? `process ${holder.pid}` : 'another process';
  return new StartError(
    `Mirror Studio is already running on ${dataDir} (${who}). Stop it first, or choose another folder with DATA_DIR.`,
  );
}

/** A hard link appears with its whole content or not at all. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): Holder | null {
  try {
    const given: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof given !== 'object' || given === null) return null;
    const { pid, began, nonce } = given as Record<string, unknown>;
    return { pid: Number(pid), began: String(began), nonce: String(nonce) };
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  if (!Number.isInteger(holder.pid) || holder.pid <= 0) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const began = beganAt(holder.pid);
  return began === null || holder.began === '' || began === holder.began;
}

/** The start of a process in ticks since the machine's, with the machine's own start; null where there is no /proc. */
function beganAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
  } catch {
    return null;
  }
}
