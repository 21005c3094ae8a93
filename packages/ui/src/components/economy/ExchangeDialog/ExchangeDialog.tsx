import { exchangeLimits } from '@mirror-studio/domain/constants/exchange';
import {
  type ExchangeRefusal,
  exchangeRefusalTexts,
  readExchangeAmount,
  stepExchange,
} from '@mirror-studio/domain/economy';
import { common } from '@mirror-studio/domain/texts/en/common';
import { exchange } from '@mirror-studio/domain/texts/en/exchange';
import { useRef } from 'react';
import { Form } from 'react-aria-components/Form';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useLatestCallback } from '../../../controlled/useLatestCallback.ts';
import { useSameElement } from '../../../controlled/useSameElement.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CoinIcon, CreditIcon, MinusIcon, PlusIcon } from '../../../icons/index.ts';
import { isComposing } from '../../../keyboard/composing.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { FocusWhenShown, hasTouchScreen } from '../../../primitives/Overlay/FocusWhenShown.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ExchangeDialog.css.ts';

export interface ExchangeDialogProps extends OverlayProps {
  /** Whole coins on the balance. */
  availableCoins: number;
  /** The amount as typed, whatever it is: nothing that was typed is taken away. The parent holds it. */
  value?: string;
  /** The amount at first, when the parent does not hold it. Default none. */
  defaultValue?: string;
  /** Called with the amount as typed, at each key; without `onStep` also at each step. */
  onValueChange?: (value: string) => void;
  /** By how many coins to step, negative for down. Without it the amount itself changes. */
  onStep?: (coins: number) => void;
  /** The rule to speak of (§5). Leave it out while the amount is untouched. */
  problem?: ExchangeRefusal;
  /** The answer is on its way. Default false. */
  isPending?: boolean;
  /** What the server said when it refused, or why its answer is not known. */
  serverMessage?: string;
  /** The answer got lost: the same question can be asked again, and moves value once. Default false. */
  isOutcomeUnknown?: boolean;
  /** The confirm button, or Enter: also with an amount that breaks a rule, so that the rule can be told. */
  onSubmit: (value: string) => void;
  /** The button for more coins, which is to come (§2). Default true. */
  hasBuyMore?: boolean;
}

const { coinsPerCredit } = exchangeLimits;
const largeStepCoins = 10 * coinsPerCredit;

/** By how many coins the keys of a number field step. Home and End move in the text. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: coinsPerCredit,
  ArrowDown: -coinsPerCredit,
  PageUp: largeStepCoins,
  PageDown: -largeStepCoins,
};

type ExchangeFormProps = Omit<
  ExchangeDialogProps,
  keyof OverlayProps | 'value' | 'defaultValue' | 'onValueChange'
> & {
  value: string;
  onValueChange: (value: string) => void;
};

function ExchangeForm({
  availableCoins,
  value,
  onValueChange,
  onStep,
  problem,
  isPending = false,
  serverMessage,
  isOutcomeUnknown = false,
  onSubmit,
  hasBuyMore = true,
}: ExchangeFormProps) {
  const t = useTexts('exchange', exchange);
  const field = useRef<HTMLInputElement>(null);
  const c = useTexts('common', common);
  const locale = useTextLocale();
  const number = new Intl.NumberFormat(locale);
  const amount = readExchangeAmount(value, availableCoins, locale);
  const coins = amount.coins ?? 0;
  const isValid = amount.refusal === null;
  const step = onStep ?? ((by: number) => onValueChange(stepExchange(value, by, availableCoins, locale)));
  const submit = () => onSubmit(value);
  // No amount can be exchanged: there is no range, nothing to step to, and the reason stands there from the start.
  const isBalanceTooLow = availableCoins < exchangeLimits.minimumCoins;
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        // An amount that breaks a rule was told on the key itself.
        if (!isPending && (isValid || isOutcomeUnknown)) submit();
      }}
    >
      {hasTouchScreen() && <FocusWhenShown field={field} />}
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must start somewhere: here where the amount goes
        autoFocus={!hasTouchScreen()}
        inputRef={field}
        label={t('coins')}
        aside={t('available', { count: availableCoins })}
        className={styles.amount}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('placeholder')}
        value={value}
        onChange={onValueChange}
        onKeyDown={(event) => {
          // A form whose button is disabled does not submit by itself; the rule must be told all the same.
          const by = keySteps[event.key];
          if (isComposing(event)) event.continuePropagation();
          else if (by !== undefined && !isPending) {
            event.preventDefault();
            step(by);
          } else if (event.key === 'Enter' && !isValid && !isPending && !isOutcomeUnknown) submit();
          else event.continuePropagation();
        }}
        inputProps={{
          role: 'spinbutton',
          'aria-valuemin': exchangeLimits.minimumCoins,
          'aria-valuemax': isBalanceTooLow ? undefined : availableCoins,
          'aria-valuenow': amount.coins ?? undefined,
          // What is no amount is read as it stands.
          'aria-valuetext': amount.coins === null ? value || t('placeholder') : number.format(coins),
        }}
        description={
          isBalanceTooLow && problem !== 'belowMinimum'
            ? t(exchangeRefusalTexts.belowMinimum.description)
            : undefined
        }
        errorMessage={problem && t(exchangeRefusalTexts[problem].description)}
        isReadOnly={isPending}
        prefix={<CoinIcon size={22} />}
        suffix={
          <span className={styles.steps}>
            <IconButton
              className={styles.step}
              variant="secondary"
              size="small"
              label={c('decrease')}
              icon={<MinusIcon size={16} />}
              isDisabled={isPending || coins <= exchangeLimits.minimumCoins}
              onPress={() => step(-coinsPerCredit)}
            />
            <IconButton
              className={styles.step}
              variant="secondary"
              size="small"
              label={c('increase')}
              icon={<PlusIcon size={16} />}
              isDisabled={isPending || isBalanceTooLow || coins >= availableCoins}
              onPress={() => step(coinsPerCredit)}
            />
          </span>
        }
      />
      <Status className={styles.receipt}>
        <CreditIcon size={28} />
        <span className={styles.receive}>
          <span className={styles.label}>{t('youReceive')}</span>
          <span className={cx(styles.credits, amount.credits === null && styles.none)}>
            {t('received', { count: amount.credits ?? 0 })}
          </span>
        </span>
        <span className={styles.left}>
          <span className={styles.label}>{t('coinsLeft')}</span>
          <span className={styles.leftFigure}>{number.format(availableCoins - (isValid ? coins : 0))}</span>
        </span>
      </Status>
      {amount.remainderCoins > 0 && (
        <p className={styles.remainder}>{t('remainder', { count: amount.remainderCoins })}</p>
      )}
      {serverMessage && (
        <Banner tone="danger" role="alert">
          {serverMessage}
        </Banner>
      )}
      <div className={styles.buttons}>
        <Button
          // Not the form's submit button: while that is disabled, Enter would be dead and no rule could be told.
          onPress={submit}
          variant="value"
          isFullWidth
          isPending={isPending}
          pendingLabel={t('pending')}
          isDisabled={!isPending && !isOutcomeUnknown && !isValid}
        >
          {isOutcomeUnknown ? c('retry') : isValid ? t('confirm', { count: coins }) : t('confirmEmpty')}
        </Button>
        {hasBuyMore && (
          <Button isFullWidth isDisabled>
            {t('buyMore')}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Exchanges Mirror Coins for Usage Credits (§2 dialog 4, §5). */
export function ExchangeDialog({
  availableCoins,
  value: given,
  defaultValue = '',
  onValueChange,
  onStep,
  problem,
  isPending,
  serverMessage,
  isOutcomeUnknown,
  onSubmit,
  hasBuyMore,
  ...overlay
}: ExchangeDialogProps) {
  const t = useTexts('exchange', exchange);
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const stepBy = useLatestCallback(onStep);
  return (
    <Dialog isPrerendered {...overlay} title={t('title')} description={t('rate')}>
      {useSameElement(
        <ExchangeForm
          {...{ availableCoins, value, problem, isPending, serverMessage, isOutcomeUnknown, hasBuyMore }}
          onValueChange={useLatestCallback(setValue)}
          onStep={onStep && stepBy}
          onSubmit={useLatestCallback(onSubmit)}
        />,
      )}
    </Dialog>
  );
}
