import type { PictureVariant } from '@mirror-studio/domain/contract';

/** A picture of the API, as far as an `Image` is concerned. */
interface Picture {
  readonly variants?: readonly PictureVariant[] | undefined;
}

/**
 * The props by which the browser takes the variant for the size at which a picture is drawn. Without variants none.
 *
 * @param sizes How wide it is drawn, as in `sizes` of an image: for browsers that do not go by its place on the page.
 */
export const fromVariants = ({ variants = [] }: Picture, sizes: string) =>
  variants.length > 0
    ? { srcSet: variants.map(({ url, width }) => `${url} ${width}w`).join(', '), sizes: `auto, ${sizes}` }
    : {};
