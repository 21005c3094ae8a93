import { oklch, parseOklch, withAlpha } from './colour.ts';
import type { ColourTokens } from './dark.ts';

const strengthen = (text: string, factor: number) =>
  withAlpha(text, Math.min(1, parseOklch(text).alpha * factor));

/** The same theme for readers who ask for more contrast: quieter greys go, lines become outlines. */
export function withMoreContrast(theme: ColourTokens): ColourTokens {
  const { base } = theme.text;
  const isDark = parseOklch(base).l > 0.5;
  const strong = isDark ? oklch(1, 0, 0) : oklch(0.14, 0.01, 288);
  const soft = isDark ? oklch(0.86, 0.008, 288) : oklch(0.34, 0.012, 288);
  return {
    ...theme,
    surface: isDark
      ? { ...theme.surface, canvas: oklch(0.1, 0.008, 288), sunken: oklch(0.08, 0.008, 288) }
      : { ...theme.surface, canvas: oklch(1, 0, 0), sunken: oklch(0.96, 0.004, 90) },
    text: { ...theme.text, base: strong, muted: soft, faint: soft, disabled: withAlpha(strong, 0.6) },
    line: {
      hairTop: soft,
      hairBottom: soft,
      lipTop: soft,
      lipBottom: soft,
      control: soft,
      divider: strengthen(theme.line.divider, 4),
    },
  };
}
