import { forensicsLimits } from '@mirror-studio/domain/constants/forensics';
import { cutText } from '@mirror-studio/domain/texts';
import { forensics } from '@mirror-studio/domain/texts/en/forensics';
import { useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { WarningIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as styles from './ReverseForensics.css.ts';

interface CutTextProps {
  label: string;
  text: string;
  /** How it is set. */
  className: string;
  /** The file has more of it. */
  isCut?: boolean;
  /** Why it is not to be trusted. */
  warning?: string | undefined;
}

/** A stranger's words: shown as text, whatever they are, and of many the beginning until all of it is asked for. */
export function CutText({ label, text, className, isCut = false, warning }: CutTextProps) {
  const t = useTexts('forensics', forensics);
  const [isWhole, setWhole] = useState(false);
  const most = forensicsLimits.shownCharacters;
  const isLong = text.length > most;
  return (
    <div className={styles.cut}>
      <h3 className={styles.label}>{label}</h3>
      {warning !== undefined && (
        <p className={styles.warning}>
          <WarningIcon size={16} />
          {warning}
        </p>
      )}
      <pre className={className}>{isLong && !isWhole ? `${cutText(text, most)}…` : text}</pre>
      {isCut && (isWhole || !isLong) && <p className={styles.note}>{t('rawCut')}</p>}
      {isLong && (
        <Button size="small" onPress={() => setWhole(!isWhole)}>
          {t(isWhole ? 'rawLess' : 'rawWhole')}
        </Button>
      )}
    </div>
  );
}
