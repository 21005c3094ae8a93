// Writes the stories and the diagrams of the State Atlas from the machines. `pnpm atlas`
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsFile } from '../src/atlas/paths.ts';
import { storiesOf } from '../src/atlas/stories.ts';
import { drawingOf } from './layout.ts';
import { flows } from './shown-flows.ts';

for (const entry of flows) {
  const path = (kind: string) => join(import.meta.dirname, `../src/${entry.folder}/${entry.name}.${kind}`);
  writeFileSync(path('atlas.generated.stories.tsx'), storiesOf(entry));
  writeFileSync(path('drawing.generated.ts'), drawingFile(entry, await drawingOf(entry.flow.machine)));
  // The exploration of the model tests fills it.
  const paths = path('paths.generated.ts');
  if (!existsSync(paths)) writeFileSync(paths, pathsFile(entry.folder, {}));
}

function drawingFile({ folder }: (typeof flows)[number], drawing: Awaited<ReturnType<typeof drawingOf>>) {
  const up = '../'.repeat(folder.split('/').length);
  const { states, arrows, width, height } = drawing;
  const lines = (items: readonly unknown[]) => items.map((item) => `    ${JSON.stringify(item)},`).join('\n');
  return [
    '// Generated from the machine by `pnpm atlas`: its diagram, laid out.',
    `import type { Drawing } from '${up}atlas/diagram/drawing.ts';`,
    '',
    'export const drawing: Drawing = {',
    `  width: ${width},`,
    `  height: ${height},`,
    `  states: [\n${lines(states)}\n  ],`,
    `  arrows: [\n${lines(arrows)}\n  ],`,
    '};',
    '',
  ].join('\n');
}
