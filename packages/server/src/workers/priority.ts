import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

// Lets a worker process stand back behind the server, with all its threads: on Linux each has a priority of its own, and those
// that decode and encode pictures may be there already. Loaded before the rest of the process, whose loading takes as long as
// many a task.

/** Of 19. A server that is busy without end still leaves it a tenth of a processor: at 19 it would be a sixtieth. */
const behindServer = 10;

try {
  setPriority(behindServer);
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), behindServer);
} catch {
  // No Linux, a thread that has just ended, or not allowed.
}
