import { type CallName, type CallRequest, readRequest } from '@mirror-studio/domain/contract';
import type { Context } from 'hono';
import { Refusal } from './refusal.ts';

/** The JSON of a request; no body at all reads as undefined. Throws Refusal INPUT_INVALID when it is not JSON. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('INPUT_INVALID', 'The body is not JSON.', 400);
  }
}

/**
 * The body of a call, read with the contract.
 * Throws Refusal when it is not JSON and ContractError, sent as INPUT_INVALID, when a field is missing or wrong.
 */
export async function readCall<Name extends CallName>(c: Context, name: Name): Promise<CallRequest<Name>> {
  return readRequest(name, await readJson(c));
}
