import { type Importers, reach, underAll } from '../../../scripts/importers.ts';

/** Files that change every photograph, or of which it is not known what they change. */
const everywhere = [/^\.storybook\//, ...underAll];
const isSource = (file: string) => /^packages\/[^/]+\/src\//.test(file);
const isDocumentation = (file: string) => file.startsWith('.storybook/docs/');
const isTest = (file: string) => /\.test\.tsx?$|\.md$/.test(file);

/** Which story files a change of `changed` can alter (paths from the root); null stands for all of them. */
export function storyFilesOf(changed: string[], importers: Importers): Set<string> | null {
  const relevant = changed.filter(
    (file) => !isTest(file) && !file.startsWith('.storybook/photographs/report/'),
  );
  if (relevant.some((file) => everywhere.some((pattern) => pattern.test(file)))) return null;
  if (relevant.some((file) => isSource(file) && !importers.has(file))) return null;
  // Pages of documentation draw components, and no photograph shows them.
  const pictured = new Map(
    [...importers].map(([file, by]) => [file, new Set([...by].filter((each) => !isDocumentation(each)))]),
  );
  const reached = reach(relevant, pictured);
  if (reached.has('.storybook/preview.tsx')) return null;
  return new Set([...reached].filter((file) => file.endsWith('.stories.tsx')));
}
