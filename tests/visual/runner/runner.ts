import type { Page } from 'playwright';
import type { Clip } from '../page/clip.ts';
import type { About } from '../page/preview.ts';
import { isPhone, phone, themes, type Variant } from '../variants.ts';
import { type Baselines, pictureName, storyOfName, treeName } from './baselines.ts';
import type { Finding, Kind, Outcome } from './findings.ts';
import { walkFocus } from './focus.ts';
import { digestOf, digestOfText } from './images.ts';
import type { StoryPage } from './story-page.ts';
import type { Unit } from './units.ts';

/** What was seen of a title: what an update writes down. */
export interface Seen {
  /** Of pictures and accessibility trees, by their names. */
  digests: Map<string, string>;
  /** The accessibility trees, as text, by their names. */
  trees: Map<string, string>;
  /** PNG of every picture that is not as its baseline says, or of every picture, by its name. */
  drawn: Map<string, Buffer>;
}

export const nothingSeen = (): Seen => ({ digests: new Map(), trees: new Map(), drawn: new Map() });

/** The digests of what was seen of one story, with their names. */
const recordsOf = (key: string, { digests }: Seen) =>
  [...digests].filter(([name]) => storyOfName(name) === key);

const isRecorded = (key: string, seen: Seen, baselines: Baselines) =>
  recordsOf(key, seen).every(([name, digest]) => baselines.digest(name) === digest);

/** A flow is held in the hand in the components that it is made of; without a picture, only what shows a component. */
const isCheckedOnPhone = ({ id, isSheet, isPart, variants, visual }: About) =>
  !visual.noMobileChecks && !id.startsWith('flows-') && !isSheet && (variants.length > 0 || isPart);

export type InjectFault = (page: Page) => Promise<unknown>;

export interface Options {
  /** Nothing is compared: what is seen becomes the baseline. */
  isUpdate?: boolean | undefined;
  /** Only main stories are looked at in every way; the others in one theme, with axe. Default false. */
  isQuick?: boolean | undefined;
  /** Pictures are not taken at all: another browser than the one of the baselines draws others. */
  withoutPictures?: boolean | undefined;
  /** Keeps pictures that are as their baseline says, too. */
  keepsPictures?: boolean | undefined;
  /** A story with a finding is not run again by itself: for a verdict that is not the last. */
  withoutRepeat?: boolean | undefined;
  /** For the test of the checks: breaks a story between its end and its first picture. */
  injectFault?: InjectFault | undefined;
}

/** A bound for what hangs: on a slow machine the longest stories take half of it. */
const storyLimitMs = 120_000;

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

/** Runs the stories of a task one after the other; what was seen goes into `seen`. */
export class Runner {
  readonly #storyPage: StoryPage;
  readonly #options: Options;

  constructor(storyPage: StoryPage, options: Options = {}) {
    this.#storyPage = storyPage;
    this.#options = options;
  }

  /** The page has loaded the variant. */
  async work(unit: Unit, variant: Variant | null, baselines: Baselines, seen: Seen): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const ids = unit.stories.map(({ id }) => id);
    const abouts = await this.#storyPage.page.evaluate((asked) => visualChecks.about(asked), ids);
    const pictured = abouts.filter(({ variants }) => variants.length > 0);
    // Where the usual story has no picture, the first that has one is looked at in its place.
    if (pictured[0] && !pictured.some(({ isMain }) => isMain)) pictured[0].isMain = true;
    for (const [at, about] of abouts.entries()) {
      const key = unit.stories[at]?.key;
      if (!key || (variant && !this.#isSeenIn(variant, about))) continue;
      if (about.visual.isolated) await this.#reload(variant);
      const started = performance.now();
      const story = { title: unit.title, story: key, variant: variant?.name ?? themes[0] };
      let { screenshots, findings } = await this.#run(story, about, variant, baselines, seen);
      // What the stories before it left behind is not its fault: it is seen once more, alone, in a new page.
      const isRepeated = findings.length > 0 && !this.#options.injectFault && !this.#options.withoutRepeat;
      const atFirst = findings.map(({ message }) => message);
      if (isRepeated) {
        await this.#reload(variant);
        ({ screenshots, findings } = await this.#run(story, about, variant, baselines, seen));
        await this.#reload(variant);
      }
      if (this.#options.isUpdate && !isRecorded(key, seen, baselines)) {
        findings.push(...(await this.#confirm(story, about, variant, baselines, seen)));
      }
      const firstFindings = isRepeated && findings.length === 0 ? atFirst : [];
      const milliseconds = Math.round(performance.now() - started);
      outcomes.push({ ...story, milliseconds, screenshots, findings, firstFindings });
    }
    return outcomes;
  }

  /**
   * An update writes down what is seen twice alike, in new pages: on a busy machine a picture may be taken before all
   * is drawn, and a check that never saw it would fail for ever.
   */
  async #confirm(
    story: { title: string; story: string; variant: string },
    about: About,
    variant: Variant | null,
    baselines: Baselines,
    seen: Seen,
  ): Promise<Finding[]> {
    for (let before = JSON.stringify(recordsOf(story.story, seen)), turn = 0; turn < 3; turn += 1) {
      await this.#reload(variant);
      const { findings } = await this.#run(story, about, variant, baselines, seen);
      const now = JSON.stringify(recordsOf(story.story, seen));
      if (findings.length > 0 || now === before) return findings;
      before = now;
    }
    return [{ kind: 'changed', message: 'The screenshot is another each time it is taken.', ...story }];
  }

  #isThorough({ isMain }: About): boolean {
    return isMain || !this.#options.isQuick;
  }

  #isSeenIn(variant: Variant, about: About): boolean {
    if (!this.#isThorough(about)) return false;
    return about.variants.includes(variant.name) || (isPhone(variant) && isCheckedOnPhone(about));
  }

  async #reload(variant: Variant | null) {
    await this.#storyPage.close();
    await this.#storyPage.load(variant);
  }

  async #run(
    story: { title: string; story: string; variant: string },
    about: About,
    variant: Variant | null,
    baselines: Baselines,
    seen: Seen,
  ) {
    const findings: Finding[] = [];
    const find = (kind: Kind, message: string, more: Partial<Finding> = {}) =>
      findings.push({ kind, message, ...story, ...more });
    let screenshots = 0;
    try {
      screenshots = await within(
        this.#story(about, story.story, variant, baselines, seen, find),
        'The story',
      );
      const late = await within(
        this.#storyPage.page.evaluate(() => visualChecks.complaintsAtEnd()),
        'The story',
      );
      for (const complaint of [...late, ...this.#storyPage.thrown]) find('play', complaint);
    } catch (error) {
      find('play', error instanceof Error ? error.message : String(error));
      await this.#reload(variant);
    }
    return { screenshots, findings };
  }

  async #story(
    about: About,
    key: string,
    variant: Variant | null,
    baselines: Baselines,
    seen: Seen,
    find: (kind: Kind, message: string, more?: Partial<Finding>) => void,
  ): Promise<number> {
    const { page, thrown } = this.#storyPage;
    const isPictured = !variant || about.variants.includes(variant.name);
    await this.#storyPage.resize(isPhone(variant) && isPictured ? phone : about.viewport);
    thrown.length = 0;
    const complaints = await page.evaluate((id) => visualChecks.show(id), about.id);
    for (const complaint of [...complaints, ...thrown.splice(0)]) find('play', complaint);
    if (variant && !isPictured) {
      // It plays where it was written for, and is laid on a phone then.
      await this.#storyPage.resize(phone);
      await this.#mobileChecks(find);
      return 0;
    }
    if (about.variants.length === 0) return this.#withoutPicture(about, find);
    if (about.isSheet) await this.#storyPage.fitHeight();
    await this.#options.injectFault?.(page);
    const isThorough = this.#isThorough(about);
    const themesOfStory = themes.filter((theme) => about.variants.includes(theme));
    const drawnIn = variant
      ? [{ name: variant.name, theme: variant.theme }]
      : (isThorough ? themesOfStory : themesOfStory.slice(0, 1)).map((theme) => ({ name: theme, theme }));
    let screenshots = 0;
    for (const [at, { name, theme }] of drawnIn.entries()) {
      const clip = await page.evaluate((each) => visualChecks.dress(each), theme);
      for (const letter of at === 0 ? await page.evaluate(() => visualChecks.lettersWithoutFont()) : [])
        find('letters', `No font has ${letter}: every machine would draw its own.`);
      if (isPhone(variant)) {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (wide > 0) find('overflow', `At ${phone.width} px the document scrolls sideways by ${wide} px.`);
      }
      if (about.isCheckedByAxe) {
        const what = at > 0 ? 'colours' : variant?.forcedColors ? 'forcedColours' : 'everything';
        const faults = await page.evaluate(([each, rules]) => visualChecks.checkAccessibility(each, rules), [
          what,
          about.axeRules,
        ] as const);
        for (const fault of faults) find('axe', `${name}: ${fault}`, { variant: name });
      }
      if (!variant && at === 0) await this.#equalAccess(about, find);
      if (at === 0) await this.#compareTree(treeName(key, variant?.name), baselines, seen, find);
      if (this.#options.withoutPictures) continue;
      const isDrawn = await this.#comparePicture(
        pictureName(key, name),
        clip,
        baselines,
        seen,
        (kind, message, more) => find(kind, message, { variant: name, ...more }),
      );
      if (isDrawn) screenshots += 1;
    }
    if (!isThorough) return screenshots;
    // The walk moves what the pictures show. A flow is walked in the components it is made of.
    if (!variant && !about.visual.noFocusWalk && !about.id.startsWith('flows-')) {
      for (const complaint of await walkFocus(page)) find('focus', complaint);
    }
    if (isPhone(variant) && isCheckedOnPhone(about)) await this.#mobileChecks(find);
    return screenshots;
  }

  async #mobileChecks(find: (kind: Kind, message: string) => void) {
    const faults = await this.#storyPage.page.evaluate(() => visualChecks.checkMobile());
    for (const fault of faults) find('mobile', fault);
  }

  /** All states at once repeat a component's names and landmarks: a sheet is not asked. */
  async #equalAccess(about: About, find: (kind: Kind, message: string) => void) {
    if (!about.isCheckedByAxe || about.isSheet || !this.#isThorough(about)) return;
    const isWholePage = about.id.startsWith('pages-');
    const faults = await this.#storyPage.page.evaluate(
      (isWhole) => visualChecks.checkEqualAccess(isWhole),
      isWholePage,
    );
    for (const fault of faults) find('equalAccess', fault);
  }

  async #withoutPicture(about: About, find: (kind: Kind, message: string) => void): Promise<number> {
    if (!about.isCheckedByAxe) return 0;
    const faults = await this.#storyPage.page.evaluate(
      (rules) => visualChecks.checkAccessibility('everything', rules),
      about.axeRules,
    );
    for (const fault of faults) find('axe', fault);
    await this.#equalAccess(about, find);
    return 0;
  }

  async #compareTree(
    name: string,
    baselines: Baselines,
    seen: Seen,
    find: (kind: Kind, message: string, more: Partial<Finding>) => void,
  ) {
    const after = (await this.#storyPage.tree()).trimEnd();
    const digest = digestOfText(after);
    seen.trees.set(name, after);
    seen.digests.set(name, digest);
    const expected = baselines.digest(name);
    if (this.#options.isUpdate || digest === expected) return;
    const message =
      expected === undefined ? 'There is no accessibility tree yet.' : 'The accessibility tree changed.';
    find('tree', message, { tree: { name, after, ...(expected === undefined && { before: '' }) } });
  }

  /** Answers whether anything is drawn: what shows nothing has no picture. */
  async #comparePicture(
    name: string,
    clip: Clip,
    baselines: Baselines,
    seen: Seen,
    find: (kind: Kind, message: string, more: Partial<Finding>) => void,
  ): Promise<boolean> {
    let png = await this.#storyPage.take(clip);
    let digest = await digestOf(png);
    const expected = baselines.digest(name) ?? null;
    if (digest !== expected) {
      const again = await this.#storyPage.page.evaluate(() => visualChecks.repaint());
      png = await this.#storyPage.take(again);
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
          : (['changed', 'The screenshot changed.'] as const);
    find(kind, message, { picture: { after: png } });
    return digest !== null;
  }
}
