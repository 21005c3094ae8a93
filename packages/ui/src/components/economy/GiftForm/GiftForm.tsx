import { giftDayLimits, giftLimits } from '@mirror-studio/domain/constants/gifts';
import type { Gift } from '@mirror-studio/domain/contract';
import {
  checkGiftAmount,
  type GiftAllowance,
  isGiftWordsLong,
  readGiftRecipient,
} from '@mirror-studio/domain/gifts';
import { formatDeadline } from '@mirror-studio/domain/texts';
import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import { type FormEvent, useId, useState } from 'react';
import { useIsOnServer } from '../../../controlled/useIsOnServer.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CoinIcon, GiftIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { useGiftPerson } from '../gift-person.ts';
import * as styles from './GiftForm.css.ts';

/** A gift as it is typed. */
export interface GiftDraft {
  /** A handle or an address. */
  readonly to: string;
  readonly coins: string;
  readonly words: string;
}

export interface GiftFormProps extends RootProps {
  /** Whole coins on the balance; left out while they are not known. */
  availableCoins?: number;
  /** What can still be given today, and when the next day begins; left out while it is not known. */
  allowance?: GiftAllowance & { readonly dayEndsAt: string };
  /** What is typed at first. Default nothing. */
  defaultDraft?: GiftDraft;
  /** Called with what is typed, at each key. */
  onDraftChange?: (draft: GiftDraft) => void;
  /** Called with a gift that breaks no rule: whole coins, and the rest as typed. */
  onGive: (gift: { readonly to: string; readonly coins: number; readonly words: string }) => void;
  /** It is on its way. Default false. */
  isPending?: boolean;
  /** What the server says is wrong with a field, in words. */
  problems?: { readonly [Field in keyof GiftDraft]?: string | undefined };
  /** Why it was not given, or why that is not known, in words. */
  failure?: string;
  /** What was given last. */
  given?: Gift;
}

const empty: GiftDraft = { to: '', coins: '', words: '' };
const none = {};

/** Gives coins to a member, or to an address: what is wrong is said beside its field, and nothing that was typed is lost. */
export function GiftForm({
  availableCoins,
  allowance,
  defaultDraft = empty,
  onDraftChange,
  onGive,
  isPending = false,
  problems = none,
  failure,
  given,
  ...rest
}: GiftFormProps) {
  const t = useTexts('gifts', texts);
  const locale = useTextLocale();
  const deadline = useDeadline();
  const id = useId();
  const [draft, setDraft] = useState(defaultDraft);
  const [isTried, setTried] = useState(false);
  /** The server has judged what was typed then. */
  const [judged, setJudged] = useState<GiftDraft>(defaultDraft);
  const change = (part: Partial<GiftDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onDraftChange?.(next);
  };
  const unlimited = { giftsLeft: giftDayLimits.gifts, coinsLeft: giftDayLimits.coins };
  const amount = checkGiftAmount(
    draft.coins,
    availableCoins ?? Number.MAX_SAFE_INTEGER,
    allowance ?? unlimited,
    locale,
  );
  const isWordsLong = isGiftWordsLong(draft.words);
  const recipient = readGiftRecipient(draft.to);
  const own = {
    to: recipient ? undefined : t(draft.to.trim() === '' ? 'toMissing' : 'toUnreadable'),
    coins: amount.ok ? undefined : t(amount.problem),
    words: isWordsLong ? t('wordsLong', { most: giftLimits.wordsCharacters }) : undefined,
  };
  /** What the form itself sees comes first; what the server said stands until the field is another. */
  const messageOf = (field: keyof GiftDraft) =>
    (isTried ? own[field] : undefined) ?? (draft[field] === judged[field] ? problems[field] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    const wrong = (['to', 'coins', 'words'] as const).find((field) => own[field] !== undefined);
    if (wrong !== undefined || !amount.ok) {
      document.getElementById(`${id}-${wrong ?? 'coins'}`)?.focus();
      return;
    }
    setJudged(draft);
    onGive({ to: draft.to, coins: amount.coins, words: draft.words });
  };
  return (
    <Card padding="large" elementType="section" aria-labelledby={id} {...rootProps(rest, styles.root)}>
      <div>
        <h2 id={id} className={styles.title}>
          {t('formTitle')}
        </h2>
        <Status>{given && <Given gift={given} />}</Status>
      </div>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          id={`${id}-to`}
          label={t('to')}
          description={t('toHint')}
          value={draft.to}
          onChange={(to) => change({ to })}
          errorMessage={messageOf('to')}
          isReadOnly={isPending}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
        />
        <TextField
          id={`${id}-coins`}
          label={t('amount')}
          {...(availableCoins !== undefined && { aside: t('available', { count: availableCoins }) })}
          value={draft.coins}
          onChange={(coins) => change({ coins })}
          errorMessage={messageOf('coins')}
          isReadOnly={isPending}
          inputMode="numeric"
          autoComplete="off"
          prefix={<CoinIcon size={18} />}
        />
        <TextArea
          id={`${id}-words`}
          label={t('words')}
          description={t('wordsHint', { most: giftLimits.wordsCharacters })}
          rows={2}
          limit={giftLimits.wordsCharacters}
          value={draft.words}
          onChange={(words) => change({ words })}
          errorMessage={messageOf('words')}
          isReadOnly={isPending}
        />
        {allowance && (
          <div className={styles.today}>
            <p className={styles.left}>
              {t('today')}{' '}
              <strong>
                {t('coins', { count: allowance.coinsLeft })} {t('inGifts', { count: allowance.giftsLeft })}
              </strong>
            </p>
            <div>{t('dayEnds', { when: deadline(allowance.dayEndsAt) })}</div>
          </div>
        )}
        {failure !== undefined && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        <Button
          type="submit"
          variant="value"
          isFullWidth
          isPending={isPending}
          pendingLabel={t('giving')}
          icon={<GiftIcon size={18} />}
        >
          {amount.ok ? t('give', { count: amount.coins }) : t('giveEmpty')}
        </Button>
        <div className={styles.notes}>
          <div>{t('heldNote', { count: giftLimits.heldDays })}</div>
          <div>{t('factorNote', { count: giftDayLimits.secondFactorAboveCoins })}</div>
        </div>
      </form>
    </Card>
  );
}

/** Until when something is, to the minute. A server does not know the zone of whoever reads. */
function useDeadline() {
  const locale = useTextLocale();
  const zone = useIsOnServer() ? 'UTC' : undefined;
  return (at: string) => formatDeadline(Date.parse(at), locale, zone);
}

/** What was given, and where the coins are now. */
function Given({ gift }: { gift: Gift }) {
  const t = useTexts('gifts', texts);
  const deadline = useDeadline();
  const personOf = useGiftPerson();
  const { address, endsAt } = gift;
  return (
    <Banner tone="success" className={styles.given} title={t('given', { count: gift.coins })}>
      <span className={styles.said}>
        {address === null || endsAt === null
          ? t('givenToMember', { person: personOf(gift) })
          : t('givenToAddress', { address, date: deadline(endsAt) })}
      </span>
    </Banner>
  );
}
