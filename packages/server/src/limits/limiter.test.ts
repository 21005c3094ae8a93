import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServices } from '../testing/index.ts';
import { rateLimiter, type Use } from './limiter.ts';

let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices({ networkLimitFactor: 1 });
});
afterAll(() => services.close());

const { burst, everyMs } = rateLimits.passwordOfAccount;
const attempt = (account: string = crypto.randomUUID()): Use[] => [
  { limit: 'passwordOfAccount', of: [account] },
];
const take = (uses: readonly Use[], times: number) =>
  Promise.all(Array.from({ length: times }, () => services.limits.take(uses)));
const allowed = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length;

describe('the rate limiter', () => {
  it('lets as many through as there is room for, also of those that ask at once, and says how long to wait', async () => {
    const uses = attempt();
    const waits = await take(uses, burst + 20);
    expect(allowed(waits)).toBe(burst);
    expect(new Set(waits)).toEqual(new Set([0, everyMs]));
    services.clock.advance(everyMs / 4);
    expect(await services.limits.take(uses)).toBe((everyMs * 3) / 4);
    services.clock.advance((everyMs * 3) / 4);
    expect(allowed(await take(uses, 2))).toBe(1);
    services.clock.advance(everyMs * burst);
    expect(allowed(await take(uses, burst + 1))).toBe(burst);
  });

  it('counts each account by itself, and a refused request for none of its limits', async () => {
    const [full, other] = [attempt(), attempt()];
    await take(full, burst);
    expect(await services.limits.take([...full, ...other])).toBe(everyMs);
    expect(allowed(await take(other, burst + 1))).toBe(burst);
  });

  it('asks the database once for any number of limits: others wait for its only connection', async () => {
    const asked: PropertyKey[] = [];
    const db = new Proxy(services.db, {
      get(target, name) {
        asked.push(name);
        return Reflect.get(target, name) as unknown;
      },
    });
    const limits = rateLimiter(db, services.clock, 'test', 1);
    await limits.take(attempt());
    // The first of a minute also clears what says nothing any more.
    asked.length = 0;
    const [full, other] = [attempt(), attempt()];
    expect(await limits.take([...full, ...other])).toBe(0);
    // One statement, and no transaction around several.
    expect(asked).toEqual(['all']);
    await take(full, burst - 1);
    expect(await limits.take([...full, ...other])).toBe(everyMs);
    expect(asked).toEqual(['all', 'all']);
  });

  it('takes back what turned out not to count', async () => {
    const uses = attempt();
    await take(uses, burst + 1);
    await services.limits.giveBack(uses);
    expect(allowed(await take(uses, 2))).toBe(1);
  });

  it('knows what it refused without asking the database, until there is room again', async () => {
    const uses = attempt();
    await take(uses, burst);
    expect(services.limits.knownWait(uses)).toBe(0);
    await take(uses, 1);
    expect(services.limits.knownWait(uses)).toBe(everyMs);
    services.clock.advance(everyMs);
    expect(services.limits.knownWait(uses)).toBe(0);
  });

  it('is shared by the servers of one database', async () => {
    const uses = attempt();
    const other = rateLimiter(services.db, services.clock, 'test', 1);
    await take(uses, burst - 1);
    expect(await other.take(uses)).toBe(0);
    expect(await services.limits.take(uses)).toBe(everyMs);
    expect(await other.take(uses)).toBe(everyMs);
  });

  it('raises the limits of networks by the factor of the configuration, and no other', async () => {
    const raised = rateLimiter(services.db, services.clock, 'raised', 3);
    const takes = async (limit: Use['limit']) => {
      const uses = [{ limit, of: ['192.0.2.7'] }];
      return allowed(await Promise.all(Array.from({ length: 70 }, () => raised.take(uses))));
    };
    expect(await takes('mailFromNetwork')).toBe(rateLimits.mailFromNetwork.burst * 3);
    expect(await takes('mailToAddress')).toBe(1);
  });

  it('holds nobody up for longer than the limit when the clock is set back', async () => {
    const uses = attempt();
    services.clock.advance(86_400_000);
    const ahead = rateLimiter(services.db, services.clock, 'test', 1);
    await Promise.all(Array.from({ length: burst }, () => ahead.take(uses)));
    services.clock.advance(-86_400_000);
    expect(await services.limits.take(uses)).toBe(0);
  });

  it('keeps no address as it is, and no row for longer than it says something', async () => {
    const rows = () =>
      services.db.all(v.object({ key: v.string() }), sql`select key from studio.rate_limits`);
    await services.limits.take(attempt('mara@example.test'));
    expect(JSON.stringify(await rows())).not.toContain('mara');
    services.clock.advance(86_400_000);
    await services.limits.take(attempt());
    expect(await rows()).toHaveLength(1);
  });
});
