import { setFlagsFromString } from 'node:v8';

/*
 * V8 may end the whole process while it collects WebAssembly code that a faster version has replaced
 * ("Check failed: jit_page_->allocations_.erase(addr) == 1"). The replaced code of this module is a few megabytes:
 * it is kept instead. https://github.com/nodejs/node/issues/64500
 */
setFlagsFromString('--no-wasm-code-gc');

export { PGlite, type PGliteOptions } from '@electric-sql/pglite';
