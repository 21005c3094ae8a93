import { type ImportGraph, reach, underAll } from '../../../scripts/check/import-graph.ts';

/** Files that change every screenshot, or of which it is not known what they change. */
const reachesAll = [
  /^\.storybook\//,
  /^tests\/visual\/(page|runner|sample-images)\/|^tests\/visual\/[^/]+\.ts$/,
  ...underAll,
];
const isSource = (file: string) => /^packages\/[^/]+\/(src|test)\//.test(file);
const isDocumentation = (file: string) => file.startsWith('.storybook/docs/');
const isTest = (file: string) => /\.test\.tsx?$|\.md$/.test(file);

/** Which story files a change of `changed` can alter (paths from the root); null stands for all of them. */
export function storyFilesOf(changed: string[], importGraph: ImportGraph): Set<string> | null {
  const relevant = changed.filter((file) => !isTest(file) && !file.startsWith('tests/visual/report/'));
  if (relevant.some((file) => reachesAll.some((pattern) => pattern.test(file)))) return null;
  if (relevant.some((file) => isSource(file) && !importGraph.has(file))) return null;
  // Pages of documentation draw components, and no screenshot shows them.
  const pictured = new Map(
    [...importGraph].map(([file, by]) => [file, new Set([...by].filter((each) => !isDocumentation(each)))]),
  );
  const reached = reach(relevant, pictured);
  if (reached.has('.storybook/preview.tsx')) return null;
  return new Set([...reached].filter((file) => file.endsWith('.stories.tsx')));
}
