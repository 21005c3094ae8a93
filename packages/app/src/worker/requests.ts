import { prerendered } from '@mirror-studio/domain/access';

/** What the server answers itself, on the same origin. */
const serverFolders = ['api', 'auth/v1', 'rest/v1', 'media', 'inbox', 'mail', 'assets'] as const;
const ofServer = new RegExp(`^/(${serverFolders.join('|')})(/|$)`);

/** Navigations there, as a condition of the static routes of a service worker. */
export const ofServerAlone = {
  or: serverFolders.map((folder) => ({
    requestMode: 'navigate',
    urlPattern: { pathname: `/${folder}{/*}?` },
  })),
} as const;

/** Whether a page of the app is navigated to. Takes the mode of the request, and its address; a file has an ending. */
export const isPageOf = (mode: RequestMode, { pathname }: URL): boolean =>
  mode === 'navigate' && !ofServer.test(pathname) && !/\.\w+$/.test(pathname);

/** Takes the build and a page. */
export const isOfBuild = (build: string, page: string): boolean => page.includes(`content="${build}"`);

/** Whether a page says the same to everybody, and is of this build. Takes the build and the page. */
export const isPublicPageOf = (build: string, page: string): boolean =>
  page.includes(prerendered.mark) && isOfBuild(build, page);

/**
 * A picture of the server's, with its size, without what makes the address valid for an hour. Those behind a link to proofs are
 * kept nowhere, nor are published works and pictures of people: the link may be taken back, a work withdrawn, and somebody hidden.
 */
const picture = /^\/media\/(?!(?:proof|works)\/)[^/]+\/[^/]+(?=\/(?!profile$))/;

/** Whether a picture of somebody is asked for, to be shown. Takes what for, and the address. */
export const isPicture = (destination: RequestDestination, { pathname }: URL): boolean =>
  destination === 'image' && picture.test(pathname);

/** What the sizes of a picture have in common in their addresses and keys. Takes one. */
export const pictureFolder = (href: string): string =>
  new URL(href).pathname.split('/').slice(0, 3).join('/');

/** The key of a picture. Takes its address. */
export const pictureKey = (href: string): string => picture.exec(new URL(href).pathname)?.[0] ?? href;
