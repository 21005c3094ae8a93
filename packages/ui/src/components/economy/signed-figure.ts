/**
 * A change with its sign. Less is written with a minus, which is as wide as a plus; what Intl writes is a hyphen.
 */
export const signedFigure = (change: number, locale: string) =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(change).replace('-', '\u2212');
