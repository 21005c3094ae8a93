import type { GalleryItem } from '@mirror-studio/domain/contract';
import { promptDocument as texts } from '@mirror-studio/domain/texts/en/promptDocument';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { galleryItems } from '../../../testing/fixtures/index.ts';
import { PromptDocument } from './index.ts';
import { promptDocumentTester, promptDocumentStates as states } from './PromptDocument.spec.tsx';

const meta = {
  title: 'Components/PromptDocument',
  component: PromptDocument,
  parameters: { layout: 'fullscreen' },
  args: states.kept,
} satisfies Meta<typeof PromptDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

const tester = () => promptDocumentTester({ screen, within, user: userEvent });

/** The text at reading width, versions at its edge, the pictures that were made from it below. */
export const Kept: Story = {
  args: { ...states.kept, onTextChange: fn(), onTitleChange: fn() },
  play: asWritten(async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Salt flats');
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
    await expect(canvas.getByRole('radio', { name: /^Now/ })).toBeChecked();
    await tester().typeTitle('S');
    await expect(args.onTitleChange).toHaveBeenCalled();
  }),
};

export const Playground: Story = playgroundOf(Kept);

/** In the size of what comes. */
export const Loading: Story = {
  args: states.loading,
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.reading);
  }),
};

/** A new prompt: it is kept from its first word on. */
export const New: Story = {
  args: states.new,
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByText(texts.nothingYet)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.fork })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: texts.beginShoot })).toBeNull();
  }),
};

/** Autosave says what it did. */
export const Saved: Story = {
  args: states.saved,
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Saved as version 5',
    );
  }),
};

export const Waiting: Story = { args: states.waiting };
export const Saving: Story = { args: states.saving };

/** It failed: the text is here, says so, and is tried again. */
export const Unsaved: Story = {
  args: { ...states.unsaved, onSave: fn() },
  play: asWritten(async ({ args }) => {
    await tester().save();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(tester().text()).toMatch(/red thread$/);
  }),
};

export const Refused: Story = { args: states.refused };

/** Its prompt is gone: what was typed can become another. */
export const Gone: Story = {
  args: { ...states.gone, onCopy: fn() },
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.saveAsNew }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  }),
};

/** Of two thousand versions those in sight are in the document. */
export const LongHistory: Story = {
  args: states.longHistory,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox', { name: texts.versions });
    const drawn = () => within(list).getAllByRole('option');
    await waitFor(() => expect(drawn().length).toBeGreaterThan(0));
    await expect(drawn().length).toBeLessThanOrEqual(60);
    await expect(within(list).getByRole('option', { name: /^Now/ })).toHaveAttribute('aria-setsize', '2001');
  },
};

/** The keys reach all versions, and the one that is gone to is shown. How many rows are drawn beside those in sight depends on when the
 * scrolling was seen (OverscanManager of react-stately), so it is not photographed. */
export const LongHistoryByKeyboard: Story = {
  args: { ...states.longHistory, onShow: fn() },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('listbox', { name: texts.versions });
    const drawn = () => within(list).getAllByRole('option');
    await tester().show(1_999);
    await expect(args.onShow).toHaveBeenLastCalledWith(1_999);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(list).getByRole('option', { name: /^1 / })).toHaveFocus());
    await expect(args.onShow).toHaveBeenLastCalledWith(1);
    await expect(drawn().length).toBeLessThanOrEqual(60);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(within(list).getByRole('option', { name: /^Now/ })).toHaveFocus());
    await waitFor(() => expect(list.scrollTop).toBeLessThan(52));
  },
};

/** Of thousands of pictures those in sight are in the document, all are in their places, and the focus stays where it is. */
export const ManyPictures: Story = {
  render: function Many(args) {
    const [items] = useState(
      () =>
        Array.from({ length: 5_000 }, (_, at) => ({
          ...galleryItems[at % galleryItems.length],
          id: `picture ${at + 1}`,
          prompt: `Salt flats, ${at + 1}`,
        })) as GalleryItem[],
    );
    return <PromptDocument {...args} pictures={{ state: 'full', items }} />;
  },
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: texts.pictures }).querySelector('ul') as HTMLElement;
    const drawn = () => within(strip).getAllByRole('listitem');
    const open = (number: number) =>
      within(strip).findByRole('button', { name: `Open: Salt flats, ${number}` });
    await waitFor(() => expect(drawn().length).toBeLessThanOrEqual(60));
    const wide = strip.scrollWidth;
    (await open(1)).focus();
    strip.scrollLeft = wide;
    const last = await open(5_000);
    await expect(last.closest('li')).toHaveAttribute('aria-posinset', '5000');
    await expect(last.closest('li')).toHaveAttribute('aria-setsize', '5000');
    await expect(strip.scrollWidth).toBe(wide);
    await expect(drawn().length).toBeLessThanOrEqual(60);
    await expect(await open(1)).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(strip.scrollLeft).toBeLessThan(1_000));
    await expect(await open(2)).toHaveFocus();
    await open(9);
    strip.scrollLeft = wide / 2;
    await waitFor(() =>
      expect(drawn().map((each) => Number(each.getAttribute('aria-posinset')))).toContain(2_500),
    );
  }),
};

/** What has changed since a version, in ink; the text as it was; and the way back to it. */
export const Looking: Story = {
  args: { ...states.looking, onRestore: fn() },
  play: asWritten(async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('deletion').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('radio', { name: texts.lookText }));
    await expect(canvas.queryAllByRole('deletion')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('radio', { name: texts.lookChanges }));
    await tester().restore();
    await expect(args.onRestore).toHaveBeenCalledWith(3);
  }),
};

/** Its sign-in has ended: what was typed is there, and waits. */
export const SignedOut: Story = { args: states.signedOut };

/** Two texts that were written at once: both are shown, and one's own can be written on. */
export const Conflict: Story = {
  args: { ...states.conflict, onKeepMine: fn(), onKeepTheirs: fn() },
  play: asWritten(async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Both texts are here/);
    await expect(tester().text()).toMatch(/red thread$/);
    await expect(canvas.getByText(/Portra tones/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.saveNow })).toBeNull();
    await tester().keepMine();
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await tester().keepTheirs();
    await expect(args.onKeepTheirs).toHaveBeenCalledOnce();
  }),
};

/** Two who changed the same details: what both say stands side by side. */
export const DetailsConflict: Story = {
  args: { ...states.detailsConflict, onKeepMine: fn(), onKeepTheirs: fn() },
  play: asWritten(async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.detailsConflictTitle);
    await expect(canvas.getByText('Salt flats, for the exhibition')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.saveNow })).toBeNull();
    await tester().keepMine();
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await tester().keepTheirs();
    await expect(args.onKeepTheirs).toHaveBeenCalledOnce();
  }),
};

export const Forked: Story = {
  args: states.forked,
  play: asWritten(async ({ canvas }) => {
    const origin = canvas.getByRole('link', { name: 'Forked from “Mud flats” by Mara Lindqvist' });
    await expect(origin).toHaveAttribute('href', '/library?work=w1');
  }),
};
/** It is published no more: whose it was is still said. */
export const ForkedFromWithdrawn: Story = {
  args: states.forkedFromWithdrawn,
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByText('Forked from a prompt by Mara Lindqvist')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Forked from/ })).toBeNull();
  }),
};
export const Published: Story = { args: states.published };
export const PicturesComing: Story = { args: states.picturesComing };
export const PicturesFailed: Story = { args: states.picturesFailed };

/** A picture opens with its words, and the focus comes back to it. */
export const PictureOpened: Story = {
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Open:/ });
    if (!first) throw new Error('There is no picture.');
    await userEvent.click(first);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
  }),
};

export const FarTooMany: Story = { args: states.farTooMany };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };
export const ConflictAtSmallWidth: Story = {
  args: states.conflict,
  globals: { viewport: { value: 'small' } },
};
export const DetailsConflictAtSmallWidth: Story = {
  args: states.detailsConflict,
  globals: { viewport: { value: 'small' } },
};
export const AtTabletWidth: Story = { args: states.looking, globals: { viewport: { value: 'tablet' } } };
export const Spanish: Story = { decorators: [inSpanish], args: states.unsaved };

export const Matrix: Story = windowsOf(PromptDocument, states, 1);
