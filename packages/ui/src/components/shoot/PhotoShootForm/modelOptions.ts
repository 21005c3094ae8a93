import { type ImageModelId, imageModels } from '@mirror-studio/domain/photo-shoot';
import type { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import type { Translate } from '../../../i18n/useTexts.ts';

/** An engine, and what is shown for it. */
interface Engine {
  readonly id: ImageModelId;
  readonly label: string;
}

/**
 * What the form offers for a model (§3): the catalogue's, each with what it is, then engines; those that cannot be used say why.
 *
 * @param engines - Models beside those of the catalogue.
 * @param available - Those that can be used here.
 * @param t - Says a text of the form.
 */
export function modelOptions(
  engines: readonly Engine[],
  available: readonly ImageModelId[],
  t: Translate<typeof photoShoot>,
) {
  const option = (id: ImageModelId, label: string, hint?: string) => {
    const isDisabled = !available.includes(id);
    const description = isDisabled ? t('modelNeedsKey') : hint;
    return { value: id, label, isDisabled, ...(description !== undefined && { description }) };
  };
  return [
    ...imageModels.map(({ id, label, hint }) => option(id, label, t(`modelHint_${hint}`))),
    ...engines.map(({ id, label }) => option(id, label)),
  ];
}
