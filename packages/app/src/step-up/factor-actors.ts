import { type Api, rememberedBrowsersEndpoints, secondFactorEndpoints } from '@mirror-studio/domain/contract';
import type { SecondFactorActors } from '@mirror-studio/state-machines/second-factor';
import { toFailure } from '@mirror-studio/state-machines/shared';
import type { SecondProof, StepUpActors } from '@mirror-studio/state-machines/step-up';
import type { SessionStore } from '../session/session-store.ts';

interface Given {
  readonly session: SessionStore;
  readonly api: Api;
}

/** Null where the auth service has no recovery codes. Rejects with any other error. */
async function countRecoveryCodes(api: Api, signal: AbortSignal): Promise<number | null> {
  try {
    return (await api.call(secondFactorEndpoints.recoveryCodes, { signal })).left;
  } catch (error) {
    if (toFailure(error).code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** The proved factors as the auth service has them now. */
const readFactors =
  ({ session, api }: Given): StepUpActors['readFactors'] =>
  async (_, signal) => {
    const client = await session.client();
    const [{ data, error }, recoveryCodesLeft] = await Promise.all([
      client.mfa.listFactors(),
      countRecoveryCodes(api, signal),
    ]);
    if (error) throw error;
    const factors = data.totp.map(({ id, friendly_name: name = '' }) => ({ id, name }));
    return { factors, recoveryCodesLeft };
  };

async function proveByApp(session: SessionStore, factorId: string, code: string): Promise<void> {
  const { error } = await (await session.client()).mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

/** What proving the second factor asks of the auth service and the product. */
export const stepUpActors = (given: Given): StepUpActors => ({
  readFactors: readFactors(given),
  prove: async (proof, signal) => {
    const recoveryCodesLeft = await proveBy(given, proof, signal);
    if (!proof.remembers) return { recoveryCodesLeft };
    return { recoveryCodesLeft, isRemembered: await rememberBrowser(given.api, signal) };
  },
});

/** The code was taken: what comes of this changes nothing about that. */
async function rememberBrowser(api: Api, signal: AbortSignal): Promise<boolean> {
  try {
    await api.call(rememberedBrowsersEndpoints.rememberBrowser, { signal, asksItself: true });
    return true;
  } catch {
    return false;
  }
}

/** Returns how many recovery codes are left after the use of one; null after a code of the app. */
async function proveBy({ session, api }: Given, proof: SecondProof, signal: AbortSignal) {
  if (proof.method === 'app') {
    await proveByApp(session, proof.factorId, proof.code);
    return null;
  }
  const used = await api.call(secondFactorEndpoints.useRecoveryCode, { body: { code: proof.code }, signal });
  const { error } = await (await session.client()).setSession({
    access_token: used.accessToken,
    refresh_token: used.refreshToken,
  });
  if (error) throw error;
  return used.left;
}

/** What the second factor of an account asks of the auth service and the product. */
export const secondFactorActors = (given: Given): SecondFactorActors => ({
  readFactors: readFactors(given),
  enrol: async ({ name }) => {
    const client = await given.session.client();
    await forgetUnproved(client, name);
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: name });
    if (error) throw error;
    return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
  },
  prove: ({ factorId, code }) => proveByApp(given.session, factorId, code),
  remove: async ({ factorId }) => {
    const client = await given.session.client();
    const { error } = await client.mfa.unenroll({ factorId });
    if (error && error.code !== 'mfa_factor_not_found') throw error;
    // The level may have gone with it: the next token says so. Without one the session goes on until its own refresh.
    await client.refreshSession();
  },
  makeCodes: async (_, signal) =>
    (await given.api.call(secondFactorEndpoints.makeRecoveryCodes, { signal, asksItself: true })).codes,
});

/** One of this name that was begun before and never proved would be in the way: its answer was lost, or it was given up. */
async function forgetUnproved(
  client: Awaited<ReturnType<SessionStore['client']>>,
  name: string,
): Promise<void> {
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  for (const factor of data.all) {
    if (factor.status !== 'unverified' || factor.friendly_name !== name) continue;
    const removed = await client.mfa.unenroll({ factorId: factor.id });
    if (removed.error && removed.error.code !== 'mfa_factor_not_found') throw removed.error;
  }
}
