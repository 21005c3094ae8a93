import type { ContractError, EndpointName } from '@mirror-studio/domain/contract';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { exchange } from '@mirror-studio/domain/texts/en/exchange';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';

type Words = (wrong: Pick<ContractError, 'path' | 'rule'>) => string | undefined;

const shootField: Readonly<Record<string, string>> = {
  'form.imageCount': photoShoot.imageCountOutOfRange,
  'form.style': photoShoot.styleUnknown,
  'form.aspectRatio': photoShoot.aspectRatioUnknown,
  'form.model': photoShoot.modelUnknown,
};
const tooLong: Readonly<Record<string, string>> = {
  'form.prompt': photoShoot.promptTooLong,
  'form.projectName': photoShoot.projectTooLong,
};

/** The calls whose forms have words of their own for what does not even have the shape of an answer (§5). */
const words: { readonly [Name in EndpointName]?: Words } = {
  exchange: () => exchange.invalidAmountDescription,
  createPayment: ({ path }) => (path === 'sourceId' ? undefined : refusals.packageUnknown),
  checkout: () => refusals.amountUnknown,
  createJob: ({ path, rule }) => (rule === 'max_length' ? tooLong[path] : shootField[path]),
};

/**
 * What to tell a person whose request the contract does not take: their form's own words, else one plain sentence.
 * Takes the error; returns the sentence, which never says how the contract is written.
 */
export function inputWords(error: ContractError): string {
  const said: Words | undefined = Object.hasOwn(words, error.endpoint)
    ? words[error.endpoint as EndpointName]
    : undefined;
  return said?.(error) ?? errors.validation;
}
