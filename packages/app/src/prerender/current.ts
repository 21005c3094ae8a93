/**
 * Whether what the server sent is what this visitor is to see, so that the app may take it over: it is in their language,
 * and the script in the head found no session and no other choice of language ({@link headScript}).
 */
export const isCurrent = (root: HTMLElement, language: string) =>
  root.hasChildNodes() &&
  document.documentElement.lang === language &&
  document.documentElement.style.visibility !== 'hidden';

/** Takes away what was rendered for another visitor. */
export function clearPrerendered(root: HTMLElement): void {
  root.replaceChildren();
  document.documentElement.style.visibility = '';
}
