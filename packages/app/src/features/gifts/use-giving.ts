import { errorAnswer, type Gift, giftsEndpoints } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { isRefusal, toFailure } from '@mirror-studio/state-machines/shared';
import type { GiftFormProps } from '@mirror-studio/ui/GiftForm';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useBalanceOutdated } from '../../api/balance.ts';
import { giftsKey } from '../../api/gifts.ts';
import { useServices, useUser } from '../../providers/services.tsx';

type Giving = Parameters<GiftFormProps['onGive']>[0];
type Field = keyof NonNullable<GiftFormProps['problems']>;
const fields: readonly string[] = ['to', 'coins', 'words'] satisfies Field[];

/** Gives coins. What had no answer is asked for under the same key, so that it moves once. */
export function useGiving() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const balanceOutdated = useBalanceOutdated();
  const e = useTexts('errors', errors);
  const inWords = useFailureWords();
  const intent = useRef<{ readonly of: string; readonly key: string } | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const [problems, setProblems] = useState<NonNullable<GiftFormProps['problems']>>({});
  const [given, setGiven] = useState<Gift | undefined>();
  /** How many were given from here: each begins with an empty form. */
  const [count, setCount] = useState(0);

  function refuse(error: unknown) {
    const words = inWords(toFailure(error));
    const answer = v.safeParse(errorAnswer, error instanceof ApiError ? error.body : null);
    const field = answer.success ? answer.output.error.field : undefined;
    if (field !== undefined && fields.includes(field)) setProblems({ [field]: words });
    else setFailure(words);
  }

  async function give(body: Giving) {
    const of = JSON.stringify(body);
    const key = intent.current?.of === of ? intent.current.key : crypto.randomUUID();
    intent.current = { of, key };
    setPending(true);
    setFailure(undefined);
    setProblems({});
    setGiven(undefined);
    try {
      const { gift } = await api.call(giftsEndpoints.giveCoins, { body, idempotencyKey: key });
      intent.current = null;
      setGiven(gift);
      setCount((before) => before + 1);
    } catch (error) {
      if (isRefusal(error)) {
        intent.current = null;
        refuse(error);
      } else setFailure(inWords(toFailure(error), e('outcomeUnknown')));
    }
    balanceOutdated();
    void queries.invalidateQueries({ queryKey: giftsKey(userId) });
    setPending(false);
  }
  return { give: (body: Giving) => void give(body), isPending, failure, problems, given, count };
}
