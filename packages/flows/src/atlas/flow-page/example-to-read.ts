/**
 * Takes a flow's name and the text of its example, which imports by path.
 *
 * @returns The example as another team writes it: it imports from the entries of the package.
 */
export function exampleToRead(name: string, text: string): string {
  return text
    .replaceAll("from './index.ts'", `from '@mirror-studio/flows/${name}'`)
    .replaceAll(/from '\.\.\/([\w-]+)\/index\.ts'/g, "from '@mirror-studio/flows/$1'");
}
