import * as v from 'valibot';
import { prompt, promptVersion } from './prompt-schemas.ts';

/** What the refusal of a version that is based on an older one carries besides: the newest, which stands. */
export const versionConflict = v.object({ current: promptVersion });

/** What is said of a prompt, and may be changed by two at once. */
export const promptDetailFields = ['title', 'notes', 'tags'] as const;

/**
 * What the refusal of a change carries besides that was made from what has changed meanwhile: the prompt as it stands, and
 * the fields of which there are two now.
 */
export const detailsConflict = v.object({
  current: prompt,
  fields: v.array(v.picklist(promptDetailFields)),
});
