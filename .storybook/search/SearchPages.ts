import { createElement as h, type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { types, useStorybookApi } from 'storybook/manager-api';
import { find } from './find.ts';
import type { FoundPage } from './plugin.ts';
import { asSpelled, vocabularyOf } from './spelling.ts';

const shortcut = ['alt', 'W'];

async function fetchPages(): Promise<FoundPage[]> {
  const answer = await fetch('./search.json');
  return answer.json();
}

const noPages: readonly FoundPage[] = [];
const theDialog = () => document.querySelector<HTMLDialogElement>('.studio-search dialog');

/** A button of the toolbar and the dialog behind it: every page that has the typed words anywhere in it. */
function SearchPages() {
  const api = useStorybookApi();
  const [pages, setPages] = useState(noPages);
  const [typed, setTyped] = useState('');
  const known = useMemo(() => vocabularyOf(pages), [pages]);
  const asked = asSpelled(typed, known);
  const hits = find(pages, asked);
  const open = useCallback(async () => {
    theDialog()?.showModal();
    setPages(await fetchPages());
  }, []);
  useEffect(() => {
    void api.setAddonShortcut('studio', {
      label: 'Search in pages',
      defaultShortcut: shortcut,
      actionName: 'search-pages',
      showInMenu: true,
      action: () => void open(),
    });
  }, [api, open]);
  const choose = (id: string) => {
    theDialog()?.close();
    api.selectStory(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Storybook's own shortcuts are letters.
    event.stopPropagation();
    const [first] = hits;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && first) choose(first.id);
  };
  const count = hits.length === 1 ? '1 page' : `${hits.length} pages`;
  const meant = asked === typed ? '' : ` with “${asked.trim()}”: none says “${typed.trim()}”`;
  const found = pages === noPages ? 'Reading the pages …' : `${count}${hits.length > 0 ? meant : ''}`;
  const answer = typed.trim() === '' ? 'Component, property, key, state: any words.' : found;
  return h(
    'span',
    { className: 'studio-search' },
    h(
      'button',
      { type: 'button', onClick: () => void open(), title: 'Search in pages (Alt W)' },
      'Search in pages',
    ),
    h(
      'dialog',
      { 'aria-label': 'Search in pages', onKeyDown },
      h('input', {
        type: 'search',
        'aria-label': 'Words in a page',
        placeholder: 'Words in a page',
        value: typed,
        onChange: ({ target }) => setTyped(target.value),
      }),
      h('output', { 'aria-label': 'Found' }, answer),
      h(
        'ul',
        null,
        hits.map(({ id, title, excerpt }) =>
          h(
            'li',
            { key: id },
            h(
              'button',
              { type: 'button', onClick: () => choose(id) },
              h('strong', null, title.replaceAll('/', ' / ')),
              h('span', null, excerpt),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Search that finds words inside pages; the one of the sidebar knows names alone. */
export const searchPages = {
  type: types.TOOL,
  title: 'Search in pages',
  match: () => true,
  render: () => h(SearchPages),
} as const;
