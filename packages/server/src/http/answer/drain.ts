import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { refusedBodyLimits } from '@mirror-studio/domain/constants/server';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

/**
 * Reads what is left of the body of a request that was refused, and throws it away, before the answer is sent: a
 * client that is still sending would otherwise see a broken connection in place of the answer. More than is reasonable
 * is not read: then the connection ends with the answer.
 */
export function drainRefused() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    if (c.res.status < 400 || incoming === undefined || incoming.complete) return;
    if (!(await drain(incoming as IncomingMessage))) c.res.headers.set('Connection', 'close');
  });
}

/** Returns whether the end of the body came before the limits. */
function drain(incoming: IncomingMessage): Promise<boolean> {
  const { bytes, ms } = refusedBodyLimits;
  if (Number(incoming.headers['content-length'] ?? 0) > bytes) return Promise.resolve(false);
  return new Promise((resolve) => {
    let read = 0;
    const finish = (isRead: boolean) => {
      clearTimeout(timer);
      incoming.off('data', count).off('end', ended).off('close', broken).off('error', broken);
      resolve(isRead);
    };
    const ended = () => finish(true);
    const broken = () => finish(false);
    const count = (chunk: Buffer) => {
      read += chunk.length;
      if (read > bytes) finish(false);
      // Whoever read it before and stopped may have paused it.
      else incoming.resume();
    };
    const timer = setTimeout(broken, ms);
    incoming.on('data', count).on('end', ended).on('close', broken).on('error', broken);
    incoming.resume();
  });
}
