interface Place {
  globals: Record<string, unknown>;
}

/**
 * A play that names things in English, or presses an arrow to the right, is played in the surroundings that it was
 * written for. In others (the passes, Chromatic's modes) its story is drawn, and nothing is pressed.
 */
export function asWritten<Context extends Place>(
  play: (context: Context) => Promise<void> | void,
): (context: Context) => Promise<void> {
  return async (context) => {
    const { locale, direction } = context.globals;
    if (locale === 'en' && direction === 'ltr') await play(context);
  };
}
