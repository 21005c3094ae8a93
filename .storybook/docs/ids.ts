/** The first half of an address in Storybook, from a title: `Components/ExchangeDialog`. */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The title that a component gives itself, from the place that it has in the sidebar: without its area or group. */
export function ownTitle(placed: string): string {
  const parts = placed.split('/');
  const isGrouped = parts[0] === 'Components' || parts[0] === 'Primitives';
  return isGrouped && parts.length === 3 ? `${parts[0]}/${parts[2]}` : placed;
}
