import type { PurchasingMode } from '@mirror-studio/domain/economy';
import * as v from 'valibot';
import { StartError } from './start-error.ts';
import { text, web } from './variables.ts';

/** The payment provider: its hosted checkout, and the key of what it says by itself. */
export interface PaymentConfig {
  readonly provider: 'stripe';
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Null: the provider's own address. */
  readonly apiBase: string | null;
}

export const paymentVariables = {
  PAYMENT_PROVIDER: v.optional(v.picklist(['stripe'], 'must be stripe')),
  PAYMENT_SECRET_KEY: text,
  PAYMENT_WEBHOOK_SECRET: text,
  PAYMENT_API_BASE: web(),
};
const variables = v.object(paymentVariables);
type Variables = v.InferOutput<typeof variables>;

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/;

/**
 * The payment provider where purchases are live; null where they are not. Throws StartError, naming the variable, for live purchases
 * without all of it, and for an address that a key must not be sent to.
 */
export function readPayments(
  env: Variables,
  purchasing: PurchasingMode,
  production: boolean,
): PaymentConfig | null {
  if (purchasing !== 'live') return null;
  const need = (name: 'PAYMENT_PROVIDER' | 'PAYMENT_SECRET_KEY' | 'PAYMENT_WEBHOOK_SECRET') => {
    const value = env[name];
    if (value === undefined) throw new StartError(`VITE_PURCHASING cannot be live: ${name} must be given.`);
    return value;
  };
  need('PAYMENT_PROVIDER');
  const secretKey = need('PAYMENT_SECRET_KEY');
  const webhookSecret = need('PAYMENT_WEBHOOK_SECRET');
  const base = env.PAYMENT_API_BASE;
  if (base !== undefined && !base.startsWith('https://') && (production || !loopback.test(base))) {
    throw new StartError('PAYMENT_API_BASE must be an address that starts with https://.');
  }
  return { provider: 'stripe', secretKey, webhookSecret, apiBase: base?.replace(/\/+$/, '') ?? null };
}
