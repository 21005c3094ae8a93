/** The moment every story happens at: screenshots must not depend on when they are taken. */
export const frozenAt = Date.UTC(2026, 10, 21, 10, 0, 0);

const RealDate = globalThis.Date;
const realRandom = Math.random;

class FrozenDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(frozenAt);
    else super(...(parts as [number]));
  }
  static override now() {
    return frozenAt;
  }
}

/** Stops the clock and seeds chance; the answer undoes both. */
export function freeze(): () => void {
  let seed = 12_5;
  globalThis.Date = FrozenDate as DateConstructor;
  Math.random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return seed / 4_294_967_296;
  };
  return () => {
    globalThis.Date = RealDate;
    Math.random = realRandom;
  };
}
