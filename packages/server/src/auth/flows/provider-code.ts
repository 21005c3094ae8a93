import type { Queryable } from '../../database/index.ts';
import type { RequestSource } from '../source.ts';
import { endProviderFlow, type ProviderFlow } from '../store/provider-flows.ts';
import { link, signInBy } from './identities.ts';
import type { Tell } from './news.ts';
import { linkingOf } from './provider-trip.ts';
import { continueSession, startSession, type WithKeys } from './session.ts';

/**
 * Does what a third party's word was asked for, inside a transaction that has locked its flow: signs in, or links it and goes on with
 * the session that asked. Returns the token response. Throws AuthHttpError.
 */
export async function finishTrip(
  services: WithKeys,
  tx: Queryable,
  tell: Tell,
  flow: ProviderFlow,
  source: RequestSource,
) {
  const { said } = flow;
  if (said === null) throw new Error('A flow with a code has nothing that was said.');
  await endProviderFlow(tx, flow.id, 'used');
  const change = { config: services.config, tx, tell, source, now: services.clock.now() };
  const linking = linkingOf(flow);
  if (linking) {
    await link(change, said, linking);
    return continueSession(services, tx, linking.sessionId);
  }
  const userId = await signInBy(change, said);
  return startSession(services, tx, { userId, method: 'oauth', source }, tell);
}
