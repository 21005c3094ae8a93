import { promptDocument as texts } from '@mirror-studio/domain/texts/en/promptDocument';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
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

/** Two texts that were written at once: both are shown, and one's own can be written on. */
export const Conflict: Story = {
  args: { ...states.conflict, onKeepMine: fn(), onKeepTheirs: fn() },
  play: asWritten(async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Both texts are here/);
    await expect(tester().text()).toMatch(/red thread$/);
    await expect(canvas.getByText(/Portra tones/)).toBeVisible();
    await tester().keepMine();
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await tester().keepTheirs();
    await expect(args.onKeepTheirs).toHaveBeenCalledOnce();
  }),
};

export const Forked: Story = { args: states.forked };
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
export const AtTabletWidth: Story = { args: states.looking, globals: { viewport: { value: 'tablet' } } };
export const Spanish: Story = { decorators: [inSpanish], args: states.unsaved };

export const Matrix: Story = windowsOf(PromptDocument, states, 1);
