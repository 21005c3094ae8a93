// How a changeset reads in the changelogs: as it was written, without the names of commits and of people.

/** @type {import('@changesets/types').ChangelogFunctions} */
const changelog = {
  getReleaseLine: ({ summary }) => {
    const [first = '', ...rest] = summary.trim().split('\n');
    const isList = first.startsWith('- ');
    return isList ? summary.trim() : [`- ${first}`, ...rest.map((line) => `  ${line}`.trimEnd())].join('\n');
  },
  getDependencyReleaseLine: (_changesets, dependencies) =>
    dependencies.map(({ name, newVersion }) => `- Needs \`${name}\` ${newVersion}.`).join('\n'),
};

export default changelog;
