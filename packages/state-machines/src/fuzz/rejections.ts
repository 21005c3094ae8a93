type Listener = (reason: unknown) => void;

/**
 * Runs something; throws when a promise was rejected meanwhile and nobody handled it.
 * Only this listens while it runs: what it hears is told with the sequence that led there.
 */
export async function handlingAllRejections(run: () => Promise<void>): Promise<void> {
  const left: unknown[] = [];
  const others = process.listeners('unhandledRejection');
  const listen: Listener = (reason) => left.push(reason);
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', listen);
  try {
    await run();
    // Node tells of them once the promises of this turn are through.
    await new Promise<void>((resolve) => setImmediate(resolve));
  } finally {
    process.off('unhandledRejection', listen);
    for (const other of others) process.on('unhandledRejection', other);
  }
  if (left.length > 0) throw new Error(`A rejection was not handled: ${left.map(String).join(', ')}`);
}
