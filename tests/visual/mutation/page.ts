import { createHash } from 'node:crypto';
import type { StoryPage } from '../runner/story-page.ts';
import type { Theme } from '../variants.ts';

interface Surroundings {
  direction?: 'ltr' | 'rtl';
  isCovered?: boolean;
  isForced?: boolean;
}

/** A page with a story on it, whose style sheet can be exchanged; a picture stands for what it looks like. */
export class StyledPage {
  readonly #storyPage: StoryPage;
  readonly #asset: string;

  /** `asset` is the file name of the style sheet. */
  constructor(storyPage: StoryPage, asset: string) {
    this.#storyPage = storyPage;
    this.#asset = asset;
  }

  /** Puts other text in the place of the sheet; answers whether the page has it at all. */
  async style(text: string): Promise<boolean> {
    return this.#storyPage.page.evaluate(
      ([asset, css]) => {
        const link = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href$="${asset}"]`);
        if (!link?.sheet) return false;
        link.sheet.disabled = true;
        let style = document.querySelector('style[data-mutant]');
        if (!style) {
          style = document.createElement('style');
          style.setAttribute('data-mutant', '');
          link.after(style);
        }
        if (style.textContent !== css) style.textContent = css;
        return true;
      },
      [this.#asset, text] as const,
    );
  }

  /** The digest of what the page looks like when it has come to rest: of the part that a screenshot takes. */
  async digest(theme: Theme): Promise<string> {
    const clip = await this.#storyPage.page.evaluate((each) => visualChecks.dress(each), theme);
    return this.#digest(clip);
  }

  /** The same, drawn afresh: an edge may be smoothed another way. */
  async digestAgain(): Promise<string> {
    return this.#digest(await this.#storyPage.page.evaluate(() => visualChecks.repaint()));
  }

  async #digest(clip: Parameters<StoryPage['take']>[0]): Promise<string> {
    const png = await this.#storyPage.take(clip);
    return createHash('sha256').update(JSON.stringify(clip)).update(png).digest('hex');
  }

  /** Which of the selectors match something on the page. */
  matching(selectors: readonly string[]): Promise<string[]> {
    return this.#storyPage.page.evaluate(
      (all) =>
        all.filter((selector) => {
          try {
            return document.querySelector(selector) !== null;
          } catch {
            return true;
          }
        }),
      [...selectors],
    );
  }

  /** Turns the page, lays something over it, as an overlay that was opened later would lie, or forces its colours. */
  async surround({ direction = 'ltr', isCovered = false, isForced = false }: Surroundings): Promise<void> {
    await this.#storyPage.page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
    await this.#storyPage.page.evaluate(
      ([dir, covered]) => {
        document.documentElement.dir = dir;
        document.querySelector('[data-cover]')?.remove();
        if (!covered) return;
        const cover = document.createElement('div');
        cover.setAttribute('data-cover', '');
        cover.style.cssText = 'position: fixed; inset: 0; z-index: 100; background: #808080';
        document.body.append(cover);
      },
      [direction, isCovered] as const,
    );
  }

  /** Gives the keyboard's focus to what the selector matches, or to what it is drawn for. */
  async focus(selector: string): Promise<void> {
    await this.#storyPage.page.evaluate((wanted) => {
      const focusable = 'a[href], button, input, select, textarea, [tabindex]';
      const element = document.querySelector(wanted);
      const near = [element, element?.parentElement, element?.parentElement?.parentElement];
      const target =
        element?.closest(focusable) ??
        near.map((each) => each?.querySelector(focusable)).find((each) => each);
      // What draws its own ring asks which device was used last.
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      if (target instanceof HTMLElement) target.focus({ focusVisible: true });
    }, selector);
  }
}

/** Finds which of the candidates change the picture when they are dropped: halves what changes it. */
export async function changing<One>(
  candidates: readonly One[],
  differs: (dropped: readonly One[]) => Promise<boolean>,
  isKnownToDiffer = false,
): Promise<One[]> {
  // One alone is always tried: together they may do what none of them does.
  const isSure = isKnownToDiffer && candidates.length > 1;
  if (candidates.length === 0 || (!isSure && !(await differs(candidates)))) return [];
  if (candidates.length === 1) return [...candidates];
  const middle = Math.ceil(candidates.length / 2);
  const first = await changing(candidates.slice(0, middle), differs);
  return [...first, ...(await changing(candidates.slice(middle), differs, first.length === 0))];
}
