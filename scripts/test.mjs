// The whole check; what it says and takes stands in check.mjs.
import './node-version.mjs';

await import('./check/check.mjs');
