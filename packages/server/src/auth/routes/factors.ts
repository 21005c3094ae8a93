import { Hono } from 'hono';
import * as v from 'valibot';
import { challenge, enrol, levelNeeded, refuseStepUpDue, unenrol, verifyCode } from '../flows/factors.ts';
import { countChange } from '../flows/limits.ts';
import type { WithKeys } from '../flows/session.ts';
import { validationFailed } from '../http-error.ts';
import { type AuthEnv, bearer } from './bearer.ts';
import { readBody, text } from './input.ts';
import { originOf, sourceOf } from './origin.ts';

const enrolBody = v.object({ friendly_name: text, factor_type: text });
const verifyBody = v.object({ challenge_id: text, code: text });

/** The second factor: enrolled, asked for, proved and removed. */
export function factorRoutes(services: WithKeys) {
  const app = new Hono<AuthEnv>();
  app.use('/factors', bearer(services, { passesStepUpDue: true }));
  app.use('/factors/*', bearer(services, { passesStepUpDue: true }));

  app.post('/factors', async (c) => {
    refuseStepUpDue(c.get('user'), 403, levelNeeded.enrol);
    const { friendly_name: name, factor_type: factorType } = await readBody(c, enrolBody);
    await countChange(services, c.get('user').id, originOf(services, c));
    c.header('Cache-Control', 'no-store');
    return c.json(await enrol(services, c.get('user'), { factorType, name }));
  });

  app.post('/factors/:id/challenge', async (c) => {
    await countChange(services, c.get('user').id, originOf(services, c));
    return c.json(await challenge(services, c.get('user'), c.req.param('id')));
  });

  app.post('/factors/:id/verify', async (c) => {
    const { challenge_id: challengeId, code } = await readBody(c, verifyBody);
    if (!challengeId || !code) throw validationFailed('challenge_id and code are required');
    const given = { factorId: c.req.param('id'), challengeId, code };
    c.header('Cache-Control', 'no-store');
    const [user, sessionId, source] = [c.get('user'), c.get('sessionId'), sourceOf(services, c)];
    return c.json(await verifyCode(services, user, sessionId, given, source, originOf(services, c)));
  });

  app.delete('/factors/:id', async (c) => {
    const [user, sessionId] = [c.get('user'), c.get('sessionId')];
    refuseStepUpDue(user, 422, levelNeeded.unenrol);
    return c.json(await unenrol(services, user, sessionId, c.req.param('id'), sourceOf(services, c)));
  });

  return app;
}
