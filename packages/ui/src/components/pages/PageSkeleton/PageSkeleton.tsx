import { common } from '@mirror-studio/domain/texts/en/common';
import type { Ref } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { GallerySkeleton } from '../../gallery/GalleryGrid/GallerySkeleton.tsx';
import * as styles from './PageSkeleton.css.ts';

export interface PageSkeletonProps extends RootProps<HTMLElement> {
  /**
   * What is coming: `minimal` a spinner alone, `gallery` six frames, `dashboard` a form beside its results,
   * `default` a spinner that says so (§2 widget 6). Default `default`.
   */
  variant?: 'minimal' | 'gallery' | 'dashboard' | 'default';
}

/** Holds the place of a page that is on its way. */
export function PageSkeleton({ variant = 'default', ref, ...rest }: PageSkeletonProps) {
  const t = useTexts('common', common);
  if (variant === 'minimal') {
    return (
      <div {...rootProps(rest, styles.centred)} ref={ref as Ref<HTMLDivElement>}>
        <Spinner size={24} label={t('loading')} />
      </div>
    );
  }
  if (variant === 'default') {
    return (
      <Status {...rootProps(rest, styles.centred)} ref={ref as Ref<HTMLDivElement>}>
        <Spinner size={24} />
        {t('loading')}
      </Status>
    );
  }
  return (
    <section {...rootProps(rest, styles.root)} ref={ref} aria-busy aria-label={t('loading')}>
      <div className={styles.head}>
        <Skeleton width="min(16rem, 70%)" height={32} />
        <Skeleton width="min(10rem, 40%)" height={14} />
      </div>
      {variant === 'gallery' ? (
        <GallerySkeleton />
      ) : (
        <div className={styles.split}>
          <div className={styles.stack}>
            <Skeleton height={144} />
            <Skeleton width="60%" height={34} />
            <Skeleton width="80%" height={34} />
            <Skeleton width="45%" height={42} />
          </div>
          <Skeleton height={360} />
        </div>
      )}
    </section>
  );
}
