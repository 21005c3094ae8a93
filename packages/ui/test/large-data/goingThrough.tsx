import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pickFromSpecs } from '../spec/specs.ts';
import { type Cost, scrollThrough, typeThrough } from './scrollThrough.ts';

const mostRows = 60;

/** Rows are held to their limit here; the length of the tasks by `pnpm benchmark`, in React's production build. */
async function measured(
  run: () => Promise<Cost>,
  step: (label: string, run: () => Promise<void>) => unknown,
) {
  const { rows, longestTaskMs } = await run();
  await step(`${rows} rows; longest task ${Math.round(longestTaskMs) || 'under 50'} ms`, async () => {
    await expect(rows).toBeGreaterThan(0);
    await expect(rows).toBeLessThanOrEqual(mostRows);
  });
}

const list = async (name: RegExp | string, role: 'group' | 'listbox' = 'group') => {
  if (role === 'listbox') return screen.findByRole(role, { name });
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay).findByRole('group', { name });
};

/** What scrolls the page, once there is something on it. */
async function page(row: string) {
  const { scrollingElement } = document;
  if (!(scrollingElement instanceof HTMLElement)) throw new Error('Nothing scrolls the page.');
  await waitFor(() => expect(scrollingElement.querySelector(row)).toBeVisible());
  return scrollingElement;
}

const largeData = pickFromSpecs((spec) => spec.largeData);

/** A story that scrolls a component's list from end to end, after typing where it says so. Takes the component's name. */
export const goingThrough = (name: string): StoryObj => {
  const large = largeData[name];
  if (!large) throw new Error(`${name} says nothing of large data`);
  const { Component, row, typed } = large;
  return {
    render: () => (
      <main>
        <Component />
      </main>
    ),
    play: async ({ step }) => {
      if (typed) {
        const field = await screen.findByRole('searchbox');
        const overlay = await screen.findByRole('dialog');
        await measured(
          () => typeThrough(overlay, row, typed, (letter) => userEvent.type(field, letter)),
          step,
        );
      }
      const place = large.list === undefined ? await page(row) : await list(large.list, large.role);
      await measured(() => scrollThrough(place, row), step);
    },
  };
};
