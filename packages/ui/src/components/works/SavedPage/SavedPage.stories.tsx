import { saved as texts } from '@mirror-studio/domain/texts/en/saved';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { savedWorks } from '../../../testing/fixtures/works.ts';
import { SavedPage } from './index.ts';
import { savedPageStates, savedPageTester } from './SavedPage.spec.tsx';

const handlers = {
  onFilterChange: fn(),
  onChange: fn(async (): Promise<string | null> => null),
  onRemove: fn(),
  hrefOf: (id: string) => `#${id}`,
  profileHrefOf: (handle: string) => `#${handle}`,
};

const meta = {
  title: 'Components/SavedPage',
  component: SavedPage,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(savedPageStates.listed), ...handlers },
  render: (args) => (
    <main>
      <SavedPage {...args} />
    </main>
  ),
} satisfies Meta<typeof SavedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

/** One of them was withdrawn: its row says so, and has no picture. */
export const Listed: Story = {};

export const Playground: Story = playgroundOf(Listed);

export const Noted: Story = {
  play: asWritten(async ({ args }) => {
    const [first] = args.saved;
    await savedPageTester(tools).note(first?.work?.title ?? '', 'The shadow, rather');
    await expect(args.onChange).toHaveBeenCalledWith(first?.id, {
      note: 'The shadow, rather',
      collection: first?.collection,
    });
  }),
  parameters: { visual: { skip: true } },
};

/** It could not be kept: what was typed is still there, with why. */
export const NotKept: Story = {
  args: { onChange: fn(async () => texts.keepFailed) },
  play: asWritten(async ({ args }) => {
    const [first] = args.saved;
    await savedPageTester(tools).note(first?.work?.title ?? '', 'The shadow, rather');
    await expect(await screen.findByRole('alert')).toHaveTextContent(texts.keepFailed);
    await expect(screen.getByRole('textbox', { name: texts.note })).toHaveValue('The shadow, rather');
  }),
};

const thousands = Array.from({ length: 600 }, (_, round) =>
  savedWorks.map((one) => ({ ...one, id: `${one.id} ${round}` })),
).flat();

/** Of thousands only those near the sight are in the document. */
export const Thousands: Story = {
  render: (args) => (
    <main>
      <SavedPage {...args} saved={thousands} />
    </main>
  ),
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    const places = () => canvas.getAllByRole('listitem').map((row) => Number(row.ariaPosInSet));
    await waitFor(() => expect(places().at(0)).toBe(1));
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(places().at(-1)).toBe(thousands.length));
    await expect(places().length).toBeLessThan(60);
  }),
};

/** The note and the collection of one are changed over the page. */
export const Editing: Story = {
  play: asWritten(async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: RegExp(`^${texts.edit}:`) });
    if (button) await userEvent.click(button);
    const note = await screen.findByRole('textbox', { name: texts.note });
    await waitFor(() => expect(note).toBeVisible());
  }),
};

/** Prompts are kept as pictures are. */
export const WithPrompts: Story = { args: shown(savedPageStates.withPrompts) };

export const Loading: Story = { args: shown(savedPageStates.loading) };

export const Empty: Story = { args: shown(savedPageStates.empty) };

export const NarrowedToNothing: Story = {
  args: shown(savedPageStates.narrowedToNothing),
  play: asWritten(async ({ args }) => {
    await savedPageTester(tools).showAll();
    await expect(args.onFilterChange).toHaveBeenCalledWith({ q: '', collection: null });
  }),
};

export const FailedToLoad: Story = { args: shown(savedPageStates.failedToLoad) };

export const More: Story = { args: shown(savedPageStates.more) };

export const LoadingMore: Story = { args: shown(savedPageStates.loadingMore) };

export const MoreFailed: Story = { args: shown(savedPageStates.moreFailed) };

export const Strange: Story = { args: shown(savedPageStates.strange) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(SavedPage, savedPageStates, 1);
