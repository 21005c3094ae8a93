import { createHmac } from 'node:crypto';
import { type Answer, sendJson, standIn, unwell } from './stand-in.ts';

export const stripeKeys = {
  secretKey: 'sk_test_on_this_machine',
  webhookSecret: 'whsec_on_this_machine',
} as const;

interface Session {
  readonly id: string;
  readonly order: string;
  readonly cents: number;
  readonly back: { readonly paid: string; readonly left: string };
  readonly payment: string;
  state: 'open' | 'complete' | 'expired';
  refundedCents: number;
}

/**
 * The hosted checkout of Stripe on this machine, in the protocol of its documentation: pages that are opened under a key, a page to
 * pay on, and events with their signature, which a test sends when it likes.
 */
export async function stripeStandIn() {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, string>();
  const set = {
    /** How it answers the API, in place of well. */
    api: null as Answer | null,
    /** Called when a page is asked for, before it is opened, and after. */
    opening: null as (() => void | Promise<void>) | null,
    opened: null as (() => void | Promise<void>) | null,
  };
  let made = 0;

  const find = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw new Error(`There is no page ${id}`);
    return session;
  };
  const chargeOf = ({ payment, cents, refundedCents, order }: Session) => ({
    id: `ch_${payment}`,
    object: 'charge',
    amount: cents,
    amount_refunded: refundedCents,
    refunded: refundedCents >= cents,
    currency: 'usd',
    payment_intent: payment,
    metadata: { order },
  });
  const shown = (session: Session, expands = false) => {
    const isPaid = session.state === 'complete';
    const payment = {
      id: session.payment,
      object: 'payment_intent',
      latest_charge: chargeOf(session),
      metadata: { order: session.order },
    };
    return {
      id: session.id,
      object: 'checkout.session',
      client_reference_id: session.order,
      metadata: { order: session.order },
      mode: 'payment',
      status: session.state,
      payment_status: isPaid ? 'paid' : 'unpaid',
      payment_intent: isPaid ? (expands ? payment : session.payment) : null,
      amount_total: session.cents,
      currency: 'usd',
      url: session.state === 'open' ? `${server.url}/pay/${session.id}` : null,
    };
  };

  function open(form: URLSearchParams, key: string): Session {
    const known = sessions.get(byKey.get(key) ?? '');
    if (known) return known;
    made += 1;
    const session: Session = {
      id: `cs_test_${made}`,
      order: form.get('client_reference_id') ?? '',
      cents: Number(form.get('line_items[0][price_data][unit_amount]')),
      back: { paid: form.get('success_url') ?? '', left: form.get('cancel_url') ?? '' },
      payment: `pi_test_${made}`,
      state: 'open',
      refundedCents: 0,
    };
    sessions.set(session.id, session);
    byKey.set(key, session.id);
    return session;
  }

  const api: Answer = async ({ method, path, headers, text }, reply, url) => {
    if (headers['authorization'] !== `Bearer ${stripeKeys.secretKey}`) {
      return sendJson(reply, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } }, 401);
    }
    const { pathname, searchParams } = new URL(path, url);
    if (method === 'POST' && pathname === '/v1/checkout/sessions') {
      await set.opening?.();
      const session = open(new URLSearchParams(text), String(headers['idempotency-key']));
      await set.opened?.();
      return sendJson(reply, shown(session));
    }
    if (pathname === '/v1/checkout/sessions') {
      const payment = searchParams.get('payment_intent');
      const data = [...sessions.values()].filter((one) => one.payment === payment).map((one) => shown(one));
      return sendJson(reply, { object: 'list', data, has_more: false, url: pathname });
    }
    const session = sessions.get(pathname.split('/').at(-1) ?? '');
    if (session) return sendJson(reply, shown(session, path.includes('expand')));
    return sendJson(reply, { error: { type: 'invalid_request_error', message: 'No such session' } }, 404);
  };

  /** The page on which a person pays, or goes back. */
  const page: Answer = ({ method, path }, reply) => {
    const session = find(path.split('/').at(-1) ?? '');
    if (method === 'POST') {
      session.state = 'complete';
      return void reply.writeHead(303, { Location: session.back.paid }).end();
    }
    reply.writeHead(200, { 'Content-Type': 'text/html' }).end(
      `<!doctype html><html lang="en"><title>Pay</title><main><h1>Pay $${(session.cents / 100).toFixed(2)}</h1>
      <form method="post"><button>Pay</button></form><a href="${session.back.left}">Back</a></main></html>`,
    );
  };

  const server = await standIn((asked, reply, url) => {
    if (asked.path.startsWith('/pay/')) return page(asked, reply, url);
    return (set.api ?? api)(asked, reply, url);
  });

  let events = 0;
  const said = (type: string, object: object) => {
    events += 1;
    return JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object } });
  };
  return {
    ...server,
    set,
    unwell,
    sessions: () => [...sessions.values()],
    /** What a person does on the page, or whoever runs the account in theirs. */
    pay(id: string) {
      find(id).state = 'complete';
    },
    expire(id: string) {
      find(id).state = 'expired';
    },
    refund(id: string, cents: number) {
      find(id).refundedCents += cents;
    },
    /** The events, as text. */
    events: {
      completed: (id: string) => said('checkout.session.completed', shown(find(id))),
      expired: (id: string) => said('checkout.session.expired', shown(find(id))),
      refunded: (id: string) => said('charge.refunded', chargeOf(find(id))),
      disputed: (id: string, status = 'needs_response') =>
        said('charge.dispute.created', { ...disputeOf(find(id)), status }),
      disputeClosed: (id: string, status: 'won' | 'lost') =>
        said('charge.dispute.closed', { ...disputeOf(find(id)), status }),
      other: () => said('customer.created', { id: 'cus_1', object: 'customer' }),
    },
  };
}
export type StripeStandIn = Awaited<ReturnType<typeof stripeStandIn>>;

const disputeOf = ({ payment, cents }: Session) => ({
  id: `dp_${payment}`,
  object: 'dispute',
  amount: cents,
  charge: `ch_${payment}`,
  payment_intent: payment,
  metadata: {},
});

/** Sends an event to a server, signed at a moment with a key; returns the status. */
export async function sendEvent(
  to: string,
  text: string,
  { now, key = stripeKeys.webhookSecret }: { readonly now: Date; readonly key?: string },
): Promise<number> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex');
  const answer = await fetch(`${to}/api/payments/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` },
    body: text,
  });
  await answer.body?.cancel();
  return answer.status;
}

/** The configuration of a server that is paid through a stand-in. */
export const paidThrough = ({ url }: { readonly url: string }) => ({
  purchasing: 'live' as const,
  payments: { provider: 'stripe' as const, ...stripeKeys, apiBase: url },
});
