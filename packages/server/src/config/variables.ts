import * as v from 'valibot';

/** A text that is not empty, where there is one. */
export const text = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty')));

/** An address that starts with one of these protocols, each with its colon. */
export const address = (...protocols: string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (given) => URL.canParse(given) && protocols.includes(new URL(given).protocol),
        `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      ),
    ),
  );

/** An address on the web. */
export const web = () => address('http:', 'https:');

const trueOrFalse = (fallback: 'true' | 'false') =>
  v.pipe(
    v.optional(
      v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(['true', 'false'], 'must be true or false')),
      fallback,
    ),
    v.transform((given) => given === 'true'),
  );

/** `true` or `false`; off where it is not given. */
export const onOrOff = trueOrFalse('false');

/** `true` or `false`; on where it is not given. */
export const onUnlessOff = trueOrFalse('true');

/** A whole number within bounds that are both allowed. Takes them and the number where none is given. */
export const wholeNumber = (least: number, most: number, fallback: number) =>
  v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.check(
          (given) => /^\d{1,7}$/.test(given) && Number(given) >= least && Number(given) <= most,
          `must be a whole number from ${least} to ${most}`,
        ),
      ),
      String(fallback),
    ),
    v.transform(Number),
  );
