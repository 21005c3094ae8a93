/** Fulfils when what has been rendered by now is on the screen: what is fetched after that holds none of it up. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
