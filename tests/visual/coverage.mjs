// Explores every flow and sample images how much of it an exploration takes: `pnpm coverage`. Fails, naming it, when something is missing.
// Names the states of a flow that nothing tells apart on the screen, by their screenshots.

import { storyKey } from '../../packages/flows/src/atlas/stories.ts';
import { cover, explore } from '../../packages/state-machines/src/explore/index.ts';
import { flows } from '../../packages/state-machines/src/flows/index.ts';
import { Baselines } from './runner/baselines.ts';
import { alike } from './runner/indistinguishable.ts';

const columns = ['states', 'transitions', 'guardSides'];
const sums = { states: [0, 0], transitions: [0, 0], guardSides: [0, 0], classes: 0 };
const missing = [];
const cell = (text, width) => String(text).padStart(width);

console.log(`${'flow'.padEnd(16)}${cell('classes', 9)}${columns.map((name) => cell(name, 14)).join('')}`);
for (const [name, flow] of Object.entries(flows)) {
  const covered = cover(flow);
  sums.classes += covered.classes;
  const cells = columns.map((column) => {
    const { all, missing: left } = covered[column];
    sums[column][0] += all - left.length;
    sums[column][1] += all;
    missing.push(...left.map((what) => `${name}: ${column} ${what}`));
    return cell(`${all - left.length} of ${all}`, 14);
  });
  console.log(`${name.padEnd(16)}${cell(covered.classes, 9)}${cells.join('')}`);
}
const total = columns.map((column) => cell(sums[column].join(' of '), 14));
console.log(`${'all'.padEnd(16)}${cell(sums.classes, 9)}${total.join('')}`);
console.log(missing.length === 0 ? 'Not covered: nothing.' : `Not covered:\n${missing.join('\n')}`);

console.log('\nStates that look and read the same:');
for (const [name, flow] of Object.entries(flows)) {
  const states = new Map(explore(flow).map(({ id }) => [storyKey(id), id]));
  for (const group of alike(new Baselines(`flows/state-atlas/${name}`), [...states.keys()]))
    console.log(`${name}: ${group.map((key) => `"${states.get(key)}"`).join(', ')}`);
}
process.exitCode = missing.length === 0 ? 0 : 1;
