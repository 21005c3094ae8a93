import type { LedgerReceipt } from '@mirror-studio/domain/contract';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { Fact, Part } from './parts.tsx';
import * as styles from './ReceiptDialog.css.ts';

/** The job that a transfer was for: its words, its price, what became of it, and its pictures. */
export function JobPart({ job }: { job: NonNullable<LedgerReceipt['job']> }) {
  const t = useTexts('ledger', ledger);
  const credits = (count: number) => t('credits', { count });
  const price = { count: job.units, price: credits(job.creditsPerUnit) };
  return (
    <Part title={t('job')}>
      <p className={styles.said} dir="auto">
        {job.prompt}
      </p>
      <p className={styles.said}>
        {job.kind === 'image_batch' ? t('pricePictures', price) : t('priceSeconds', price)}
      </p>
      <dl className={styles.facts}>
        {job.held > 0 && <Fact of={t('held')}>{credits(job.held)}</Fact>}
        <Fact of={t('charged')}>{credits(job.charged)}</Fact>
        <Fact of={t('returned')}>{credits(job.returned)}</Fact>
      </dl>
      {job.pictures.length > 0 && (
        <ul className={styles.pictures}>
          {job.pictures.map((picture, at) => (
            <li key={picture.id}>
              <Image
                src={picture.url}
                alt={t('picture', { number: at + 1 })}
                ratio="1 / 1"
                radius="control"
                {...(picture.placeholder !== null && { placeholder: picture.placeholder })}
              />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
