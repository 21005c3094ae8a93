import type { Forensics } from '@mirror-studio/domain/contract';
import { forensics } from '@mirror-studio/domain/texts/en/forensics';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { CutText } from './CutText.tsx';
import * as styles from './ReverseForensics.css.ts';

/** What a stranger has written into the file, as it stands there: shown as text, whatever it is. */
export function RawWords({ raw, problems }: Pick<Forensics, 'raw' | 'problems'>) {
  const t = useTexts('forensics', forensics);
  // What is said beside its words is not said twice.
  const others = problems.filter(
    ({ where, problem }) =>
      problem !== 'wrongChecksum' || !raw.some((part) => part.isDoubtful && part.where === where),
  );
  return (
    <section className={styles.part}>
      <Heading level={2} size="title">
        {t('raw')}
      </Heading>
      {raw.length === 0 && <p className={styles.note}>{t('rawEmpty')}</p>}
      {raw.map(({ where, text, isCut, isDoubtful }, at) => (
        <CutText
          key={at}
          label={where}
          {...{ text, isCut }}
          className={styles.rawText}
          warning={isDoubtful ? t('doubtful') : undefined}
        />
      ))}
      {others.length > 0 && (
        <div className={styles.words}>
          <h3 className={styles.label}>{t('problems')}</h3>
          <ul className={styles.problems}>
            {others.map(({ where, problem }) => (
              <li key={`${where} ${problem}`}>{t(`problem_${problem}`, { where })}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
