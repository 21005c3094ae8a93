/** Writes the tokens for design tools: `node scripts/tokens.mjs`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens } from '../src/theme/tokens/dtcg.ts';

const path = join(import.meta.dirname, '../src/theme/tokens.json');
writeFileSync(path, `${JSON.stringify(designTokens(), null, 2)}\n`);
