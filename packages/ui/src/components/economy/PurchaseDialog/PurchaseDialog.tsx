import {
  type CoinPackage,
  type CoinPackageId,
  coinPackages,
  dollarsFromCents,
  type PurchasingMode,
} from '@mirror-studio/domain/economy';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CoinIcon } from '../../../icons/index.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import * as styles from './PurchaseDialog.css.ts';

export interface PurchaseDialogProps extends OverlayProps {
  /** The package to confirm; null shows the list. The parent holds it, and resets it to null on closing. */
  chosen?: CoinPackageId | null;
  /** The package to confirm at first, when the parent does not hold it. Default null: the list. */
  defaultChosen?: CoinPackageId | null;
  /** A package was chosen from the list. Takes its id. */
  onChoose?: (id: CoinPackageId) => void;
  /** Change: back to the list. */
  onChange?: () => void;
  /** The chosen package is to be bought. Takes its id. */
  onConfirm: (id: CoinPackageId) => void;
  /** Whether purchases are off, pretended or real. Default `simulated`. */
  purchasing?: PurchasingMode;
  /** The purchase is on its way. Default false. */
  isPending?: boolean;
  /** Why it did not go through, in words. */
  failure?: string;
}

/** Chooses a package of Mirror Coins, then confirms it (§2 dialog 8). */
export function PurchaseDialog({
  chosen: given,
  defaultChosen = null,
  onChoose,
  onChange,
  onConfirm,
  purchasing = 'simulated',
  isPending = false,
  failure,
  onOpenChange,
  ...overlay
}: PurchaseDialogProps) {
  const t = useTexts('purchase', purchase);
  const [chosen, setChosen] = useControlled(given, defaultChosen);
  const pack = coinPackages.find(({ id }) => id === chosen);
  const lead =
    purchasing === 'simulated' ? t('lead') : purchasing === 'disabled' ? t('leadDisabled') : undefined;
  return (
    <Dialog
      {...overlay}
      onOpenChange={(isOpen) => {
        if (!isOpen) setChosen(null);
        onOpenChange?.(isOpen);
      }}
      size={pack ? 'small' : 'medium'}
      title={pack ? t('confirmTitle') : t('title')}
      description={pack ? undefined : lead}
    >
      {pack ? (
        <div className={styles.confirm}>
          <div className={styles.chosen}>
            <Pile pack={pack} />
            <div className={styles.words}>
              <span className={styles.title}>{t(`${pack.id}Name`)}</span>
              <span className={styles.coins}>{t('coins', { count: pack.coins })}</span>
            </div>
            <Price pack={pack} />
          </div>
          {purchasing !== 'live' && (
            <p className={styles.note}>{t(purchasing === 'disabled' ? 'disabled' : 'simulated')}</p>
          )}
          {failure && (
            <Banner tone="danger" role="alert">
              {failure}
            </Banner>
          )}
          <div className={styles.buttons}>
            <Button
              variant="value"
              isFullWidth
              isPending={isPending}
              pendingLabel={t('pending')}
              isDisabled={purchasing === 'disabled'}
              onPress={() => onConfirm(pack.id)}
            >
              {t('confirm')}
            </Button>
            <Button
              isFullWidth
              isDisabled={isPending}
              onPress={() => {
                setChosen(null);
                onChange?.();
              }}
            >
              {t('change')}
            </Button>
          </div>
        </div>
      ) : (
        <ul className={styles.packages}>
          {coinPackages.map((each) => (
            <li key={each.id}>
              <AriaButton
                className={styles.pack}
                onPress={() => {
                  setChosen(each.id);
                  onChoose?.(each.id);
                }}
              >
                <Pile pack={each} />
                <Words pack={each} />
                <span className={styles.amounts}>
                  <Price pack={each} />
                  <span className={styles.coins}>{t('coins', { count: each.coins })}</span>
                </span>
              </AriaButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Words({ pack }: { pack: CoinPackage }) {
  const t = useTexts('purchase', purchase);
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        {t(`${pack.id}Name`)}
        {pack.popular && <Badge tone="gold">{t('popular')}</Badge>}
        {pack.bonusPercent > 0 && <Badge>{t('saves', { percent: pack.bonusPercent })}</Badge>}
      </span>
      <span className={styles.description}>{t(`${pack.id}Description`)}</span>
    </span>
  );
}

function Price({ pack }: { pack: CoinPackage }) {
  const money = new Intl.NumberFormat(useTextLocale(), { style: 'currency', currency: 'USD' });
  return <span className={styles.price}>{money.format(dollarsFromCents(pack.priceCents))}</span>;
}

/** One coin for the smallest package, one more for each larger. */
function Pile({ pack }: { pack: CoinPackage }) {
  const height = coinPackages.indexOf(pack) + 1;
  return (
    <span aria-hidden className={styles.pile}>
      {Array.from({ length: height }, (_, index) => (
        <CoinIcon
          key={`coin ${index}`}
          size={28}
          className={styles.coin}
          style={{ insetInlineStart: index * 9 }}
        />
      ))}
    </span>
  );
}
