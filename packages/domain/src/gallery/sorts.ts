/** Decided: the orders of the gallery, the usual one first. */
export const gallerySorts = ['newest', 'oldest'] as const;
export type GallerySort = (typeof gallerySorts)[number];
