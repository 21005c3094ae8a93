import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { routes } from '../../domain/src/access/routes.ts';
import { steps } from './chunks.ts';
import { controlsIn } from './typefaces.ts';

/** The addresses of the built files that somebody who is signed in needs. */
export interface MemberFiles {
  /** On every page. */
  readonly parts: readonly string[];
  /** On one page besides, by its path; a last part that changes is a colon: `/editor/:`. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** The module that shows a route: `pages.ts` of the app reads its name the same way. */
const routeModule = (id: string) =>
  `/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.route.tsx`;

/** The files of the steps of a member, their styles and the typeface of controls; and those of each page. Takes what was built. */
export function memberFiles(bundle: Rolldown.OutputBundle): MemberFiles {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImported = (begin: readonly Rolldown.OutputChunk[]) => {
    const found = new Set(begin);
    // A set goes on to what is added while it is read.
    for (const { imports } of found)
      for (const name of imports) {
        const imported = chunkOf.get(name);
        if (imported) found.add(imported);
      }
    return found;
  };
  const names = new Set(steps.filter(({ isOfMember }) => isOfMember).map(({ name }) => name));
  const common = chunks.filter(({ name }) => names.has(name));
  const given = withImported([...chunks.filter(({ isEntry }) => isEntry), ...common]);
  const addresses = (some: Iterable<Rolldown.OutputChunk>) =>
    [...some].flatMap(({ fileName, viteMetadata }) =>
      [fileName, ...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
    );
  const typefaces = Object.keys(bundle).filter((name) => controlsIn.test(basename(name)));
  const pages = routes.flatMap(({ id, path, aliases, shell }) => {
    const page = chunks.find(({ moduleIds }) => moduleIds.some((module) => module.endsWith(routeModule(id))));
    if (!shell || !page) return [];
    const files = addresses(withImported([page]).difference(given));
    return [path, ...aliases].map((each) => [each.replace(/:\w+$/, ':'), files] as const);
  });
  return {
    parts: [...addresses(common), ...typefaces.map((name) => `/${name}`)],
    pages: Object.fromEntries(pages),
  };
}
