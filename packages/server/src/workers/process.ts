import { setPriority } from 'node:os';

/**
 * Called first by the module of a worker process: the server answers before it gets a turn, and a Ctrl+C in the
 * terminal, which goes to every process there, is the server's to act on. Takes how far it stands back, 19 at most.
 */
export function behaveAsWorker(priority = 10): void {
  process.on('SIGINT', () => {});
  try {
    setPriority(priority);
  } catch {
    // Where the system does not allow it, it runs with the server's priority.
  }
}
