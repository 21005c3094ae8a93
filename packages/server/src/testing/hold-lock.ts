// A process that tries to take a data folder once it is told to, says whether it did, and holds it until told to end.
import { lockDataDir } from '../database/lock.ts';

const [dataDir = ''] = process.argv.slice(2);
process.send?.('waiting');
process.once('message', () => {
  try {
    const lock = lockDataDir(dataDir);
    process.once('message', () => {
      lock.release();
      process.disconnect();
    });
    process.send?.('held');
  } catch {
    process.send?.('refused');
    process.disconnect();
  }
});
