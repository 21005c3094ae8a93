import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { TrustProxy } from '../../config/index.ts';

/** Stands for a request that came by no connection. */
const nowhere = '0.0.0.0';

/**
 * The address of whoever asks: that of the connection, unless it is a proxy that the configuration trusts. Then the
 * last address that such a proxy wrote into X-Forwarded-For: what stands before it, anybody may have written.
 * Takes the request and TRUST_PROXY; returns an IP address.
 */
export function clientAddress(c: Context, trust: TrustProxy): string {
  const socket = socketAddress(c);
  if (trust === null) return socket;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').slice(-maximumHops);
  const chain = [...forwarded.map(toAddress), socket];
  const isTrusted =
    trust.hops === null ? within(trust.networks) : (_: string, hop: number) => hop < trust.hops;
  let found = socket;
  for (const [hop, address] of chain.toReversed().entries()) {
    if (address === null) break;
    found = address;
    if (!isTrusted(address, hop)) break;
  }
  return found;
}

/** More proxies than anybody has in a row. */
const maximumHops = 16;

/** The network that an address counts for: IPv4 by itself, IPv6 by the /64 that one customer has. */
export function networkOf(address: string): string {
  return isIP(address) === 6 ? `${beginningOf(address, 4)}::/64` : address;
}

/**
 * The network that is kept and told of a sign-in: shortened (/24, /48), so that it stands for many people and names none. Null
 * for this machine itself, and where nothing is known.
 */
export function shortenedNetwork(address: string): string | null {
  if (address === nowhere || address === '::1' || address.startsWith('127.')) return null;
  if (isIP(address) === 6) return `${beginningOf(address, 3)}::/48`;
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

/** The first groups of an IPv6 address, written out. */
function beginningOf(address: string, count: number): string {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // A dotted end stands for two groups.
  const width = groups.length + after.length + (address.includes('.') ? 1 : 0);
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(8 - width).fill('0'), ...after];
  return filled
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function socketAddress(c: Context): string {
  // Nothing is bound where a test calls the app without a server.
  const remote = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return toAddress(remote ?? '') ?? nowhere;
}

/** An address as a proxy writes it, with a port or in brackets; null when it is none. */
function toAddress(written: string): string | null {
  const bare = written
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(bare) === 0 ? null : bare;
}

/** Whether an address lies in one of the networks, written as `10.0.0.0/8`. */
function within(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    const family = isIP(base) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(base, family);
    else list.addSubnet(base, Number(bits), family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
