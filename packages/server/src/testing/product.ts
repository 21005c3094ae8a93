import { Hono } from 'hono';
import { openProduct, type Product } from '../composition/product.ts';
import { answerError } from '../http/answer/errors.ts';
import type { AppEnv, Services } from '../http/index.ts';
import { signedIn } from '../http/request/guard.ts';
import type { testUser } from './services.ts';

type Options = NonNullable<Parameters<typeof openProduct>[1]>;

/** The product's routes without a server around them. Takes the services and what a test replaces of the product. */
export async function testProduct(services: Services, options: Options = {}) {
  const product: Product = await openProduct(services, options);
  const app = new Hono<AppEnv>();
  app.onError((error, c) => answerError(error, c, services.log));
  app.use(
    '/api/*',
    signedIn(services, product.endpoints, (user) => product.welcome(user)),
  );
  for (const routes of product.routes) app.route('/', routes);
  return {
    product,
    /** A request as it is: for what is no JSON. */
    fetch: (path: string, init?: RequestInit) => app.request(path, init),
    /** Takes who asks. */
    asks:
      <Body>({ headers }: ReturnType<typeof testUser>) =>
      async (method: 'GET' | 'POST', path: string, body?: object) => {
        const response = await app.request(path, {
          method,
          headers: {
            ...headers,
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        return { status: response.status, body: (await response.json()) as Body };
      },
  };
}
