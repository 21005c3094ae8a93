import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChosenFile, Device, Move, Target } from '@mirror-studio/state-machines/explore';
import type { ElementHandle, Page } from '@playwright/test';

/** The control that a movement needs is not there, or cannot be used. */
export class Unreachable extends Error {}

const called = ([role, name]: Target) => `${[role].flat().join(' or ')} ${String(name)}`;

/** Interactions that move a real keyboard and a real pointer on a page. */
export class Interactions {
  private readonly page: Page;
  private grip = { x: 0, y: 0 };
  private done: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** What was done since the last time, in words: `Tab to "Coins"`, `type 420`. */
  performed(): readonly string[] {
    const { done } = this;
    this.done = [];
    return done;
  }

  async make(move: Move): Promise<void> {
    const { page } = this;
    if (move === 'let go') return this.letGo();
    if ('tab' in move) return this.tabTo(move.tab);
    if ('rove' in move) return this.roveTo(move.rove);
    if ('press' in move) return this.press(move.press);
    if ('write' in move) return this.write(move.write);
    if ('click' in move) return this.clickOn(move.click);
    if ('tick' in move) return this.tick(move.tick, move.by);
    if ('slide' in move) return this.slide(move.slide, move.at);
    if ('choose' in move) return this.choose(move.choose, move.by, move.file);
    if ('over' in move) return this.over(move.over);
    if ('hold' in move) return this.hold(move.hold);
    if ('held' in move) return this.take(move.held);
    if ('lost' in move) return this.lose(move.lost);
    this.done.push(move.away === 'moved' ? 'leave it' : 'click beside it');
    await page.mouse.move(...emptyPlace);
    if (move.away === 'pressed') await page.mouse.click(...emptyPlace);
  }

  /** Lets go of everything and leaves for an empty place. */
  async rest(): Promise<void> {
    await this.page.mouse.up();
    await this.page.mouse.move(...emptyPlace);
  }

  private find([role, name]: Target) {
    const called = typeof name === 'string' ? { name, exact: true } : { name };
    const [first, ...others] = [role].flat().map((each) => this.page.getByRole(each, called));
    if (!first) throw new RangeError('A control has a role');
    return others.reduce((any, other) => any.or(other), first).first();
  }

  /** The control itself, if it is there and can be used. */
  private async usable(target: Target) {
    const [handle] = (await this.find(target).elementHandles()) as ElementHandle<HTMLElement>[];
    if (!handle) throw new Unreachable(`there is no ${called(target)}`);
    const off = await handle.evaluate(
      (element) =>
        element.matches(':disabled, [aria-disabled="true"], :disabled *') ||
        element.closest('[inert]') !== null,
    );
    if (off) throw new Unreachable(`${called(target)} cannot be used`);
    return handle;
  }

  private press(key: string): Promise<void> {
    this.done.push(key);
    return this.page.keyboard.press(key);
  }

  private async tabTo(target: Target): Promise<void> {
    const control = await this.usable(target);
    this.done.push(`Tab to ${await control.evaluate(nameOf)}`);
    for (let pressed = 0; pressed < 70; pressed += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Unreachable(`Tab does not reach ${called(target)}`);
  }

  private async roveTo(target: Target): Promise<void> {
    const control = await this.usable(target);
    this.done.push(`Tab, then arrows, to ${await control.evaluate(nameOf)}`);
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
    this.done.push(text === '' ? 'clear' : `type ${text}`);
    await this.page.keyboard.press('Control+A');
    if (text === '') await this.page.keyboard.press('Delete');
    else await this.page.keyboard.type(text);
  }

  /** The middle of a control, where it is really hit: nothing lies over it. */
  private async middle(target: Target) {
    let over = '';
    for (let turn = 0; turn < 8; turn += 1) {
      const control = await this.usable(target);
      const box = await control.evaluate((element) => {
        // What is hidden behind the picture of a control is pressed through its label.
        const shown = element.closest('label') ?? element;
        shown.scrollIntoView({ block: 'center', inline: 'nearest' });
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
      if (box.isHit) return { ...box, name: await control.evaluate(nameOf) };
      over = box.over;
      // An overlay that comes or goes is not in its place yet.
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    throw new Unreachable(`${over} lies over ${called(target)}`);
  }

  private async clickOn(target: Target): Promise<void> {
    const { x, y, name } = await this.middle(target);
    this.done.push(`click ${name}`);
    await this.page.mouse.click(x, y);
  }

  private async tick(target: Target, by: Device): Promise<void> {
    const control = await this.usable(target);
    if (await control.evaluate((element) => element instanceof HTMLInputElement && element.checked)) return;
    if (by === 'pointer') return this.clickOn(target);
    await this.tabTo(target);
    await this.press('Space');
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
    this.done.push(`click on the track of ${await control.evaluate(nameOf)}`);
    await this.page.mouse.click(track.left + track.width * at, track.y);
  }

  private async choose(target: Target, by: Device, { name, bytes }: ChosenFile): Promise<void> {
    if (by === 'keyboard') await this.tabTo(target);
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser', { timeout: 5_000 }),
      by === 'keyboard' ? this.press('Enter') : this.clickOn(target),
    ]);
    this.done.push(`choose ${name}`);
    await chooser.setFiles(fileOf(name, bytes));
  }

  private async over(target: Target): Promise<void> {
    const { x, y } = await this.middle(target);
    this.done.push('move onto it');
    await this.page.mouse.move(x, y, { steps: 2 });
  }

  private async hold(target: Target): Promise<void> {
    const { x, y, width } = await this.middle(target);
    this.done.push('press on it');
    this.grip = { x: x - width / 2 + 24, y };
    await this.page.mouse.move(this.grip.x, y);
    await this.page.mouse.down();
  }

  private take(px: number): Promise<void> {
    this.done.push(`take it ${px} px to the right`);
    return this.page.mouse.move(this.grip.x + px, this.grip.y);
  }

  private letGo(): Promise<void> {
    this.done.push('let go');
    return this.page.mouse.up();
  }

  private async lose(target: Target): Promise<void> {
    this.done.push('lose the touch to the browser');
    const { x, y, width } = await this.middle(target);
    const touchPoints = [{ x: x - width / 2 + 24, y }];
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await session.detach();
  }
}

/** A file of this name and size, of nothing: from the disk, because what is large takes long to reach the browser. */
function fileOf(name: string, bytes: number): string {
  const path = join(import.meta.dirname, '../../test-results/models', name);
  writeFileSync(path, '');
  truncateSync(path, bytes);
  return path;
}

/** Nothing stands there in any view. */
const emptyPlace = [4, 890] as const;

/** Takes a control; returns its name as somebody reads it: `"Coins"`. Runs on the page. */
function nameOf(element: Element): string {
  const read = (from: Element | null | undefined) => {
    if (!from) return '';
    const texts = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
    const parts: string[] = [];
    while (texts.nextNode()) parts.push(texts.currentNode.nodeValue ?? '');
    return parts.join(' ');
  };
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const words = [
    element.getAttribute('aria-label') ?? '',
    labelled.map((id) => read(document.getElementById(id))).join(' '),
    read(element.closest('label')),
    read(element),
  ].find((text) => text.trim() !== '');
  const name = words?.replace(/\s+/g, ' ').trim() ?? element.tagName.toLowerCase();
  return `"${name.length > 40 ? `${name.slice(0, 39).trim()}…` : name}"`;
}
