import { imageModelLabel } from '@mirror-studio/domain/photo-shoot';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { samples as texts } from '@mirror-studio/domain/texts/en/samples';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../icons/index.ts';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { SamplePicture } from '../SampleWall/SampleWall.tsx';
import * as styles from './SampleDetail.css.ts';

export interface SampleDetailProps extends OverlayProps {
  /** The picture with its words. */
  sample: SamplePicture;
  /** Its place on the wall, from 1. */
  number: number;
  /** How many there are. */
  total: number;
  /** Where its words are put into a shoot. */
  tryHref: string;
  /** Where the one before is shown; left out, there is none. */
  previousHref?: string;
  /** Where the next one is shown; left out, there is none. */
  nextHref?: string;
}

/** One of the samples, large: the words, the settings and the model that made it, and the way to try them. */
export function SampleDetail({
  sample,
  number,
  total,
  tryHref,
  previousHref,
  nextHref,
  ...rest
}: SampleDetailProps) {
  const t = useTexts('samples', texts);
  const p = useTexts('photoShoot', photoShoot);
  const facts = [
    [p('style'), p(`style_${sample.style}`)],
    [p('aspectRatio'), sample.aspectRatio],
    [p('model'), imageModelLabel('sample')],
  ] as const;
  return (
    <Dialog
      {...rest}
      size="large"
      title={t('sample', { number, total })}
      footer={
        <>
          {previousHref !== undefined && (
            <LinkButton variant="ghost" href={previousHref} icon={<ChevronLeftIcon size={18} />}>
              {t('previous')}
            </LinkButton>
          )}
          {nextHref !== undefined && (
            <LinkButton variant="ghost" href={nextHref} icon={<ChevronRightIcon size={18} />}>
              {t('next')}
            </LinkButton>
          )}
          <LinkButton variant="primary" href={tryHref}>
            {t('try')}
          </LinkButton>
        </>
      }
    >
      <div className={styles.parts}>
        <Image
          key={sample.id}
          className={styles.picture}
          src={sample.src}
          {...(sample.srcSet !== undefined && { srcSet: sample.srcSet })}
          {...(sample.placeholder !== undefined && { placeholder: sample.placeholder })}
          sizes="26rem"
          ratio={sample.aspectRatio.replace(':', ' / ')}
          loading="eager"
          alt={t('picture', { number })}
        />
        <div className={styles.words}>
          <p className={styles.prompt} lang="en" dir="ltr">
            {sample.prompt}
          </p>
          <dl className={styles.facts}>
            {facts.map(([name, fact]) => (
              <div key={name} className={styles.pair}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.fact}>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Dialog>
  );
}
