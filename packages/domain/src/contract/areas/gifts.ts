import * as v from 'valibot';
import { giftLimits } from '../../constants/gifts.ts';
import { giftBoxes, giftStates } from '../../gifts/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import {
  count,
  done,
  identifier,
  moment,
  nextCursor,
  pageQuery,
  sampleMoment,
  text,
  whole,
} from '../wire.ts';
import { balance } from './wallet.ts';

/** Coins that somebody gave, as the giver or whoever got them sees it. */
export const gift = named(
  'Gift',
  v.object({
    id: text,
    box: v.picklist(giftBoxes),
    coins: count,
    /** Text of whoever gave it, empty for none. */
    words: text,
    /** The other of the two; null where they have left, and where nothing is known but the address. */
    person: v.nullable(v.object({ name: text, handle: v.nullable(text) })),
    /** To which address it was sent; for the giver alone, and null for a gift by handle. */
    address: v.nullable(text),
    /** A gift by address stays `waiting` for its giver until its days are over: so nobody learns by it who is a member. */
    state: v.picklist(giftStates),
    createdAt: moment,
    /** When it comes back unless somebody gets it; null where it was got, or came back. */
    endsAt: v.nullable(moment),
    returnedAt: v.nullable(moment),
    thankedAt: v.nullable(moment),
    /** What moved the coins of this person last, for the receipt of the ledger. */
    transferId: v.nullable(text),
  }),
);
export type Gift = v.InferOutput<typeof gift>;
export const sampleGift: Gift = {
  id: '7b0b4a55-8a3c-4b7a-8f6f-0d117c0e3a52',
  box: 'sent',
  coins: 40,
  words: 'For the salt flats',
  person: { name: 'Mara Halcyon', handle: 'mara-halcyon' },
  address: null,
  state: 'received',
  createdAt: sampleMoment,
  endsAt: null,
  returnedAt: null,
  thankedAt: null,
  transferId: 'x1',
};

export const giftNewsKinds = ['received', 'thanked', 'returned'] as const;
const giftNews = v.object({ kind: v.picklist(giftNewsKinds), gift });
export type GiftNews = v.InferOutput<typeof giftNews>;

export const giftsEndpoints = {
  gifts: endpoint({
    method: 'GET',
    path: '/api/gifts',
    query: v.object({ ...pageQuery.entries, box: v.picklist(giftBoxes) }),
    response: v.object({ gifts: v.array(gift), nextCursor }),
    docs: {
      summary: 'The gifts that the user gave or got, the last first, a page at a time.',
      sample: { response: { gifts: [sampleGift], nextCursor: null } },
    },
  }),
  gift: endpoint({
    method: 'GET',
    path: '/api/gifts/{id}',
    response: v.object({ gift }),
    docs: {
      summary: 'A gift that the user gave or got: the one receipt of both.',
      errors: ['NOT_FOUND'],
      sample: { response: { gift: sampleGift } },
    },
  }),
  giftAllowance: endpoint({
    method: 'GET',
    path: '/api/gift-allowance',
    response: v.object({
      giftsLeft: count,
      coinsLeft: count,
      /** Coins of these for which the second factor need not be proved again. */
      coinsUnproved: count,
      dayEndsAt: moment,
    }),
    docs: {
      summary: 'What the user can still give today.',
      sample: {
        response: { giftsLeft: 10, coinsLeft: 500, coinsUnproved: 100, dayEndsAt: sampleMoment },
      },
    },
  }),
  giveCoins: endpoint({
    method: 'POST',
    path: '/api/gifts',
    idempotencyKey: 'required',
    request: v.object({
      to: textAtMost(giftLimits.toCharacters),
      coins: whole,
      words: v.optional(textAtMost(giftLimits.wordsCharacters * 4)),
    }),
    response: v.object({ gift, balance }),
    success: 201,
    docs: {
      summary:
        'Gives coins to the member who has a handle, or to whoever has an address. For an address they are held until somebody has them who has proved it, and come back after some days; the answer does not depend on whether there is an account. Above a limit of a day the second factor must have been proved lately.',
      errors: ['COINS_INSUFFICIENT', 'RATE_LIMITED', 'NOT_FOUND', 'insufficient_aal'],
      sample: {
        request: { to: '@mara-halcyon', coins: 40 },
        response: { gift: sampleGift, balance: { coins: 780, credits: 128 } },
      },
    },
  }),
  thankForGift: endpoint({
    method: 'POST',
    path: '/api/gifts/{id}/thanks',
    response: v.object({ gift }),
    docs: {
      summary: 'Thanks for a gift that the user got, once.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: { gift: { ...sampleGift, box: 'received', thankedAt: sampleMoment } } },
    },
  }),
  giftNews: endpoint({
    method: 'GET',
    path: '/api/gift-news',
    response: v.object({ news: v.array(giftNews) }),
    docs: {
      summary: 'What happened to gifts of the user that they have not been told yet, the oldest first.',
      sample: { response: { news: [{ kind: 'received', gift: sampleGift }] } },
    },
  }),
  giftNewsTold: endpoint({
    method: 'POST',
    path: '/api/gift-news',
    request: v.object({ ids: v.pipe(v.array(identifier), v.maxLength(giftLimits.news)) }),
    response: done,
    docs: {
      summary: 'Notes that the user was told of these gifts.',
      sample: { request: { ids: [sampleGift.id] }, response: { ok: true } },
    },
  }),
};
