/** The choice of the toolbar that shows a page in the dark theme and beside it in the light one. */
export const bothThemes = 'both';

/** The theme of a page by the choice of the toolbar. */
export const themeOf = (choice: unknown) => (choice === 'light' ? 'light' : 'dark');
