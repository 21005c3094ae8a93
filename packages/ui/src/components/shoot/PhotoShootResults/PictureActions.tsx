import type { MediaAsset } from '@mirror-studio/domain/contract';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { useTexts } from '../../../i18n/useTexts.ts';
import { DownloadIcon, RetryIcon } from '../../../icons/index.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuTrigger } from '../../../primitives/Menu/index.ts';
import * as styles from './PhotoShootResults.css.ts';

interface PictureActionsProps {
  picture: MediaAsset;
  /** Which picture of the shoot it is, from 1. */
  number: number;
  onDownload: ((picture: MediaAsset) => void) | undefined;
  onAgain: ((picture: MediaAsset, keepsSeed: boolean) => void) | undefined;
}

/** What is done with one picture: the two ways in which it is made again, and its download. */
export function PictureActions({ picture, number, onDownload, onAgain }: PictureActionsProps) {
  const t = useTexts('photoShoot', photoShoot);
  const isRepeatable = onAgain !== undefined && typeof picture.seed === 'number';
  if (!isRepeatable && !onDownload) return null;
  return (
    <div className={styles.actions}>
      {isRepeatable && (
        <MenuTrigger>
          <IconButton
            size="small"
            isRound
            className={styles.action}
            label={t('pictureAgain', { number })}
            icon={<RetryIcon size={16} />}
          />
          <Menu placement="bottom end" onAction={(way) => onAgain(picture, way === 'thisSeed')}>
            <MenuItem id="thisSeed">{t('againThisSeed')}</MenuItem>
            <MenuItem id="newSeed">{t('againNewSeed')}</MenuItem>
          </Menu>
        </MenuTrigger>
      )}
      {onDownload && (
        <IconButton
          size="small"
          isRound
          className={styles.action}
          label={t('downloadPicture', { number })}
          icon={<DownloadIcon size={16} />}
          onPress={() => onDownload(picture)}
        />
      )}
    </div>
  );
}
