import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { passes, type Theme, themes } from '../matrix.ts';
import type { About } from '../page/preview.ts';
import { Baselines } from '../runner/baselines.ts';
import { Camera } from '../runner/camera.ts';
import { nothingSeen, Photographer } from '../runner/photographer.ts';
import type { Unit } from '../runner/units.ts';
import type { Subject } from './components.ts';
import { contextsOf, isFocus } from './contexts.ts';
import { bareSelector, type Declaration, declarationsOf, isMotion, without } from './declarations.ts';
import { changing, Stage } from './stage.ts';

/** What became of the declarations of one sheet. */
export interface Verdict {
  sheet: string;
  /** Their loss changes a photograph. */
  photographed: Declaration[];
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
  const camera = new Camera(browser);
  const stage = new Stage(camera, asset);
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
    await stage.style(context(sheet));
    // What measures itself settles at the second look.
    await stage.look(theme);
    const whole = [await stage.look(theme)];
    const differs = async (dropped: readonly Declaration[]) => {
      await stage.style(context(without(sheet, dropped)));
      if (whole.includes(await stage.look(theme))) return false;
      const again = await stage.lookAgain();
      if (whole.length === 1) {
        await stage.style(context(sheet));
        await stage.look(theme);
        whole.push(await stage.lookAgain());
      }
      return !whole.includes(again);
    };
    const found = await changing(candidates, differs);
    await stage.style(sheet);
    return found;
  }

  const present = async (id: string) => {
    const selectors = new Map([...left].map((each) => [each, bareSelector(each.selector)]));
    const matching = new Set(await stage.matching([...new Set(selectors.values())]));
    const found = [...selectors].filter(([, selector]) => matching.has(selector)).map(([each]) => each);
    for (const each of found) shownBy.set(each, (shownBy.get(each) ?? new Set()).add(id));
    return found;
  };

  const photographed: Declaration[] = [];
  for (const pass of [null, ...passes]) {
    if (left.size === 0) break;
    await camera.load(pass);
    for (const { stories } of own) {
      const ids = stories.map(({ id }) => id);
      const abouts = await camera.page.evaluate((asked) => mirrorChecks.about(asked), ids);
      for (const about of sheetsFirst(abouts)) {
        if (left.size === 0 || about.looks.length === 0 || (pass && !about.looks.includes(pass.name)))
          continue;
        await camera.resize(pass?.viewport ? { width: 320, height: 568 } : about.viewport);
        await camera.page.evaluate((id) => mirrorChecks.show(id), about.id);
        if (!(await stage.style(sheet))) continue;
        for (const theme of pass ? [pass.theme] : themes) {
          for (const each of await changed(await present(about.id), theme)) {
            left.delete(each);
            photographed.push(each);
          }
        }
      }
    }
  }

  const elsewhere: { declaration: Declaration; where: string }[] = [];
  const unseen = new Set(left);
  const showing = new Set([...left].flatMap((each) => [...(shownBy.get(each) ?? [])].slice(0, 2)));
  await camera.load(null);
  for (const id of showing) {
    const applying = [...unseen].filter((each) => shownBy.get(each)?.has(id));
    if (applying.length === 0) continue;
    await camera.resize();
    await camera.page.evaluate((each) => mirrorChecks.show(each), id);
    if (!(await stage.style(sheet))) continue;
    for (const { name, theme, size, sheet: context, ...more } of contextsOf(sheet, applying)) {
      const candidates = applying.filter((each) => unseen.has(each));
      await camera.resize(size);
      await stage.surround(more);
      for (const declaration of await changed(candidates, theme, context)) {
        unseen.delete(declaration);
        elsewhere.push({ declaration, where: `${id}, ${name}` });
      }
    }
    await stage.surround({});
    await camera.resize();
    for (const each of applying.filter((one) => unseen.has(one) && isFocus(one.selector))) {
      await stage.focus(bareSelector(each.selector));
      for (const theme of themes) {
        if (!unseen.has(each) || (await changed([each], theme)).length === 0) continue;
        unseen.delete(each);
        elsewhere.push({ declaration: each, where: `${id}, focused, ${theme}` });
      }
    }
  }
  await camera.close();

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
    photographed,
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

/** A camera whose pages get another style sheet from the start. */
class DamagedCamera extends Camera {
  readonly #asset: string;
  readonly #text: string;

  constructor(browser: Browser, asset: string, text: string) {
    super(browser);
    this.#asset = asset;
    this.#text = text;
  }

  override async load(pass: Parameters<Camera['load']>[0]): Promise<void> {
    await super.load(pass);
    await this.page.unrouteAll();
    await this.page.route(`**/assets/${this.#asset}`, (route) =>
      route.fulfill({ contentType: 'text/css', body: this.#text }),
    );
    await super.load(pass);
  }
}

/** Whether plays, axe, the walk of the focus or the look in a hand find a fault, photographs aside. */
async function isNoticedByChecks(browser: Browser, asset: string, text: string, units: readonly Unit[]) {
  const camera = new DamagedCamera(browser, asset, text);
  try {
    for (const unit of units) {
      await camera.load(null);
      const outcomes = await new Photographer(camera).work(
        unit,
        null,
        new Baselines(unit.folder),
        nothingSeen(),
      );
      if (outcomes.some(({ findings }) => findings.length > 0)) return true;
    }
    return false;
  } finally {
    await camera.close();
  }
}
