import { pathOf } from '@mirror-studio/domain/access';
import type { PhotoShootForm } from '@mirror-studio/domain/photo-shoot';

/** The parameter of the address that names the shoot on its page: the id of a job. */
export const shootParameter = 'job';

/** The parameter that names a picture of the shoot, which is then shown large. */
export const pictureParameter = 'picture';

/** Takes the id of a job; returns where its shoot is shown. */
export const shootPath = (jobId: string) =>
  `${pathOf('photoShoot')}?${new URLSearchParams({ [shootParameter]: jobId })}`;

/** The parameter that names the work which a shoot is a remix of. */
export const remixParameter = 'remix';

/** The parameter of the address that brings words to the shoot; beside it stand the style and the aspect ratio. */
export const promptParameter = 'prompt';

/**
 * Where a shoot is described with words from elsewhere: an address, so that they outlive a sign-in, also one that ends in
 * another tab. Takes them with their style and ratio, and the work of which it is a remix.
 */
export const shootPathWith = ({
  prompt,
  style,
  aspectRatio,
  remixOf,
}: Pick<PhotoShootForm, 'prompt' | 'style' | 'aspectRatio' | 'remixOf'>): string =>
  `${pathOf('photoShoot')}?${new URLSearchParams({ [promptParameter]: prompt, style, aspectRatio, ...(remixOf && { [remixParameter]: remixOf }) })}`;
