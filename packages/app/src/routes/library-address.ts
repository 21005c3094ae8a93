import { pathOf, routeOf } from '@mirror-studio/domain/access';

const { aliases } = routeOf('myLibrary');

/** Where the sections of my library are: its prompts, what was saved of others, and under its other address reverse forensics. */
export const librarySections = {
  prompts: pathOf('myLibrary'),
  saved: pathOf('saved'),
  forensics: aliases[0] ?? pathOf('myLibrary'),
};
