import { execFileSync } from 'node:child_process';

/**
 * The commit that last wrote one of these files (paths from `root`, a working copy), or the reason, as a line to print,
 * why what they recorded cannot be drawn again.
 */
export function commitThatRecorded(
  files: readonly string[],
  root: string,
): { commit: string } | { reason: string } {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('status', '--porcelain', '--', ...files)) return { reason: 'their baselines are not committed' };
    const commit = git('log', '-1', '--format=%H', '--', ...files);
    if (!commit) return { reason: 'no commit holds their baselines' };
    // The oldest commit of a shallow clone seems to have written every file.
    const isOldest = git('rev-list', '--max-parents=0', 'HEAD').split('\n').includes(commit);
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
    if (isOldest && isShallow) return { reason: 'this clone does not hold the commit that recorded them' };
    return { commit };
  } catch {
    return { reason: 'this is no clone with a history' };
  }
}
