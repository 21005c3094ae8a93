/* oxlint-disable jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets */
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import type { Copy } from '../../../clipboard/useClipboard.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { DownloadIcon, PrintIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './RecoveryCodes.css.ts';

export interface RecoveryCodesProps extends RootProps {
  /** The codes, as they are kept: with the dashes between their groups. */
  codes: readonly string[];
  /** Copies a text; rejects when it cannot. Default the clipboard of the browser. */
  copy?: Copy;
  /** Gives them as a file; left out, it is not offered. */
  onDownload?: () => void;
  /** Prints them; left out, it is not offered. */
  onPrint?: () => void;
}

/** Codes that are shown once, to be kept: copied, downloaded or printed. */
export function RecoveryCodes({ codes, copy, onDownload, onPrint, ...rest }: RecoveryCodesProps) {
  const t = useTexts('secondFactor', secondFactor);
  return (
    <div {...rootProps(rest, styles.root)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ol role="list" aria-label={t('codes')} className={styles.list}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <CopyButton size="small" text={codes.join('\n')} label={t('copyCodes')} copy={copy} />
        {onDownload && (
          <Button size="small" icon={<DownloadIcon size={18} />} onPress={onDownload}>
            {t('downloadCodes')}
          </Button>
        )}
        {onPrint && (
          <Button size="small" icon={<PrintIcon size={18} />} onPress={onPrint}>
            {t('printCodes')}
          </Button>
        )}
      </div>
    </div>
  );
}
