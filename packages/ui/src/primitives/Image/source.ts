/** Where a picture comes from, as its attributes say it. */
export interface ImageSource {
  src: string | undefined;
  srcSet: string | undefined;
  sizes: string | undefined;
}

/**
 * Lets go of a picture that leaves the page. The browser keeps one that has not come yet until it has, and all that stood round
 * it; one with `sizes="auto"` it keeps for ever, since it goes on watching its size (`ObserveForLazyLoadedAutoSizedImg` in
 * https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/html/html_image_element.cc).
 */
export function releaseSource(image: HTMLImageElement): void {
  if (image.complete && !image.sizes.startsWith('auto')) return;
  for (const name of ['srcset', 'src', 'sizes']) image.removeAttribute(name);
}

/** Gives a picture that comes back what it was released from; one that has it all is left alone, or it would load again. */
export function restoreSource(image: HTMLImageElement, { src, srcSet, sizes }: ImageSource): void {
  for (const [name, value] of Object.entries({ sizes, srcset: srcSet, src }))
    if (value !== undefined && image.getAttribute(name) !== value) image.setAttribute(name, value);
}
