import { randomUUID } from 'node:crypto';
import { accessSync, constants, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolder, unusableFolder } from '../../config/folder.ts';
import { StartError } from '../../config/start-error.ts';
import { claim, type HeartbeatTiming, HeldElsewhere, heartbeatTiming, startHeartbeat } from './heartbeat.ts';
import { type Holder, machineId, readHolder } from './holder.ts';
import { holdFile } from './kernel-lock.ts';

export interface DataLock {
  /** Throws StartError once another server has taken the folder over. Called before every use of the database. */
  check(): void;
  release(): void;
}

export interface LockOptions {
  /** Called once when another server is found to have taken the folder over: nothing may be written any more. */
  readonly onLost?: (error: StartError) => void;
  /** Who "this machine" is, and how often signs of life are given: for tests. */
  readonly machine?: string;
  readonly timing?: HeartbeatTiming;
}

/**
 * Takes the data folder for this process alone: two processes on one embedded database destroy it.
 *
 * Two things hold it, and neither is a process id. A lock of the kernel on `studio.lock.db` keeps out every process on
 * this machine, also in another container, and ends with the process. Signs of life in `studio.lock` keep out other
 * machines on a network volume whose locks do not reach them; one that is silent for ten seconds is taken over.
 *
 * Takes the folder, made when missing; returns the lock. Throws StartError, saying who, when another holds it, or why
 * nothing can be kept there.
 */
export async function lockDataDir(
  dataDir: string,
  { onLost = () => {}, machine = machineId(), timing = heartbeatTiming }: LockOptions = {},
): Promise<DataLock> {
  makeFolder('DATA_DIR', dataDir);
  const path = join(dataDir, 'studio.lock');
  const own: Holder = { nonce: randomUUID(), machine, host: hostname(), pid: process.pid, beat: 0 };
  const letGo = holdKernelLock(dataDir);
  try {
    if (letGo === null) throw new HeldElsewhere(named(readHolder(path)));
    await claim(path, own, timing);
  } catch (error) {
    letGo?.();
    if (error instanceof HeldElsewhere) throw heldBy(dataDir, error.holder);
    throw unusableFolder('DATA_DIR', dataDir, error);
  }
  const heartbeat = startHeartbeat(path, own, timing, (holder) => onLost(takenOver(dataDir, holder)));
  return {
    check() {
      try {
        heartbeat.check();
      } catch (error) {
        throw error instanceof HeldElsewhere ? takenOver(dataDir, error.holder) : error;
      }
    },
    release() {
      heartbeat.stop();
      if (named(readHolder(path))?.nonce === own.nonce) rmSync(path, { force: true });
      letGo?.();
    },
  };
}

function holdKernelLock(dataDir: string): (() => void) | null {
  try {
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw unusableFolder('DATA_DIR', dataDir, error);
  }
  try {
    return holdFile(join(dataDir, 'studio.lock.db'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be locked (${why}). Choose a folder on a file system with locks with DATA_DIR.`,
    );
  }
}

const named = (holder: ReturnType<typeof readHolder>) => (holder === 'unreadable' ? null : holder);

const who = (holder: Holder | null) =>
  holder ? `process ${holder.pid} on ${holder.host}` : 'another process';

function heldBy(dataDir: string, holder: Holder | null): StartError {
  return new StartError(
    `Mirror Studio is already running on ${dataDir} (${who(holder)}). Stop it first, or choose another folder with DATA_DIR.`,
  );
}

function takenOver(dataDir: string, holder: Holder | null): StartError {
  return new StartError(
    `Another server took over ${dataDir} (${who(holder)}), so this one stopped without writing any more. Run one server at a time on a data folder.`,
  );
}
