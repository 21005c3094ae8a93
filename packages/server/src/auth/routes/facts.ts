import { authProviders } from '@mirror-studio/domain/auth';
import { sessionLimits } from '@mirror-studio/domain/constants/session';
import { Hono } from 'hono';
import { fromHere } from '../../http/request/from-here.ts';
import { hasInbox } from '../../mail/has-inbox.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthHttpError } from '../http-error.ts';
import type { Providers } from '../providers/index.ts';

/** What the service says of itself, and a clear answer to what it does not offer. */
export function factRoutes(services: WithKeys, providers: Providers) {
  const app = new Hono();

  app.get('/.well-known/jwks.json', async (c) => {
    c.header('Cache-Control', `public, max-age=${sessionLimits.keySetCacheMs / 1000}`);
    return c.json(await services.keys.publicKeys());
  });
  app.get('/health', (c) => c.json({ name: 'Mirror Studio auth', description: 'Embedded auth service' }));
  app.get('/settings', (c) =>
    c.json({
      external: {
        email: true,
        phone: services.textSender !== null || services.config.phoneAutoconfirm,
        anonymous_users: services.config.demo,
        ...Object.fromEntries(authProviders.map(({ id }) => [id, providers.has(id)])),
      },
      // Told to a browser on this machine alone, which is who may open it.
      local_inbox: hasInbox(services) && fromHere(c),
      disable_signup: services.config.signUpDisabled,
      mailer_autoconfirm: services.config.autoconfirm,
      phone_autoconfirm: services.config.phoneAutoconfirm,
      sms_provider: (services.textSender && services.config.sms?.provider) ?? '',
      saml_enabled: false,
      passkeys_enabled: false,
    }),
  );

  const refused: ReadonlyArray<readonly [path: string, status: number, code: string, message: string]> = [
    ['/sso', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ];
  for (const [path, status, code, message] of refused) {
    app.all(path, () => {
      throw new AuthHttpError(status, code, message);
    });
  }
  app.all('*', () => {
    throw new AuthHttpError(404, 'not_available', 'This is not available here');
  });
  return app;
}
