// Writes the stories and the diagrams of the State Atlas from the machines. `pnpm atlas`
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from '../src/atlas/flow-page/page.ts';
import { pathsFile } from '../src/atlas/paths.ts';
import { storiesOf } from '../src/atlas/stories.ts';
import { drawingOf } from './layout.ts';
import { flows } from './shown-flows.ts';

for (const entry of flows) {
  const path = (kind: string) => join(import.meta.dirname, `../src/${entry.name}/${entry.name}.${kind}`);
  writeFileSync(path('atlas.generated.stories.tsx'), storiesOf(entry));
  writeFileSync(path('generated.mdx'), pageOf(entry));
  writeFileSync(path('drawing.generated.ts'), drawingFile(await drawingOf(entry.flow.machine)));
  // The exploration of the model tests fills it.
  const paths = path('paths.generated.ts');
  if (!existsSync(paths)) writeFileSync(paths, pathsFile({}));
}

function drawingFile(drawing: Awaited<ReturnType<typeof drawingOf>>) {
  const { states, arrows, width, height } = drawing;
  const lines = (items: readonly unknown[]) => items.map((item) => `    ${JSON.stringify(item)},`).join('\n');
  return [
    '// Generated from the machine by `pnpm atlas`: its diagram, laid out.',
    "import type { Drawing } from '../atlas/diagram/drawing.ts';",
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
