import { fallbackLanguage, formatAny } from '@mirror-studio/domain/texts';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { exchange } from '@mirror-studio/domain/texts/en/exchange';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { settings } from '@mirror-studio/domain/texts/en/settings';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import type { SpokenNamespace, TextRef } from '@mirror-studio/state-machines/shared';
import { type Messages, useResolveText } from '@mirror-studio/ui/i18n';
import { useCallback } from 'react';

/**
 * The texts that machines name; what components say they carry themselves. One that is missing does not compile.
 * A module of its own: a public page has no machine and does not load them.
 */
const spoken: Record<SpokenNamespace, Messages> = {
  errors,
  exchange,
  jobs,
  photoShoot,
  settings,
  signIn,
  toasts,
};

type Resolve = (text: TextRef) => string;

/** A text that a machine names, in the English that is built in. */
export const inEnglish: Resolve = ({ namespace, key, params }) =>
  formatAny(spoken[namespace], key, fallbackLanguage, params);

/** Puts a text that a machine names into words, in the language of the `TextsProvider` above. */
export function useText(): Resolve {
  const resolve = useResolveText();
  return useCallback(
    ({ namespace, key, params }) => resolve(namespace, spoken[namespace], key, params),
    [resolve],
  );
}
