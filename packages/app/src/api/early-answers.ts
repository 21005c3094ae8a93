import { requestLimits } from '@mirror-studio/domain/constants/requests';

/** What was asked for with a token before the app was there. */
export interface EarlyAnswer {
  readonly url: string;
  readonly token: string;
  /** In ms since 1970. */
  readonly askedAt: number;
  readonly answer: Promise<Response>;
}

declare global {
  /** Left by the script in the head (`scripts/head-script.ts`). */
  var earlyAnswers: readonly EarlyAnswer[] | undefined;
}

/**
 * Answers to what every page of a member asks first, asked for while the app is still being fetched. Each is given out once,
 * to a request for the same address with the same token, as long as such a request may take.
 */
export class EarlyAnswers {
  readonly #answers: Map<string, EarlyAnswer>;

  constructor(answers: readonly EarlyAnswer[] = globalThis.earlyAnswers ?? []) {
    this.#answers = new Map(answers.map((answer) => [answer.url, answer]));
  }

  /** Takes the address and the token of a request. Returns undefined where it was not asked for, or is no answer to it. */
  take(url: string, token: string | null): EarlyAnswer | undefined {
    const early = this.#answers.get(url);
    this.#answers.delete(url);
    if (early?.token !== token || early === undefined) return undefined;
    return Date.now() - early.askedAt < requestLimits.answerMs ? early : undefined;
  }
}
