import type { PageData } from '@mirror-studio/flows/page-data';
import type { ComponentType } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type ListPage, listStates } from './list-states.ts';

interface ListViewProps<Data> {
  page: PageData<Data>;
  onMore: () => void;
  onRetry: () => void;
}

/** What a person meets most: it is seen in every variant, the others in one theme. */
const usual = 'many';
/** As its picture would be: the first screen of `many`. It is there for what it costs and for its accessibility. */
const withoutPicture = 'farTooMany';

/**
 * Makes the stories of a page of a list. Takes what the page says about itself and its view; `state(name)` shows one of
 * its states. It throws when there is no such state any more.
 */
export function listPageStories<Item, Data>(
  page: ListPage<Item, Data>,
  View: ComponentType<ListViewProps<Data>>,
) {
  const states = listStates(page);
  return {
    state: (name: string) => {
      const shown = states[name];
      if (!shown) throw new Error(`${page.title} has no state "${name}": run "pnpm generate"`);
      return {
        parameters: {
          visual: {
            ...(name === withoutPicture && { skip: true }),
            ...(name !== usual && { onlyTheme: 'dark' as const }),
          },
        },
        // What stands in an overlay is captured when that has arrived.
        play: async () => {
          const overlay = screen.queryByRole('dialog');
          if (overlay) await waitFor(() => expect(overlay).toBeVisible());
        },
        // As in the shell, where a page stands in the main part.
        render: () => (
          <main>
            <View page={shown} onMore={fn()} onRetry={fn()} />
          </main>
        ),
      };
    },
  };
}
