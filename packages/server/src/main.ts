import { startPasswordWorkers } from './auth/keys/passwords.ts';
import { readConfig, StartError } from './config/index.ts';
import { consoleLog } from './http/index.ts';
import { picturePools } from './pictures/pools.ts';
import { type RunningServer, startServer } from './start.ts';

/**
 * Starts the server from the environment, says where it is, and stops it on SIGINT or SIGTERM.
 * Returns it; or null after one line that says what stands in the way, with the exit code set.
 */
export async function main(): Promise<RunningServer | null> {
  try {
    const server = await startServer(readConfig(process.env), { onLost: stopAtOnce });
    startWorkers(server);
    stopOnSignal(server);
    endOnUncaught();
    console.log(`Mirror Studio  ${server.url}`);
    if (server.inboxUrl) console.log(`Local inbox    ${server.inboxUrl}`);
    process.send?.({ ready: true, url: server.url, inboxUrl: server.inboxUrl });
    return server;
  } catch (error) {
    if (error instanceof StartError) console.error(error.message);
    else consoleLog.error('The server could not start', error);
    process.exitCode = 1;
    return null;
  }
}

/** The first sign-in, upload and shoot need not wait for their workers, nor do these start in the middle of a rush. */
function startWorkers({ services }: RunningServer): void {
  if (services.keys) startPasswordWorkers();
  picturePools.uploads.start();
  picturePools.jobs.start();
}

/** Another server has the data folder: to end in good order would write into it. */
function stopAtOnce(error: StartError): void {
  console.error(error.message);
  process.exit(1);
}

/** What nobody caught: Node would print it with its message, which may hold anything. */
function endOnUncaught(): void {
  process.on('uncaughtException', (error) => {
    consoleLog.error('The server ended on an error that nobody caught', error);
    process.exit(1);
  });
}

/** The first signal stops in good order, the second at once. */
function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        consoleLog.error('The server could not stop in good order', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

// A database that could not be opened may leave timers behind that would keep the process.
if (import.meta.main && (await main()) === null) process.exit(1);
