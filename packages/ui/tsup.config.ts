import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../../scripts/packages/manifest.ts';
import { buildOf } from '../../scripts/packages/tsup.ts';
import { licences } from './scripts/build/notices.ts';
import { styleSheets } from './scripts/build/styles.ts';

const folder = folderOf('ui');

function carry(from: string, to: string, wanted: RegExp) {
  for (const file of readdirSync(join(folder, from)).filter((each) => wanted.test(each))) {
    cpSync(join(folder, from, file), join(folder, 'dist', to, file));
  }
}

export default buildOf('ui', {
  esbuildPlugins: [styleSheets(folder), licences(folder)],
  onSuccess: async () => {
    carry('src/fonts', 'fonts', /\.woff2$|^LICENSE/);
    carry('src/testing/fixtures/webp', 'webp', /\.webp$/);
    carry('src/theme', '', /^tokens\.json$/);
  },
});
