import type { Page } from '@playwright/test';

/** A control, by its role and its name. */
export type Target = readonly [role: Parameters<Page['getByRole']>[0], name: string | RegExp];

/** One movement of a hand. */
export type Move =
  /** Tab until the control has the focus. */
  | { readonly tab: Target }
  /** Tab into the group of the control, then its arrows until the control has the focus. */
  | { readonly rove: Target }
  | { readonly press: string }
  /** Replaces what is written in the field that has the focus. */
  | { readonly write: string }
  | { readonly click: Target }
  /** Tabs to a box or switch, or clicks it, unless it is on already. */
  | { readonly tick: Target; readonly by: Device }
  /** A press on the track of a slider, at a part of its length. */
  | { readonly slide: Target; readonly at: number }
  /** Presses a control that opens the chooser of files, and chooses one. */
  | { readonly choose: Target; readonly by: Device; readonly file: ChosenFile }
  | { readonly over: Target }
  /** The pointer leaves for an empty place, and presses there if told. */
  | { readonly away: 'moved' | 'pressed' }
  | { readonly drag: Target; readonly px: number }
  | { readonly touch: 'start' | 'cancel'; readonly on: Target };

export type Device = 'keyboard' | 'pointer';
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: number;
}

/** The control that a movement needs is not there, or cannot be used. */
export class Unreachable extends Error {}

const called = ([role, name]: Target) => `${role} ${String(name)}`;

/** Hands that move a real keyboard and a real pointer on a page. */
export class Hands {
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async make(move: Move): Promise<void> {
    const { page } = this;
    if ('tab' in move) return this.tabTo(move.tab);
    if ('rove' in move) return this.roveTo(move.rove);
    if ('press' in move) return page.keyboard.press(move.press);
    if ('write' in move) return this.write(move.write);
    if ('click' in move) return this.clickOn(move.click);
    if ('tick' in move) return this.tick(move.tick, move.by);
    if ('slide' in move) return this.slide(move.slide, move.at);
    if ('choose' in move) return this.choose(move.choose, move.by, move.file);
    if ('over' in move) return this.over(move.over);
    if ('drag' in move) return this.drag(move.drag, move.px);
    if ('touch' in move) return this.touch(move.touch, move.on);
    await page.mouse.move(4, 890);
    if (move.away === 'pressed') await page.mouse.click(4, 890);
  }

  private find([role, name]: Target) {
    const isExact = typeof name === 'string';
    return this.page.getByRole(role, isExact ? { name, exact: true } : { name }).first();
  }

  /** The control itself, if it is there and can be used. */
  private async usable(target: Target) {
    const control = this.find(target);
    const handle = (await control.count()) > 0 ? await control.elementHandle({ timeout: 5_000 }) : null;
    if (!handle) throw new Unreachable(`there is no ${called(target)}`);
    const off = await handle.evaluate(
      (element) =>
        element.matches(':disabled, [aria-disabled="true"], :disabled *') ||
        element.closest('[inert]') !== null,
    );
    if (off) throw new Unreachable(`${called(target)} cannot be used`);
    return handle;
  }

  private async tabTo(target: Target): Promise<void> {
    const control = await this.usable(target);
    for (let pressed = 0; pressed < 70; pressed += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Unreachable(`Tab does not reach ${called(target)}`);
  }

  private async roveTo(target: Target): Promise<void> {
    const control = await this.usable(target);
    const place = () =>
      control.evaluate((element) => {
        const { activeElement } = document;
        if (activeElement === element) return 'there';
        const group = element.closest('[role="radiogroup"], [role="tablist"]');
        return group?.contains(activeElement) ? 'group' : 'elsewhere';
      });
    for (let pressed = 0; pressed < 70; pressed += 1) {
      const now = await place();
      if (now === 'there') return;
      await this.page.keyboard.press(now === 'group' ? 'ArrowRight' : 'Tab');
    }
    throw new Unreachable(`the keyboard does not reach ${called(target)}`);
  }

  private async write(text: string): Promise<void> {
    await this.page.keyboard.press('Control+A');
    if (text === '') await this.page.keyboard.press('Delete');
    else await this.page.keyboard.type(text);
  }

  /** The middle of a control, where it is really hit: nothing lies over it. */
  private async middle(target: Target): Promise<{ x: number; y: number; width: number; height: number }> {
    let over = '';
    for (let turn = 0; turn < 8; turn += 1) {
      const control = await this.usable(target);
      const box = await control.evaluate((element) => {
        // What is hidden behind the picture of a control is pressed through its label.
        const shown = element.closest('label') ?? element;
        shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = shown.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        return {
          x,
          y,
          width,
          height,
          isHit: shown.contains(hit),
          over: hit?.tagName.toLowerCase() ?? 'nothing',
        };
      });
      if (box.isHit) return box;
      over = box.over;
      // A layer that comes or goes is not in its place yet.
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    throw new Unreachable(`${over} lies over ${called(target)}`);
  }

  private async clickOn(target: Target): Promise<void> {
    const { x, y } = await this.middle(target);
    await this.page.mouse.click(x, y);
  }

  private async tick(target: Target, by: Device): Promise<void> {
    const control = await this.usable(target);
    if (await control.evaluate((element) => element instanceof HTMLInputElement && element.checked)) return;
    if (by === 'pointer') return this.clickOn(target);
    await this.tabTo(target);
    await this.page.keyboard.press('Space');
  }

  private async slide(target: Target, at: number): Promise<void> {
    const control = await this.usable(target);
    const track = await control.evaluate((element) => {
      const group = element.closest('[role="group"]') ?? element;
      const { left, width } = (
        group.querySelector('[style*="position: relative"]') ?? group
      ).getBoundingClientRect();
      const thumb = element.parentElement?.parentElement?.getBoundingClientRect();
      return { left, width, y: thumb ? thumb.top + thumb.height / 2 : 0 };
    });
    await this.page.mouse.click(track.left + track.width * at, track.y);
  }

  private async choose(target: Target, by: Device, { name, mimeType, bytes }: ChosenFile): Promise<void> {
    if (by === 'keyboard') await this.tabTo(target);
    const { x, y } = await this.middle(target);
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser', { timeout: 2_000 }),
      by === 'keyboard' ? this.page.keyboard.press('Enter') : this.page.mouse.click(x, y),
    ]);
    await chooser.setFiles({ name, mimeType, buffer: Buffer.alloc(bytes) });
  }

  private async over(target: Target): Promise<void> {
    const { x, y } = await this.middle(target);
    await this.page.mouse.move(x, y, { steps: 2 });
  }

  private async drag(target: Target, px: number): Promise<void> {
    const { x, y, width } = await this.middle(target);
    const from = x - width / 2 + 24;
    await this.page.mouse.move(from, y);
    await this.page.mouse.down();
    if (px > 0) await this.page.mouse.move(from + px, y);
  }

  private async touch(what: 'start' | 'cancel', on: Target): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const { x, y, width } = await this.middle(on);
    const point = { x: x - width / 2 + 24, y };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    if (what === 'cancel')
      await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await session.detach();
  }
}

/** Takes a movement; returns it in words: `Tab to "Coins"`. */
export function inWords(move: Move): string {
  const named = ([, name]: Target) =>
    `"${typeof name === 'string' ? name : name.source.replace(/[\^$\\]/g, '').split('|')[0]}"`;
  if ('tab' in move) return `Tab to ${named(move.tab)}`;
  if ('rove' in move) return `Tab, then arrows, to ${named(move.rove)}`;
  if ('press' in move) return move.press;
  if ('write' in move) return move.write === '' ? 'clear' : `type ${move.write}`;
  if ('tick' in move) return `Tab to ${named(move.tick)}, Space`;
  if ('choose' in move) return `Tab to ${named(move.choose)}, Enter, choose ${move.file.name}`;
  return 'move the pointer';
}
