import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** This machine's own names: a page from elsewhere that resolves to it does not carry one of them as its host. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const ownAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What a proxy adds: the connection is then its own, and says nothing of who asks. */
const forwardedHeader =
  /^(forwarded|via|cdn-loop|x-forwarded.*|x-original-.*|x-envoy-.*|x-vercel-.*|x-azure-.*|x-appengine-.*|(.*-)?(client|real|user|connecting)-?ip)$/;

/** Says whether a request comes from a browser on this machine, and by no proxy. */
export function fromHere(c: Context): boolean {
  if (Object.keys(c.req.header()).some((name) => forwardedHeader.test(name))) return false;
  const { remote } = getConnInfo(c);
  return ownAddresses.has(remote.address ?? '') && ownNames.test(c.req.header('host') ?? '');
}
