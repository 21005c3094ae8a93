// `--shard 2/4`: the second of four machines that share the check.

/**
 * Takes the words of a command line. Returns the shard and the words without it; the shard is null when none is asked for.
 * Throws when it is not `<n>/<of>` with 1 ≤ n ≤ of.
 */
export function readShard(words) {
  const at = words.findIndex((word) => word === '--shard' || word.startsWith('--shard='));
  if (at < 0) return { shard: null, words };
  const isApart = words[at] === '--shard';
  const asked = isApart ? words[at + 1] : words[at].slice('--shard='.length);
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(asked ?? '')?.map(Number) ?? [];
  if (!index || !count || index > count)
    throw new Error(`"${asked ?? ''}" is no shard: ask for one like --shard 2/4.`);
  return { shard: { index, count }, words: words.toSpliced(at, isApart ? 2 : 1) };
}

/**
 * What one shard runs: its part of the steps that can be split, its share of the others, and what both wait for.
 * Takes all steps by their names and the shard; null stands for all of it.
 */
export function stepsOf(steps, shard) {
  if (!shard) return steps;
  const { index, count } = shard;
  const conditions = new Set(Object.values(steps).flatMap(({ after = [] }) => after));
  const whole = Object.keys(steps).filter((name) => !steps[name].splits && !conditions.has(name));
  return Object.fromEntries(
    Object.entries(steps)
      .filter(([name]) => !whole.includes(name) || whole.indexOf(name) % count === index - 1)
      .map(([name, step]) => [
        name,
        step.splits ? { ...step, command: [...step.command, `--shard=${index}/${count}`] } : step,
      ]),
  );
}
