// A process that tries to take a data folder once it is told to, says whether it did, and holds it until told to end.
import { once } from 'node:events';
import { lockDataDir } from '../database/lock/lock.ts';

const [dataDir = ''] = process.argv.slice(2);
process.send?.('waiting');
await once(process, 'message');
try {
  const lock = await lockDataDir(dataDir);
  process.send?.('held');
  await once(process, 'message');
  lock.release();
} catch {
  process.send?.('refused');
}
process.disconnect();
