import { isIP } from 'node:net';
import { StartError } from './start-error.ts';

/** How many proxies stand before the server, or their networks as `10.0.0.0/8`; null for none. */
export type TrustProxy =
  | { readonly hops: number; readonly networks: null }
  | { readonly hops: null; readonly networks: readonly string[] }
  | null;

/** Reads TRUST_PROXY. Throws StartError when it is neither a number of proxies nor a list of networks. */
export function readTrustProxy(given: string | undefined): TrustProxy {
  if (given === undefined) return null;
  if (/^[1-9]\d?$/.test(given)) return { hops: Number(given), networks: null };
  const networks = given.split(',').map((part) => part.trim());
  const isNetwork = (network: string) => {
    const [base = '', bits, ...rest] = network.split('/');
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(base)] ?? -1;
    return (
      most > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
    );
  };
  if (networks.every(isNetwork)) return { hops: null, networks };
  throw new StartError(
    'TRUST_PROXY must be the number of proxies before the server, or their networks, as in 10.0.0.0/8,::1.',
  );
}
