import { balance as balanceTexts } from '@mirror-studio/domain/texts/en/balance';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { WalletIcon } from '../../../icons/index.ts';
import { Tooltip, TooltipTrigger } from '../../../primitives/Tooltip/Tooltip.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as pill from '../BalanceHUD/BalanceHUD.css.ts';

export interface TokenCounterProps extends RootProps<HTMLButtonElement> {
  /** Whole tokens; missing while they are on their way. */
  tokens?: number | null;
  /** Opens the token wallet. */
  onPress: () => void;
}

/** The token balance in the header; a press opens the wallet (§2). */
export function TokenCounter({ tokens, onPress, ...rest }: TokenCounterProps) {
  const t = useTexts('balance', balanceTexts);
  const w = useTexts('wallet', wallet);
  const number = new Intl.NumberFormat(useTextLocale());
  const isKnown = tokens !== undefined && tokens !== null;
  return (
    <TooltipTrigger>
      <AriaButton {...rootProps(rest, pill.hud)} onPress={onPress}>
        <span className={pill.spoken}>
          {t('openWallet')}: {isKnown ? w('tokens', { count: tokens }) : t('loadingShort')}
        </span>
        <span aria-hidden className={isKnown ? pill.coins : pill.waiting}>
          {isKnown && <WalletIcon size={18} />}
          {isKnown ? number.format(tokens) : t('loadingShort')}
        </span>
      </AriaButton>
      <Tooltip>{t('tokens')}</Tooltip>
    </TooltipTrigger>
  );
}
