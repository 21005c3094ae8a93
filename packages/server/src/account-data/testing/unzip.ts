import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Unpacks an archive into a folder by another program than the one that packs, and returns the names in it. */
export function unzip(bytes: Uint8Array, folder: string): string[] {
  const file = `${folder}.zip`;
  writeFileSync(file, bytes);
  const script = `import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
z.extractall(sys.argv[2])
print(json.dumps(z.namelist()))`;
  const { stdout, stderr } = spawnSync('python3', ['-c', script, file, folder], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}
