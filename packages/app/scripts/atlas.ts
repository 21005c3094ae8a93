// Writes the stories of the State Atlas from the machines. `pnpm atlas`
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flows } from '../src/atlas/flows.ts';
import { storiesOf } from '../src/atlas/stories.ts';

for (const entry of flows) {
  const path = join(import.meta.dirname, `../src/${entry.folder}/${entry.name}.atlas.generated.stories.tsx`);
  writeFileSync(path, storiesOf(entry));
}
