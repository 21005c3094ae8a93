/**
 * Called first by the module of a worker process: a Ctrl+C in the terminal, which goes to every process there, is the
 * server's to act on. It stands back already (`priority.ts`).
 */
export function behaveAsWorker(): void {
  process.on('SIGINT', () => {});
}
