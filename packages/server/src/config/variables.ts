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

/** `true` or `false`; off where it is not given. */
export const onOrOff = v.pipe(
  v.optional(
    v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(['true', 'false'], 'must be true or false')),
    'false',
  ),
  v.transform((given) => given === 'true'),
);
