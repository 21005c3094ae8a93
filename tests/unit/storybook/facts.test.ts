import { describe, expect, it } from 'vitest';
import { historyOf, readChangelog, readChangeset } from '../../../.storybook/facts/changes.ts';
import { pairsOf } from '../../../.storybook/facts/contrast.ts';
import { folders, madeOf } from '../../../.storybook/facts/files.ts';
import { listsOf, readLists } from '../../../.storybook/facts/lists.ts';
import { readFacts } from '../../../.storybook/facts/plugin.ts';

const changelog = `# @mirror-studio/ui

## Next

*Breaking*
- \`Toast\` has \`suppresses\` in place of \`tells\`.

## 12.6.0

Adds Tree and \`Table\`. Button is quieter.

## 12.5.0

First published edition.
`;
const changeset = '---\n"@mirror-studio/ui": minor\n---\n\nAdds `Chart`: lines and bars.\n';

describe('what the changelog says of a component', () => {
  const said = [...readChangeset(changeset, '@mirror-studio/ui'), ...readChangelog(changelog)];

  it.each([
    ['Chart', 'next', []],
    ['Table', '12.6.0', []],
    ['Button', '12.5.0', [{ version: '12.6.0', words: 'Button is quieter.' }]],
    ['Toast', '12.5.0', [{ version: 'next', words: '`Toast` has `suppresses` in place of `tells`.' }]],
    ['Select', '12.5.0', []],
  ])('of %s: since %s', (component, since, changes) => {
    expect(historyOf(component, said)).toEqual({ since, changes });
  });

  it('leaves out the changes of other packages', () => {
    expect(readChangeset(changeset, '@mirror-studio/domain')).toEqual([]);
  });
});

describe('the pairs of a component', () => {
  it('are those of what it names, and of what lies on its own grounds', () => {
    const names = pairsOf('vars.surface.sunken vars.text.faint').map(({ name }) => name);
    expect(names).toContain('text.faint on sunken');
    expect(names).toContain('text.base on sunken');
    expect(names).not.toContain('text.muted on sunken');
    expect(names).not.toContain('text.base on overlay');
  });
});

describe('the facts of components', () => {
  it('tell what a component is made of, not what that is made of', () => {
    const folder = folders().get('ExchangeDialog') ?? '';
    expect(madeOf(folder).parts).toContain('Dialog');
    expect(madeOf(folder).parts).not.toContain('Spinner');
  });

  it('are known of every entry', async () => {
    const facts = await readFacts(false);
    expect(Object.keys(facts)).toEqual(expect.arrayContaining(['Button', 'ExchangeDialog', 'Toast']));
    expect(facts['Button']).toMatchObject({
      status: 'stable',
      source: 'packages/ui/src/primitives/Button/Button.tsx',
    });
  });
});

describe('the types of lists, which docgen does not read', () => {
  it('are those of the component itself', () => {
    const text = `export interface RowsProps<Item> extends RootProps {
  /** Words. */
  items: readonly Item[];
  label?: string;
}
interface PartProps {
  items: readonly string[];
}`;
    expect(listsOf(text, 'Rows')).toEqual({ items: 'Item[]' });
  });

  it('are known of those that have some', () => {
    expect(readLists()['Table']).toMatchObject({ columns: 'TableColumn<Item>[]', items: 'Item[]' });
  });
});
