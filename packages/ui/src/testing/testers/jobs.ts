import type { JobFilter } from '@mirror-studio/domain/jobs';
import { controls as controlTexts } from '@mirror-studio/domain/texts/en/controls';
import { jobs as jobsTexts } from '@mirror-studio/domain/texts/en/jobs';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import type { Screen, Tools } from '../tools.ts';
import { stepsOf, textsOf } from './steps.ts';

/** JobCard: reads one job and acts on it. Found by a part of its prompt. */
export function jobCardTester(tools: Tools, prompt: RegExp, place: Screen = tools.screen) {
  const t = textsOf(tools, 'jobs', jobsTexts);
  const { press } = stepsOf(tools);
  const article = () => place.getByRole('article', { name: prompt });
  const act = (name: string) => press(name, tools.within(article()));
  return {
    read: () => article().textContent ?? '',
    viewResults: () => act(t.viewResults),
    cancel: () => act(t.cancel),
    retry: () => act(t.retry),
  };
}

/** JobsDrawer: filters and acts, once it is open. */
export function jobsTester(tools: Tools) {
  const t = textsOf(tools, 'jobs', jobsTexts);
  const c = textsOf(tools, 'controls', controlTexts);
  const { press, layer } = stepsOf(tools);
  const inside = () => layer(new RegExp(`^${t.title}`));
  const card = async (prompt: RegExp) => jobCardTester(tools, prompt, await inside());
  return {
    card,
    /** How many cards are drawn. */
    count: async () => (await inside()).queryAllByRole('article').length,
    filter: async (filter: JobFilter) =>
      tools.user.click((await inside()).getByRole('radio', { name: t[`filter_${filter}`] })),
    viewResults: async (prompt: RegExp) => (await card(prompt)).viewResults(),
    cancel: async (prompt: RegExp) => (await card(prompt)).cancel(),
    retry: async (prompt: RegExp) => (await card(prompt)).retry(),
    start: async () => press(t.startRitual, await inside()),
    viewAll: async () => press(t.viewAll, await inside()),
    close: async () => press(c.close, await inside()),
  };
}

/** JobsBadge: reads how many jobs run and opens the drawer. */
export function jobsBadgeTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  const badge = () => tools.screen.getByRole('button', { name: new RegExp(`^${t.jobs}`) });
  return {
    read: () => badge().getAttribute('aria-label') ?? '',
    open: async () => tools.user.click(badge()),
  };
}
