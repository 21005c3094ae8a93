import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { About } from '../page/preview.ts';
import { Baselines } from '../runner/baselines.ts';
import { nothingSeen, Runner } from '../runner/runner.ts';
import { StoryPage } from '../runner/story-page.ts';
import type { Unit } from '../runner/units.ts';
import { type Theme, themes, variants } from '../variants.ts';
import type { Subject } from './components.ts';
import { contextsOf, isFocus } from './contexts.ts';
import { bareSelector, type Declaration, declarationsOf, isMotion, without } from './declarations.ts';
import { changing, StyledPage } from './page.ts';

/** What became of the declarations of one sheet. */
export interface Verdict {
  sheet: string;
  /** Their loss changes a screenshot. */
  captured: Declaration[];
  /** It changes none, but fails a play or another check. */
  checked: Declaration[];
  /** It changes a pixel in some surroundings, and nothing notices. */
  survivors: { declaration: Declaration; where: string }[];
  /** It changes no pixel in any surroundings tried. */
  invisible: Declaration[];
  /** They move, which no still picture shows. */
  motion: Declaration[];
}

/** Drops the declarations of one component's sheet and looks who notices. */
export async function examine(browser: Browser, built: string, subject: Subject, units: readonly Unit[]) {
  const asset = readdirSync(join(built, 'assets')).find((name) =>
    new RegExp(`^${subject.sheet}-[\\w-]{8}\\.css$`).test(name),
  );
  if (!asset) throw new Error(`The built Storybook has no style sheet ${subject.sheet}.`);
  const sheet = readFileSync(join(built, 'assets', asset), 'utf8');
  const all = declarationsOf(sheet);
  const still = all.filter((each) => !isMotion(each));
  const own = units.filter(({ title }) => subject.titles.includes(title));
  const storyPage = new StoryPage(browser);
  const styledPage = new StyledPage(storyPage, asset);
  const left = new Set(still);
  /** Stories that show what a declaration applies to. */
  const shownBy = new Map<Declaration, Set<string>>();

  /** Those of the candidates that change the picture when they are dropped from the sheet as it is in `context`. */
  async function changed(
    candidates: readonly Declaration[],
    theme: Theme,
    context = (text: string) => text,
  ): Promise<Declaration[]> {
    if (candidates.length === 0) return [];
    await styledPage.style(context(sheet));
    // What measures itself settles at the second look.
    await styledPage.digest(theme);
    const whole = [await styledPage.digest(theme)];
    const differs = async (dropped: readonly Declaration[]) => {
      await styledPage.style(context(without(sheet, dropped)));
      if (whole.includes(await styledPage.digest(theme))) return false;
      const again = await styledPage.digestAgain();
      if (whole.length === 1) {
        await styledPage.style(context(sheet));
        await styledPage.digest(theme);
        whole.push(await styledPage.digestAgain());
      }
      return !whole.includes(again);
    };
    const found = await changing(candidates, differs);
    await styledPage.style(sheet);
    return found;
  }

  const present = async (id: string) => {
    const selectors = new Map([...left].map((each) => [each, bareSelector(each.selector)]));
    const matching = new Set(await styledPage.matching([...new Set(selectors.values())]));
    const found = [...selectors].filter(([, selector]) => matching.has(selector)).map(([each]) => each);
    for (const each of found) shownBy.set(each, (shownBy.get(each) ?? new Set()).add(id));
    return found;
  };

  const captured: Declaration[] = [];
  for (const variant of [null, ...variants]) {
    if (left.size === 0) break;
    await storyPage.load(variant);
    for (const { stories } of own) {
      const ids = stories.map(({ id }) => id);
      const abouts = await storyPage.page.evaluate((asked) => visualChecks.about(asked), ids);
      for (const about of sheetsFirst(abouts)) {
        if (
          left.size === 0 ||
          about.variants.length === 0 ||
          (variant && !about.variants.includes(variant.name))
        )
          continue;
        await storyPage.resize(variant?.viewport ? { width: 320, height: 568 } : about.viewport);
        await storyPage.page.evaluate((id) => visualChecks.show(id), about.id);
        if (!(await styledPage.style(sheet))) continue;
        for (const theme of variant ? [variant.theme] : themes) {
          for (const each of await changed(await present(about.id), theme)) {
            left.delete(each);
            captured.push(each);
          }
        }
      }
    }
  }

  const elsewhere: { declaration: Declaration; where: string }[] = [];
  const unseen = new Set(left);
  const showing = new Set([...left].flatMap((each) => [...(shownBy.get(each) ?? [])].slice(0, 2)));
  await storyPage.load(null);
  for (const id of showing) {
    const applying = [...unseen].filter((each) => shownBy.get(each)?.has(id));
    if (applying.length === 0) continue;
    await storyPage.resize();
    await storyPage.page.evaluate((each) => visualChecks.show(each), id);
    if (!(await styledPage.style(sheet))) continue;
    for (const { name, theme, size, sheet: context, ...more } of contextsOf(sheet, applying)) {
      const candidates = applying.filter((each) => unseen.has(each));
      await storyPage.resize(size);
      await styledPage.surround(more);
      for (const declaration of await changed(candidates, theme, context)) {
        unseen.delete(declaration);
        elsewhere.push({ declaration, where: `${id}, ${name}` });
      }
    }
    await styledPage.surround({});
    await storyPage.resize();
    for (const each of applying.filter((one) => unseen.has(one) && isFocus(one.selector))) {
      await styledPage.focus(bareSelector(each.selector));
      for (const theme of themes) {
        if (!unseen.has(each) || (await changed([each], theme)).length === 0) continue;
        unseen.delete(each);
        elsewhere.push({ declaration: each, where: `${id}, focused, ${theme}` });
      }
    }
  }
  await storyPage.close();

  const checked: Declaration[] = [];
  const survivors: typeof elsewhere = [];
  const titles = [...subject.titles, ...(subject.plays ?? [])];
  const asked = units.filter(({ title }) => titles.includes(title));
  for (const each of elsewhere) {
    const isNoticed = await isNoticedByChecks(browser, asset, without(sheet, [each.declaration]), asked);
    if (isNoticed) checked.push(each.declaration);
    else survivors.push(each);
  }
  const verdict: Verdict = {
    sheet: subject.sheet,
    captured,
    checked,
    survivors,
    invisible: [...unseen],
    motion: all.filter(isMotion),
  };
  return verdict;
}

/** What shows all states at once decides most. */
const sheetsFirst = (abouts: readonly About[]) =>
  abouts.toSorted((a, b) => Number(b.isSheet) - Number(a.isSheet));

/** A story page that gives its pages another style sheet from the start. */
class RestyledStoryPage extends StoryPage {
  readonly #asset: string;
  readonly #text: string;

  constructor(browser: Browser, asset: string, text: string) {
    super(browser);
    this.#asset = asset;
    this.#text = text;
  }

  override async load(variant: Parameters<StoryPage['load']>[0]): Promise<void> {
    await super.load(variant);
    await this.page.unrouteAll();
    await this.page.route(`**/assets/${this.#asset}`, (route) =>
      route.fulfill({ contentType: 'text/css', body: this.#text }),
    );
    await super.load(variant);
  }
}

/** Whether plays, axe, the walk of the focus or the mobile checks find a fault, screenshots aside. */
async function isNoticedByChecks(browser: Browser, asset: string, text: string, units: readonly Unit[]) {
  const storyPage = new RestyledStoryPage(browser, asset, text);
  try {
    for (const unit of units) {
      await storyPage.load(null);
      const outcomes = await new Runner(storyPage).work(
        unit,
        null,
        new Baselines(unit.folder),
        nothingSeen(),
      );
      if (outcomes.some(({ findings }) => findings.length > 0)) return true;
    }
    return false;
  } finally {
    await storyPage.close();
  }
}
