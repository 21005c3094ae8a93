/* oxlint-disable jsx-a11y/no-static-element-interactions -- shortcuts beside the buttons that do the same */
import { type ProofMark, proofMarks } from '@mirror-studio/domain/clients';
import { pictureRetryDelaysMs } from '@mirror-studio/domain/constants/requests';
import type { SharedPicture } from '@mirror-studio/domain/contract';
import { proof as texts } from '@mirror-studio/domain/texts/en/proof';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon } from '../../../icons/index.ts';
import { isEscape } from '../../../keyboard/composing.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { ToggleButton } from '../../../primitives/ToggleButton/ToggleButton.tsx';
import { markIcons } from '../MarkBadge.tsx';
import { isTyping, markOfKey } from './keys.ts';
import * as styles from './ProofPage.css.ts';
import type { SharedSetProps } from './props.ts';
import { Words } from './Words.tsx';

interface LargePictureProps extends SharedSetProps {
  picture: SharedPicture & { readonly number: number };
  previous: string | undefined;
  next: string | undefined;
  onClose: () => void;
}

/** How far a finger goes to turn the page, in px. */
const swipePx = 48;
/** As high as it may be, in parts of the sight. */
const highest = 72;

/** One picture, as large as the sight allows: turned by the arrows or a finger, answered by a letter or a button. */
export function LargePicture(props: LargePictureProps) {
  const { picture, previous, next, onClose, onMark, onShownChange, proof } = props;
  const t = useTexts('proof', texts);
  const place = useRef<HTMLHeadingElement>(null);
  const begun = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => place.current?.focus(), []);
  const isApproved = proof.approvedAt !== null;
  const show = (id: string | undefined) => id !== undefined && onShownChange?.(id);
  const mark = (chosen: ProofMark) => onMark?.(picture.id, picture.mark === chosen ? null : chosen);
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const chosen = markOfKey(event);
    // What is typed is kept: Escape may leave it.
    if (isEscape(event)) onClose();
    else if (isTyping(event)) return;
    else if (chosen && !isApproved) mark(chosen);
    else if (event.key === 'ArrowLeft') show(previous);
    else if (event.key === 'ArrowRight') show(next);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts beside the buttons that do the same
    <div className={styles.large} onKeyDown={hear}>
      <div
        className={styles.stage}
        onPointerDown={(event) => {
          begun.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
        }}
        onPointerUp={(event) => {
          const from = begun.current;
          begun.current = null;
          if (!from) return;
          const [across, down] = [event.clientX - from.x, event.clientY - from.y];
          if (Math.abs(across) > swipePx && Math.abs(across) > Math.abs(down) * 2)
            show(across > 0 ? previous : next);
        }}
      >
        <div className={styles.steps}>
          <Button variant="ghost" size="small" icon={<ArrowLeftIcon size={16} />} onPress={onClose}>
            {t('close')}
          </Button>
        </div>
        <div
          className={styles.frame}
          style={
            { '--widest': `${(highest * picture.width) / Math.max(1, picture.height)}dvh` } as CSSProperties
          }
        >
          <Image
            src={picture.url}
            retryDelaysMs={pictureRetryDelaysMs}
            failureText={t('pictureFailed')}
            placeholder={picture.placeholder ?? undefined}
            ratio={`${picture.width} / ${picture.height}`}
            fit="contain"
            loading="eager"
            alt={t('picture', { number: picture.number, total: proof.pictures.length })}
          />
        </div>
        <div className={styles.steps}>
          <IconButton
            label={t('previous')}
            icon={<ChevronLeftIcon size={20} />}
            isDisabled={previous === undefined}
            onPress={() => show(previous)}
          />
          <h1 ref={place} tabIndex={-1} className={styles.number}>
            {t('picture', { number: picture.number, total: proof.pictures.length })}
          </h1>
          <IconButton
            label={t('next')}
            icon={<ChevronRightIcon size={20} />}
            isDisabled={next === undefined}
            onPress={() => show(next)}
          />
        </div>
      </div>
      <div className={styles.beside}>
        <Group aria-label={t('markLabel', { number: picture.number })} className={styles.marks}>
          {proofMarks.map((one) => {
            const Icon = markIcons[one];
            return (
              <ToggleButton
                key={one}
                className={styles.mark}
                icon={<Icon size={18} />}
                isSelected={picture.mark === one}
                isDisabled={isApproved}
                onChange={() => mark(one)}
              >
                {t(`mark_${one}`)}
              </ToggleButton>
            );
          })}
        </Group>
        <p className={styles.keys}>{t('keys')}</p>
        <Words {...props} pictureId={picture.id} />
      </div>
    </div>
  );
}
