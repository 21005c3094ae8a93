// Writes what can be read of this package without its sources, beside it: the OpenAPI document and the reference. Not in git.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { openApiDocument } from '../src/openapi/index.ts';
import { reference } from './reference.ts';

const folder = join(import.meta.dirname, '..');
writeFileSync(
  join(folder, 'openapi.generated.json'),
  `${JSON.stringify(openApiDocument(manifest.version), null, 2)}\n`,
);
writeFileSync(join(folder, 'reference.generated.md'), `${reference()}\n`);
