import { setFlagsFromString } from 'node:v8';
import type { Extensions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/*
 * V8 may end the whole process while it collects WebAssembly code that a faster version has replaced
 * ("Check failed: jit_page_->allocations_.erase(addr) == 1"). The replaced code of this module is a few megabytes:
 * it is kept instead. https://github.com/nodejs/node/issues/64500
 */
setFlagsFromString('--no-wasm-code-gc');

/** What migrations may create. The files of an extension belong to the program, not to the data: it is named each time. */
export const extensions: Extensions = { pg_trgm };

export { PGlite, type PGliteOptions } from '@electric-sql/pglite';
