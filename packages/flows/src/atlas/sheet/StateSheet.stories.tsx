import { type ExploredState, explore, type Flow } from '@mirror-studio/state-machines/explore';
import { flows } from '@mirror-studio/state-machines/flows';
import { exchangeFlow as flow } from '@mirror-studio/state-machines/flows/exchange';
import { expect, waitFor, within } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import { ExchangeView as View } from '../../exchange/ExchangeView.tsx';
import { drawing } from '../../exchange/exchange.drawing.generated.ts';
import { paths } from '../../exchange/exchange.paths.generated.ts';
import { storyIdOf, storyOfState } from '../address.ts';
import { StateSheet } from './StateSheet.tsx';

const states = explore(flow);

/** What only people look at has no picture: here it is tried. */
export default {
  title: 'Suites/Sheet of states',
  tags: ['!autodocs', 'suite'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
  render: () => <StateSheet entry={{ flow, View, drawing, paths, height: 600 }} states={states} />,
};

/** The ids of every story of this Storybook. */
function storyIds(): string[] {
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const { storyStoreValue }: { storyStoreValue?: { storyIndex: { entries: object } } } = Object(preview);
  return Object.keys(storyStoreValue?.storyIndex.entries ?? {});
}

interface Playing {
  canvasElement: HTMLElement;
  userEvent: { type: (into: Element, text: string) => Promise<void>; clear: (of: Element) => Promise<void> };
}

/** Words that stand on the screen, in no name of a state, find the states that show them. */
export const FoundByWords = {
  play: async ({ canvasElement, userEvent }: Playing) => {
    const sheet = within(canvasElement);
    const count = sheet.getByRole('status', { name: 'Shown' });
    await expect(count).toHaveTextContent(`${states.length} states`);
    await expect(sheet.getAllByRole('link')).toHaveLength(states.length);
    const search = sheet.getByRole('searchbox', { name: 'Words in a state' });
    await userEvent.type(search, 'have enough');
    await waitFor(() => expect(count).toHaveTextContent(`of ${states.length} states`));
    const found = sheet.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(found.filter((id) => !/aboveBalance|refused/i.test(id))).toEqual([]);
    await userEvent.type(search, ' nonsense');
    await waitFor(() => expect(sheet.queryAllByRole('link')).toEqual([]));
    await expect(sheet.getByText('No state has these words.')).toBeVisible();
  },
};

/** What is drawn ahead of its time stands on no screen yet. */
export const NotFoundByWhatIsAhead = {
  play: async ({ canvasElement, userEvent }: Playing) => {
    const sheet = within(canvasElement);
    const tile = sheet.getByRole('link', { name: 'closed' }).closest('li');
    await waitFor(() => expect(tile).toHaveTextContent('Exchange Mirror Coins'), { timeout: 10_000 });
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Words in a state' }), 'mirror coins');
    await waitFor(() => expect(sheet.getByRole('status', { name: 'Shown' })).toHaveTextContent(' of '));
    await expect(sheet.getByRole('link', { name: 'editing.untouched' })).toBeVisible();
    await expect(sheet.queryByRole('link', { name: 'closed' })).toBeNull();
  },
};

/** Every tile of every flow leads to a story that is there. */
export const EveryAddress = {
  play: async () => {
    const known = new Set(storyIds());
    const addresses = Object.values(flows).flatMap((each) => [
      storyIdOf(each.name, 'page'),
      storyIdOf(each.name, 'all-states'),
      ...explore(each as unknown as Flow<AnyStateMachine>).map(({ id }: ExploredState<AnyStateMachine>) =>
        storyOfState(each.name, id),
      ),
    ]);
    await expect(addresses.filter((address) => !known.has(address))).toEqual([]);
  },
};
