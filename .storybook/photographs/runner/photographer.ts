import type { Page } from 'playwright';
import { type Pass, themes } from '../matrix.ts';
import type { Clip } from '../page/clip.ts';
import type { About } from '../page/preview.ts';
import type { Baselines } from './baselines.ts';
import type { Camera } from './camera.ts';
import type { Finding, Kind, Outcome } from './findings.ts';
import { walkFocus } from './focus.ts';
import { digestOf } from './pictures.ts';
import type { Unit } from './units.ts';

/** What was seen of a title: what an update writes down. */
export interface Seen {
  digests: Map<string, string>;
  trees: Map<string, string>;
  /** PNG of every picture that is not as its baseline says, or of every picture, by its name. */
  drawn: Map<string, Buffer>;
}

export const nothingSeen = (): Seen => ({ digests: new Map(), trees: new Map(), drawn: new Map() });

export type Plant = (page: Page) => Promise<unknown>;

export interface Options {
  /** Nothing is compared: what is seen becomes the baseline. */
  isUpdate?: boolean | undefined;
  /** Pictures are not taken at all: another browser than the one of the baselines draws others. */
  withoutPictures?: boolean | undefined;
  /** Keeps pictures that are as their baseline says, too. */
  keepsPictures?: boolean | undefined;
  /** For the test of the checks: breaks a story between its end and its first picture. */
  plant?: Plant | undefined;
}

const storyLimitMs = 30_000;

const within = async <T>(promise: Promise<T>, what: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} did not end within ${storyLimitMs / 1000} s.`)),
      storyLimitMs,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** Photographs the stories of a task one after the other; what was seen goes into `seen`. */
export class Photographer {
  readonly #camera: Camera;
  readonly #options: Options;

  constructor(camera: Camera, options: Options = {}) {
    this.#camera = camera;
    this.#options = options;
  }

  /** The camera has loaded the pass. */
  async work(unit: Unit, pass: Pass | null, baselines: Baselines, seen: Seen): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const ids = unit.stories.map(({ id }) => id);
    const abouts = await this.#camera.page.evaluate((asked) => mirrorChecks.about(asked), ids);
    for (const [at, about] of abouts.entries()) {
      const key = unit.stories[at]?.key;
      if (!key || (pass && !about.looks.includes(pass.name))) continue;
      if (about.photograph.isolated) await this.#afresh(pass);
      const started = performance.now();
      const story = { title: unit.title, story: key, look: pass?.name ?? themes[0] };
      let { photographs, findings } = await this.#look(story, about, pass, baselines, seen);
      // What the stories before it left behind is not its fault: it is seen once more, alone, in a new page.
      const isRepeated = findings.length > 0 && !this.#options.plant;
      const atFirst = findings.map(({ message }) => message);
      if (isRepeated) {
        await this.#afresh(pass);
        ({ photographs, findings } = await this.#look(story, about, pass, baselines, seen));
        await this.#afresh(pass);
      }
      const firstFindings = isRepeated && findings.length === 0 ? atFirst : [];
      const milliseconds = Math.round(performance.now() - started);
      outcomes.push({ ...story, milliseconds, photographs, findings, firstFindings });
    }
    return outcomes;
  }

  async #afresh(pass: Pass | null) {
    await this.#camera.close();
    await this.#camera.load(pass);
  }

  async #look(
    story: { title: string; story: string; look: string },
    about: About,
    pass: Pass | null,
    baselines: Baselines,
    seen: Seen,
  ) {
    const findings: Finding[] = [];
    const find = (kind: Kind, message: string, more: Partial<Finding> = {}) =>
      findings.push({ kind, message, ...story, ...more });
    let photographs = 0;
    try {
      photographs = await within(this.#story(about, story.story, pass, baselines, seen, find), 'The story');
    } catch (error) {
      find('play', error instanceof Error ? error.message : String(error));
      await this.#afresh(pass);
    }
    return { photographs, findings };
  }

  async #story(
    about: About,
    key: string,
    pass: Pass | null,
    baselines: Baselines,
    seen: Seen,
    find: (kind: Kind, message: string, more?: Partial<Finding>) => void,
  ): Promise<number> {
    const { page, thrown } = this.#camera;
    const small = pass?.viewport && { width: 320, height: 568 };
    await this.#camera.resize(small ?? about.viewport);
    thrown.length = 0;
    const complaints = await page.evaluate((id) => mirrorChecks.show(id), about.id);
    for (const complaint of [...complaints, ...thrown]) find('play', complaint);
    if (about.looks.length === 0) {
      if (about.isPart) await this.#inHand(about, find);
      return this.#withoutPicture(about, find);
    }
    await this.#options.plant?.(page);
    const looks = pass
      ? [{ name: pass.name, theme: pass.theme }]
      : themes.filter((theme) => about.looks.includes(theme)).map((theme) => ({ name: theme, theme }));
    let photographs = 0;
    for (const [at, { name, theme }] of looks.entries()) {
      const clip = await page.evaluate((each) => mirrorChecks.dress(each), theme);
      for (const letter of at === 0 ? await page.evaluate(() => mirrorChecks.lettersWithoutFont()) : [])
        find('letters', `No font has ${letter}: every machine would draw its own.`);
      if (pass?.viewport) {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (wide > 0) find('overflow', `At 320 px the document scrolls sideways by ${wide} px.`);
      }
      if (about.isCheckedByAxe) {
        const what = at > 0 ? 'colours' : pass?.forcedColors ? 'forcedColours' : 'everything';
        const faults = await page.evaluate(([each, rules]) => mirrorChecks.checkAccessibility(each, rules), [
          what,
          about.axeRules,
        ] as const);
        for (const fault of faults) find('axe', `${name}: ${fault}`, { look: name });
      }
      if (!pass && at === 0) await this.#equalAccess(about, find);
      if (at === 0) await this.#compareTree(pass ? `${key} ${pass.name}` : key, baselines, seen, find);
      if (this.#options.withoutPictures) continue;
      const isDrawn = await this.#comparePicture(
        `${key}.${name}`,
        clip,
        baselines,
        seen,
        (kind, message, more) => find(kind, message, { look: name, ...more }),
      );
      if (isDrawn) photographs += 1;
    }
    // The walk moves what the pictures show. A flow is walked in the components it is made of.
    if (!pass && !about.photograph.noFocusWalk && !about.id.startsWith('flows-')) {
      for (const complaint of await walkFocus(page)) find('focus', complaint);
    }
    if (!pass && !about.id.startsWith('flows-') && !about.isSheet) await this.#inHand(about, find);
    return photographs;
  }

  async #inHand(about: About, find: (kind: Kind, message: string) => void) {
    if (about.photograph.notEverywhere) return;
    const { page } = this.#camera;
    const faults = await this.#camera.inHand(() => page.evaluate(() => mirrorChecks.checkEverywhere()));
    for (const fault of faults) find('everywhere', fault);
  }

  /** All states at once repeat a component's names and landmarks: a sheet is not asked. */
  async #equalAccess(about: About, find: (kind: Kind, message: string) => void) {
    if (!about.isCheckedByAxe || about.isSheet) return;
    const isWholePage = about.id.startsWith('pages-');
    const faults = await this.#camera.page.evaluate(
      (isWhole) => mirrorChecks.checkEqualAccess(isWhole),
      isWholePage,
    );
    for (const fault of faults) find('equalAccess', fault);
  }

  async #withoutPicture(about: About, find: (kind: Kind, message: string) => void): Promise<number> {
    if (!about.isCheckedByAxe) return 0;
    const faults = await this.#camera.page.evaluate(
      (rules) => mirrorChecks.checkAccessibility('everything', rules),
      about.axeRules,
    );
    for (const fault of faults) find('axe', fault);
    await this.#equalAccess(about, find);
    return 0;
  }

  async #compareTree(
    key: string,
    baselines: Baselines,
    seen: Seen,
    find: (kind: Kind, message: string, more: Partial<Finding>) => void,
  ) {
    const after = (await this.#camera.tree()).trimEnd();
    seen.trees.set(key, after);
    const before = baselines.tree(key);
    if (this.#options.isUpdate || before === after) return;
    const message =
      before === undefined ? 'There is no accessibility tree yet.' : 'The accessibility tree changed.';
    find('tree', message, { tree: { before: before ?? '', after } });
  }

  /** Answers whether anything is drawn: what shows nothing has no picture. */
  async #comparePicture(
    name: string,
    clip: Clip,
    baselines: Baselines,
    seen: Seen,
    find: (kind: Kind, message: string, more: Partial<Finding>) => void,
  ): Promise<boolean> {
    let png = await this.#camera.take(clip);
    let digest = await digestOf(png);
    const expected = baselines.digest(name) ?? null;
    if (digest !== expected) {
      const again = await this.#camera.page.evaluate(() => mirrorChecks.repaint());
      png = await this.#camera.take(again);
      digest = await digestOf(png);
    }
    if (digest !== null) seen.digests.set(name, digest);
    if (digest !== expected || this.#options.keepsPictures) seen.drawn.set(name, png);
    if (digest === expected || this.#options.isUpdate) return digest !== null;
    const [kind, message] =
      digest === null
        ? (['gone', 'Nothing is drawn any more.'] as const)
        : expected === null
          ? (['new', 'There is no baseline; look at the picture, then update.'] as const)
          : (['changed', 'The photograph changed.'] as const);
    find(kind, message, { picture: { after: png } });
    return digest !== null;
  }
}
