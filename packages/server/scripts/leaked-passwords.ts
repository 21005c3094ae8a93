import { writeFileSync } from 'node:fs';
import { writeFilter } from '../src/auth/leaked/bloom.ts';
import { leakedFilter } from '../src/auth/leaked/list.ts';

writeFileSync(
  new URL('../src/auth/leaked/leaked.generated.bin', import.meta.url),
  writeFilter(leakedFilter()),
);
