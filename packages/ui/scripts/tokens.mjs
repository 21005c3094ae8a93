/** Writes the tokens for design tools: `node scripts/tokens.mjs`. */
import '../../../scripts/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

// An older Node does not read TypeScript, and is told so before.
const { designTokens } = await import('../src/theme/tokens/dtcg.ts');
const path = join(import.meta.dirname, '../src/theme/tokens.json');
writeFileSync(path, `${JSON.stringify(designTokens(), null, 2)}\n`);
