import { join, resolve } from 'node:path';

/** Where the runner reads and writes. */
export const root = resolve(import.meta.dirname, '../../..');
export const builtStories = join(root, '.cache/stories');
/** `MIRROR_BASELINES` names another folder, to hold two machines or two settings against each other. */
export const baselines = resolve(root, process.env['MIRROR_BASELINES'] ?? 'tests/visual/baselines');
export const results = join(root, 'test-results');
export const failures = join(results, 'visual');
