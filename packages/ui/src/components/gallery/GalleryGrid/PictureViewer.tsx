import type { GalleryItem } from '@mirror-studio/domain/contract';
import { common } from '@mirror-studio/domain/texts/en/common';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { DownloadIcon } from '../../../icons/index.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import * as styles from './GalleryGrid.css.ts';

export interface PictureViewerProps {
  item: GalleryItem;
  onClose: () => void;
}

/** One picture, large, with the words that made it. */
export function PictureViewer({ item, onClose }: PictureViewerProps) {
  const t = useTexts('gallery', gallery);
  const c = useTexts('common', common);
  const date = new Intl.DateTimeFormat(useTextLocale(), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={item.project ?? t('title')}
      description={t('madeWith', { model: item.model })}
      footer={
        <LinkButton
          href={item.url}
          download={`mirror-studio-${item.id}.png`}
          icon={<DownloadIcon size={18} />}
        >
          {c('download')}
        </LinkButton>
      }
    >
      <figure className={styles.viewer}>
        <Image
          src={item.url}
          placeholder={item.placeholder ?? undefined}
          ratio={`${item.width ?? 1} / ${item.height ?? 1}`}
          fit="contain"
          alt={item.prompt}
        />
        <figcaption className={styles.caption}>
          <p className={styles.prompt} dir="auto">
            {item.prompt}
          </p>
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt className={styles.term}>{t('created')}</dt>
              <dd>{date.format(new Date(item.createdAt))}</dd>
            </div>
          </dl>
        </figcaption>
      </figure>
    </Dialog>
  );
}
