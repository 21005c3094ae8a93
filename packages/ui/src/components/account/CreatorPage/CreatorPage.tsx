import type { PublicProfile } from '@mirror-studio/domain/contract';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { works as worksTexts } from '@mirror-studio/domain/texts/en/works';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { EditIcon, ProfileIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { SampleMark } from '../../SampleMark.tsx';
import { ProfileCard } from '../ProfileCard/ProfileCard.tsx';
import * as styles from './CreatorPage.css.ts';

export interface CreatorPageProps extends RootProps {
  /** The creator; null while they are not known, and where there is nobody. */
  profile: PublicProfile | null;
  /**
   * What is shown instead of nobody: they are on their way, nobody has the handle, or they could not be read. Default `loading`.
   */
  missing?: 'loading' | 'notFound' | 'failed';
  /** What kind of failure it was, its words, and what its actions do. */
  failure?: ListFailure;
  /** Where somebody edits what is their own; left out on the pages of others. */
  editHref?: string;
  /** Which card of the leaderboard they bear: an ArcanaCard. */
  arcana?: ReactNode;
  /** How many follow them, and what can be done: CreatorActs. */
  acts?: ReactNode;
  /** What they have published: a wall, under their words. */
  works?: ReactNode;
}

/** The page of a creator, as others see them. */
export function CreatorPage({
  profile,
  missing = 'loading',
  failure,
  editHref,
  arcana,
  acts,
  works,
  ...rest
}: CreatorPageProps) {
  const t = useTexts('ownProfile', ownProfile);
  const w = useTexts('works', worksTexts);
  const headingId = useId();
  const edit = editHref !== undefined && (
    <LinkButton href={editHref} size="small" icon={<EditIcon size={18} />}>
      {t('edit')}
    </LinkButton>
  );
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={profile === null && missing === 'loading'}>
      <div className={styles.column}>
        {profile ? (
          <>
            <ProfileCard
              level={1}
              name={profile.name}
              handle={profile.handle}
              words={profile.words}
              links={profile.links}
              picture={profile.picture?.large}
              mark={profile.isSample && <SampleMark />}
            />
            {acts}
            {arcana !== undefined && <div className={styles.arcana}>{arcana}</div>}
            {profile.words === '' && profile.links.length === 0 ? (
              <EmptyState
                title={t('silentTitle')}
                icon={<ProfileIcon size={24} />}
                actions={edit || undefined}
              >
                {edit ? t('ownSilent') : t('silent', { name: profile.name })}
              </EmptyState>
            ) : (
              edit && <div>{edit}</div>
            )}
          </>
        ) : missing === 'loading' ? (
          <Skeleton height="13rem" />
        ) : missing === 'notFound' ? (
          <EmptyState level={1} size="page" icon={<ProfileIcon size={24} />} title={t('notFoundTitle')}>
            {t('notFound')}
          </EmptyState>
        ) : (
          <ErrorState level={1} {...(failure ?? { kind: 'server', message: t('pageFailed') })} />
        )}
      </div>
      {profile && works !== undefined && (
        <section className={styles.works} aria-labelledby={headingId}>
          <h2 id={headingId} className={styles.heading}>
            {w('worksOf')}
          </h2>
          {works}
        </section>
      )}
    </div>
  );
}
