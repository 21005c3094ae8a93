import { addressChangeType, isMailCode, phoneChangeType } from '@mirror-studio/domain/auth';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { fontFaces } from '../../mail/fonts.ts';
import { proveByCall, proveTokenByCall } from '../address/prove.ts';
import {
  codeRefused,
  lookAtLink,
  type OpenedLink,
  type TypedCode,
  useMailCode,
  useOpenedLink,
} from '../flows/open-link.ts';
import { allowedRedirect } from '../flows/redirect.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthHttpError, validationFailed } from '../http-error.ts';
import { usePhoneChange } from '../phone/change.ts';
import { type TypedPhoneCode, usePhone } from '../phone/prove.ts';
import { type AddressPages, addressChangePages } from './address-pages.ts';
import { isByPhone, readBody, requireEmail, requireNumber, text } from './input.ts';
import { originOf, rememberOrigin, sourceOf } from './origin.ts';
import { pageSettings } from './page-settings.ts';
import { verifyPage } from './verify-page.ts';

const verifyBody = v.object({ type: text, token: text, token_hash: text, email: text, phone: text });

/** Opening a link: by address from a message, or by call with what was typed or read from it. */
export function verifyRoutes(services: WithKeys) {
  const app = new Hono();
  const { appDir } = services.config;
  const page = pageSettings(fontFaces(appDir), appDir !== null);
  const addressPages = addressChangePages(services, page);

  app.get('/verify', async (c) => {
    // Programs look at links before people do: looking uses nothing up and confirms nothing.
    if (c.req.method === 'HEAD') return c.body(null, 200);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const token = c.req.query('token') ?? c.req.query('token_hash') ?? '';
    const type = c.req.query('type') ?? '';
    const redirectTo = allowedRedirect(services, c.req.query('redirect_to'));
    if (type === addressChangeType) return addressPages.open(c, token, redirectTo);
    return answerAddress(c, redirectTo, token, async () => {
      const { code, ...link } = await lookAtLink(services, { token, type });
      if (code !== null) return c.redirect(withCode(redirectTo, code), 303);
      const setting = page(c, redirectTo);
      return c.html(verifyPage(link, { token, type, redirect_to: redirectTo.href }, setting));
    });
  });

  app.post('/verify', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) {
      return answerPress(services, c, addressPages);
    }
    const answer = await answerCall(services, c);
    if ('user' in answer) await rememberOrigin(services, answer.user.id, c);
    return c.json(answer);
  });

  return app;
}

/** What a call brings: a session, or that the first of two proofs is taken. */
async function answerCall(services: WithKeys, c: Context) {
  const read = await readOpened(c);
  const source = sourceOf(services, c);
  if ('phone' in read) {
    if (!services.textSender) throw codeRefused();
    const use = read.type === phoneChangeType ? usePhoneChange : usePhone;
    return use(services, read, originOf(services, c), source);
  }
  if (read.type === addressChangeType) {
    return 'code' in read
      ? proveByCall(services, read, originOf(services, c), source)
      : proveTokenByCall(services, read.token, source);
  }
  if ('code' in read) return useMailCode(services, read, originOf(services, c), source);
  return (await useOpenedLink(services, read, source)).session;
}

/** The press on the page that opening a link shows. Leads on with the session in the address, or with what is wrong. */
async function answerPress(services: WithKeys, c: Context, addressPages: AddressPages): Promise<Response> {
  if (!isFromHere(c, services.site.origin)) {
    throw new AuthHttpError(403, 'bad_origin', 'Open the link itself: this form was sent from another page');
  }
  const fields = new URLSearchParams(await c.req.text());
  const token = fields.get('token') ?? '';
  const redirectTo = allowedRedirect(services, fields.get('redirect_to'));
  if (fields.get('type') === addressChangeType) return addressPages.press(c, token, redirectTo);
  return answerAddress(c, redirectTo, token, async () => {
    const opened = { token, type: fields.get('type') ?? '' };
    const used = await useOpenedLink(services, opened, sourceOf(services, c));
    await rememberOrigin(services, used.session.user.id, c);
    return c.redirect(withSession(redirectTo, used), 303);
  });
}

/** A page of another site cannot press for somebody, to sign them in as somebody else. Every browser says where from. */
function isFromHere(c: Context, origin: string): boolean {
  const site = c.req.header('sec-fetch-site');
  const from = c.req.header('origin');
  return (site ?? 'same-origin') === 'same-origin' && (from ?? origin) === origin;
}

/** What a link is refused for is said in the address it leads to. */
async function answerAddress(
  c: Context,
  redirectTo: URL,
  token: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof AuthHttpError)) throw error;
    return c.redirect(withError(redirectTo, error, !token.startsWith('pkce_')), 303);
  }
}

async function readOpened(
  c: Context,
): Promise<OpenedLink | TypedCode | (TypedPhoneCode & { readonly type: string })> {
  const body = await readBody(c, verifyBody);
  if (!body.type) throw validationFailed('Verify requires a verification type');
  if (Boolean(body.token) === Boolean(body.token_hash))
    throw validationFailed('Verify requires either a token or a token hash');
  if (!body.token) {
    if (body.email || body.phone) throw validationFailed('Only the token_hash and type should be provided');
    return { token: body.token_hash ?? '', type: body.type };
  }
  if (Boolean(body.email) === Boolean(body.phone))
    throw validationFailed('Only an email address or phone number should be provided on verify');
  const code = body.token.replace(/\s/g, '');
  if (isByPhone(body)) {
    const phone = requireNumber(body.phone);
    // For a purpose that no code is sent for, what is typed is not it.
    if (!['sms', phoneChangeType].includes(body.type)) throw codeRefused();
    return { phone, token: code, type: body.type };
  }
  const email = requireEmail(body.email);
  if (isMailCode(code)) return { code, type: body.type, email };
  return { token: body.token, type: body.type, email };
}

function withCode(redirectTo: URL, code: string): string {
  const url = new URL(redirectTo);
  url.searchParams.set('code', code);
  return url.href;
}

function withSession(redirectTo: URL, { session, kind }: Awaited<ReturnType<typeof useOpenedLink>>): string {
  const url = new URL(redirectTo);
  url.hash = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type: kind,
  }).toString();
  return url.href;
}

function withError(redirectTo: URL, refusal: AuthHttpError, inHash: boolean): string {
  const url = new URL(redirectTo);
  const params = new URLSearchParams({
    error: 'access_denied',
    error_code: refusal.code,
    error_description: refusal.message,
  });
  if (inHash) url.hash = params.toString();
  else for (const [name, value] of params) url.searchParams.set(name, value);
  return url.href;
}
