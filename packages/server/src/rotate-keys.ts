import { rotateSigningKey } from './auth/keys/rotate.ts';
import { readConfig, StartError } from './config/index.ts';
import { openDatabase } from './database/index.ts';

/** Makes the next signing key, by the configuration of the server, and says when it signs. Throws StartError where it cannot. */
export async function rotateKeys(
  variables: Readonly<Record<string, string | undefined>>,
  given: readonly string[],
): Promise<string> {
  const unknown = given.find((word) => word !== '--now');
  if (unknown !== undefined) throw new StartError(`${unknown} is not known. Only --now is.`);
  const config = readConfig(variables);
  if (config.authUrl !== null) {
    throw new StartError('AUTH_URL is set: the hosted service signs the tokens, with keys of its own.');
  }
  if (config.signingKeys.length > 0) {
    throw new StartError(
      'AUTH_SIGNING_KEYS is set: put the next key first there, before the one that signs now.',
    );
  }
  const db = await openDatabase(config);
  try {
    const clock = { now: () => new Date() };
    const { kid, signsFrom } = await rotateSigningKey(db, clock, { atOnce: given.includes('--now') });
    return `The key ${kid} signs from ${signsFrom.toISOString()} on. Those before it stay until what they signed has expired.`;
  } finally {
    await db.close();
  }
}

if (import.meta.main) {
  try {
    console.log(await rotateKeys(process.env, process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
