import type { Config } from '../config/index.ts';
import type { Database } from '../database/index.ts';

/** What `pnpm admin` does by one command. Returns what was done, in words; throws StartError where it cannot. */
export type Command = (db: Database, config: Config) => Promise<string>;
