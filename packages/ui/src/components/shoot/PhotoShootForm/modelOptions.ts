import { type ImageModelId, imageModels } from '@mirror-studio/domain/photo-shoot';

/** A model, and what is shown for it. */
interface Shown {
  readonly id: ImageModelId;
  readonly label: string;
}

/** What the form offers for a model (§3): the catalogue's, then engines; those that cannot be used say why. */
export const modelOptions = (
  engines: readonly Shown[],
  available: readonly ImageModelId[],
  because: string,
) =>
  [...imageModels, ...engines].map(({ id, label }) => {
    const isDisabled = !available.includes(id);
    return { value: id, label, isDisabled, ...(isDisabled ? { description: because } : {}) };
  });
