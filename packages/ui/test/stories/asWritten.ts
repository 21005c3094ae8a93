import { userEvent } from 'storybook/test';

interface Place {
  globals: Record<string, unknown>;
}

/**
 * A play that names things in English, or presses an arrow to the right, is played in the surroundings that it was
 * written for. In others (the passes, Chromatic's modes) its story is drawn, and nothing is pressed. At its end it points
 * at nothing: the browser moves its own pointer now and then, so a screenshot must not hang on hover.
 */
export function asWritten<Context extends Place>(
  play: (context: Context) => Promise<void> | void,
): (context: Context) => Promise<void> {
  return async (context) => {
    const { locale, direction } = context.globals;
    if (locale !== 'en' || direction !== 'ltr') return;
    await play(context);
    for (const hovered of document.querySelectorAll('[data-hovered]')) await userEvent.unhover(hovered);
  };
}
