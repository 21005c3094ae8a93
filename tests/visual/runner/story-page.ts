import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Clip } from '../page/clip.ts';
import { page as defaultPage, isPhone, type Variant } from '../variants.ts';
import { address } from './serve.ts';

/** No picture is higher, in CSS px. */
const highestPage = 6000;

/** One page of the browser, in the surroundings of a variant, and how screenshots of it are taken. */
export class StoryPage {
  readonly #browser: Browser;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #session: CDPSession | undefined;
  #size = '';
  #isTouched = false;
  /** What the page threw outside of a story since it was last asked. */
  readonly thrown: string[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  get page(): Page {
    if (!this.#page) throw new Error('The story page is not open yet.');
    return this.#page;
  }

  async #open() {
    this.#context = await this.#browser.newContext({
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      locale: 'en-GB',
      deviceScaleFactor: 1,
      viewport: defaultPage,
    });
    this.#page = await this.#context.newPage();
    this.#size = '';
    this.#page.setDefaultTimeout(30_000);
    this.#page.on('pageerror', (error) => this.thrown.push(`Uncaught: ${error.message}`));
    this.#session = await this.#context.newCDPSession(this.#page);
  }

  /** Loads Storybook afresh: nothing of the last title is left. A page that hangs is replaced once. */
  async load(variant: Variant | null): Promise<void> {
    try {
      await this.#load(variant);
    } catch {
      await this.close();
      await this.#load(variant);
    }
  }

  async #load(variant: Variant | null): Promise<void> {
    const isTouched = isPhone(variant);
    // A page keeps something of the pointer that it had before, so each kind of pointer has pages of its own.
    if (isTouched !== this.#isTouched) await this.close();
    this.#isTouched = isTouched;
    if (!this.#page) await this.#open();
    const globals = Object.entries(variant?.globals ?? {}).map(([name, value]) => `${name}:${value}`);
    await this.page.emulateMedia({ forcedColors: variant?.forcedColors ? 'active' : 'none' });
    if (isTouched) await this.#session?.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await this.page.goto(`${address}/iframe.html?id=none&viewMode=story&globals=${globals.join(';')}`, {
      waitUntil: 'commit',
    });
    await this.page.waitForFunction(() => 'visualChecks' in globalThis, null, { polling: 15 });
    await this.page.evaluate(() => visualChecks.ready);
  }

  async resize(size: { width: number; height: number } = defaultPage): Promise<void> {
    const asked = `${size.width}x${size.height}`;
    if (asked === this.#size) return;
    await this.page.setViewportSize(size);
    this.#size = asked;
  }

  /** As high as the document where that is higher than the page, so that a sheet is in its picture to its end. */
  async fitHeight(): Promise<void> {
    const [width, height, shown] = await this.page.evaluate(() => [
      window.innerWidth,
      document.documentElement.scrollHeight,
      window.innerHeight,
    ]);
    if (height > shown) await this.resize({ width, height: Math.min(height, highestPage) });
  }

  /** A PNG of a part of the page. */
  async take(clip: Clip): Promise<Buffer> {
    if (!this.#session) throw new Error('The story page is not open yet.');
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...clip, scale: 1 },
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }

  /**
   * The accessibility tree of the whole document, as text, less what tells of the stories before it on the same page:
   * React's running ids, and the place where react-aria announces.
   */
  async tree(): Promise<string> {
    const announcer = (hidden: boolean) =>
      this.page.evaluate((isHidden) => {
        for (const place of document.querySelectorAll<HTMLElement>('[data-live-announcer]'))
          place.hidden = isHidden;
      }, hidden);
    await announcer(true);
    const tree = await this.page.locator('body').ariaSnapshot();
    await announcer(false);
    return tree.replaceAll(/#_r_\w+_/g, '#…');
  }

  /** Gives the page up, for instance because it hangs; the next `load` opens another. */
  async close(): Promise<void> {
    await this.#context?.close().catch(() => undefined);
    this.#page = undefined;
  }
}
