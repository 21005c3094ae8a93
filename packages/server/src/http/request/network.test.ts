import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig, StartError } from '../../config/index.ts';
import { clientAddress, networkOf, shortenedNetwork } from './network.ts';

/** The address that counts of a request from a connection, with what proxies wrote and whom the server trusts. */
async function seen(trust: string, socket: string, forwarded?: string): Promise<string> {
  const { trustProxy } = readConfig({ NODE_ENV: 'test', TRUST_PROXY: trust });
  const app = new Hono();
  app.get('/', (c) => c.text(clientAddress(c, trustProxy)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const bindings = { incoming: { socket: { remoteAddress: socket } } };
  return (await app.request('/', { headers }, bindings)).text();
}

test.each([
  ['', '198.51.100.7', undefined, '198.51.100.7'],
  ['', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  ['', '::ffff:198.51.100.7', undefined, '198.51.100.7'],
  ['1', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['1', '10.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['2', '10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['1', '10.0.0.1', undefined, '10.0.0.1'],
  ['1', '10.0.0.1', 'nonsense', '10.0.0.1'],
  ['1', '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['1', '10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['10.0.0.0/8', '10.0.0.1', '1.2.3.4, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
  ['10.0.0.0/8', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  ['10.0.0.0/8, ::1', '::1', '203.0.113.9', '203.0.113.9'],
])('with TRUST_PROXY=%j a request of %s with %j is of %s', async (trust, socket, forwarded, address) => {
  expect(await seen(trust, socket, forwarded)).toBe(address);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
])('the address %s counts for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['127.0.0.1', null],
  ['::1', null],
  ['0.0.0.0', null],
])('of the address %s is kept and told %s', (address, network) => {
  expect(shortenedNetwork(address)).toBe(network);
});

test.each(['none', '0', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '999.0.0.1', '1,2'])(
  'TRUST_PROXY=%s is refused at the start',
  (given) => {
    expect(() => readConfig({ NODE_ENV: 'test', TRUST_PROXY: given })).toThrow(StartError);
  },
);

test.each(['0', '-1', '1.5', 'many'])('NETWORK_LIMIT_FACTOR=%s is refused at the start', (given) => {
  expect(() => readConfig({ NODE_ENV: 'test', NETWORK_LIMIT_FACTOR: given })).toThrow(StartError);
});
