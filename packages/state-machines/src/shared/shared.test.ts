import { magicLinkCooldownMs } from '@mirror-studio/domain/auth';
import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { ApiError, networkError, offlineError } from '@mirror-studio/domain/errors';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { settled } from '../testing/held.ts';
import { missing, promised, refusable } from './effects.ts';
import { isRateLimit, isRefusal, rateLimitMs, timedOut, toFailure } from './failure.ts';
import { endOf } from './listening.ts';
import { notice, serverWords, textRef } from './notice.ts';
import { secondsUntil, waitFrom } from './time.ts';
import {
  countedDown,
  endedWait,
  mustWait,
  resumedWait,
  type Waiting,
  waitAfterLimit,
  waitAfterSent,
} from './waiting.ts';

const failure = (status: number, code: string, message = '') => ({ status, code, message });

describe('a failure', () => {
  it.each([
    [new ApiError(failure(402, 'COINS_INSUFFICIENT', 'No')), failure(402, 'COINS_INSUFFICIENT', 'No')],
    [new Error('Storage is blocked'), failure(0, 'NETWORK_ERROR', 'Storage is blocked')],
    [failure(500, ''), failure(500, 'UNKNOWN_ERROR')],
    [failure(0, ''), timedOut],
    [{ status: -1, code: 7, message: 7 }, failure(0, 'NETWORK_ERROR')],
    [{ status: '500' }, timedOut],
    [null, timedOut],
    [undefined, timedOut],
    ['no', timedOut],
  ])('is read from %o', (thrown, expected) => expect(toFailure(thrown)).toEqual(expected));

  it.each([
    [failure(400, 'INPUT_INVALID'), true],
    [failure(503, 'PROVIDER_DOWN'), true],
    [failure(399, 'INPUT_INVALID'), false],
    [failure(400, 'UNKNOWN_ERROR'), true],
    [failure(499, 'UNKNOWN_ERROR'), true],
    [failure(408, 'UNKNOWN_ERROR'), false],
    [failure(500, 'UNKNOWN_ERROR'), false],
    [failure(399, 'UNKNOWN_ERROR'), false],
    [failure(500, 'SERVER_ERROR'), false],
    [failure(504, 'PROVIDER_TIMEOUT'), false],
    [failure(502, 'NETWORK_ERROR'), false],
    [networkError(), false],
    [offlineError(), true],
  ])('%o is a clear no: %s', (thrown, expected) => expect(isRefusal(thrown)).toBe(expected));

  it.each([
    [failure(429, 'UNKNOWN_ERROR'), true],
    [failure(0, 'over_email_send_rate_limit'), true],
    [failure(0, 'RATE_LIMITED'), true],
    [failure(428, 'INPUT_INVALID'), false],
  ])('%o is a rate limit: %s', (thrown, expected) => expect(isRateLimit(thrown)).toBe(expected));

  it.each([
    ['You can only request this after 27 seconds.', 27_000],
    ['Wait 1 second', 1_000],
    ['Wait 5SECONDS', 5_000],
    ['Wait 2  seconds', 2_000],
    ['Too many requests', magicLinkLimits.cooldownMs],
  ])('%j means a wait of %i ms', (message, expected) =>
    expect(rateLimitMs(failure(429, 'RATE_LIMITED', message))).toBe(expected),
  );
});

describe('an effect', () => {
  const run = async (logic: ReturnType<typeof promised<number, number>>) => {
    const heard: unknown[] = [];
    const actor = createActor(logic, { input: 2 });
    actor.subscribe({
      next: ({ status, output }) => status === 'done' && heard.push(output),
      error: (error) => heard.push(String(error)),
    });
    actor.start();
    await settled();
    return { actor, heard };
  };

  it('answers, or rejects with what it throws at once', async () => {
    expect((await run(promised(async (input) => input * 2))).heard).toEqual([4]);
    const throws = promised<number, number>(() => {
      throw new Error('No');
    });
    expect((await run(throws)).heard).toEqual(['Error: No']);
  });

  it('is told when it is not wanted any more', async () => {
    let isAborted = () => false;
    const { actor } = await run(
      promised((_, signal) => {
        isAborted = () => signal.aborted;
        return new Promise<number>(() => {});
      }),
    );
    expect(isAborted()).toBe(false);
    actor.stop();
    expect(isAborted()).toBe(true);
  });

  it('says its name when it was not provided', async () => {
    expect((await run(missing('sendLink'))).heard).toEqual(['Error: The actor "sendLink" was not provided.']);
  });

  it('takes back an answer that comes after it was stopped, and no other', async () => {
    const takeBack = vi.fn(async () => {});
    const effect = refusable(async (input: number) => input * 2, takeBack);
    const controller = new AbortController();
    expect(await effect(1, controller.signal)).toBe(2);
    expect(takeBack).not.toHaveBeenCalled();
    expect(await effect(2, { aborted: true })).toBe(4);
    expect(takeBack).toHaveBeenCalledExactlyOnceWith(4);
  });

  it('is no longer listened to when listening has ended', () => {
    const unsubscribe = vi.fn();
    const end = endOf({ unsubscribe });
    expect(unsubscribe).not.toHaveBeenCalled();
    end();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});

describe('a notice', () => {
  const fallback = textRef('toasts', 'exchangeFailed');
  const translated = textRef('errors', 'code_COINS_INSUFFICIENT');

  it.each([
    ['nothing', null, fallback],
    ['no answer', timedOut, fallback],
    ['a code that has no words', failure(500, 'boom', 'Stack trace'), fallback],
    ['a code alone', failure(402, 'COINS_INSUFFICIENT'), fallback],
    [
      'words of the server',
      failure(402, 'COINS_INSUFFICIENT', '7 more, please'),
      { literal: '7 more, please', translated },
    ],
    [
      'words that the catalogue has',
      toFailure(new ApiError(failure(402, 'COINS_INSUFFICIENT', "You don't have enough coins"))),
      translated,
    ],
  ])('says of %s what fits best', (_, given, expected) =>
    expect(serverWords(given, fallback)).toEqual(expected),
  );

  it('has a description when there is one', () => {
    const title = textRef('exchange', 'title');
    expect(notice('info', title)).toStrictEqual({ type: 'notice.raised', notice: { tone: 'info', title } });
    expect(notice('error', title, fallback)).toEqual({
      type: 'notice.raised',
      notice: { tone: 'error', title, description: fallback },
    });
    expect(notice('info', title, undefined, 'balance').notice).toStrictEqual({
      tone: 'info',
      title,
      announces: 'balance',
    });
  });
});

describe('a wait between two mails', () => {
  const known = (waits: Waiting['waits'] = {}): Waiting => ({
    now: () => 10_000,
    email: ' Iris@Example.com ',
    waits,
    waitUntilMs: 12_500,
    secondsLeft: 0,
  });
  const iris = (untilMs: number, because: 'sent' | 'rateLimited' = 'sent') =>
    known({ 'iris@example.com': { untilMs, because }, 'omar@example.com': { untilMs: 1, because: 'sent' } });

  it('is counted in whole seconds, upwards, and never below none', () => {
    expect([1, 1_000, 1_001, 0, -5_000].map((ms) => secondsUntil(10_000 + ms, 10_000))).toEqual([
      1, 1, 2, 0, 0,
    ]);
    expect(waitFrom(10_000, 1_500)).toEqual({ waitUntilMs: 11_500, secondsLeft: 2 });
    expect(countedDown(known())).toEqual({ secondsLeft: 3 });
  });

  it.each([
    [known(), false],
    [iris(10_001), true],
    [iris(10_000), false],
    [iris(10_001, 'rateLimited'), false],
  ])('holds for the same address and reason until it is over', (waiting, expected) =>
    expect(mustWait(waiting, 'sent')).toBe(expected),
  );

  it('begins when a mail was sent, or as long as the server asks for', () => {
    expect(waitAfterSent(iris(1))).toEqual({
      waits: {
        'iris@example.com': { untilMs: 10_000 + magicLinkCooldownMs, because: 'sent' },
        'omar@example.com': { untilMs: 1, because: 'sent' },
      },
      waitUntilMs: 10_000 + magicLinkCooldownMs,
      secondsLeft: magicLinkCooldownMs / 1_000,
    });
    const limited = waitAfterLimit(known(), failure(429, 'RATE_LIMITED', 'after 7 seconds'));
    expect(limited).toEqual({
      waits: { 'iris@example.com': { untilMs: 17_000, because: 'rateLimited' } },
      waitUntilMs: 17_000,
      secondsLeft: 7,
    });
  });

  it('goes on for an address that is typed again, and ends for it alone', () => {
    expect(resumedWait(iris(12_500))).toEqual({ waitUntilMs: 12_500, secondsLeft: 3 });
    expect(resumedWait(iris(9_000))).toEqual({ waitUntilMs: 10_000, secondsLeft: 0 });
    expect(resumedWait(known())).toEqual({ waitUntilMs: 10_000, secondsLeft: 0 });
    expect(endedWait(iris(10_000))).toEqual({
      waits: { 'omar@example.com': { untilMs: 1, because: 'sent' } },
    });
  });
});
