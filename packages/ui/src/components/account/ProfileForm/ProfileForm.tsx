import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ProfileIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { ProfileFields, type ProfileFieldsProps } from './ProfileFields.tsx';
import * as styles from './ProfileForm.css.ts';

export interface ProfileFormProps extends RootProps<HTMLElement>, ProfileFieldsProps {
  /**
   * What is shown instead of the fields: the profile is on its way, did not come, or there is none for a demonstration account.
   * Default `shown`.
   */
  state?: 'loading' | 'shown' | 'failed' | 'demo';
  /** What kind of failure it was that nothing came, its words, and what its actions do. */
  loadFailure?: ListFailure;
}

/** As tall as the fields and the card that come. */
function Places() {
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        {['7rem', '4.25rem', '7.5rem', '8rem', '6.5rem'].map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
      <Skeleton height="13rem" />
    </div>
  );
}

/** What somebody says of themselves, beside what others see of it, as they type. */
export function ProfileForm({
  state = 'shown',
  loadFailure,
  values,
  onChange,
  problems,
  handleState,
  picture,
  isPicturePending,
  pictureFailure,
  onPictureUse,
  onPictureRemove,
  isDirty,
  isSaved,
  isPending,
  failure,
  conflict,
  onKeepMine,
  onTakeTheirs,
  onDiscard,
  onSubmit,
  pageHref,
  arcana,
  ...rest
}: ProfileFormProps) {
  const t = useTexts('ownProfile', ownProfile);
  const fields: ProfileFieldsProps = {
    values,
    onChange,
    problems,
    handleState,
    picture,
    isPicturePending,
    pictureFailure,
    onPictureUse,
    onPictureRemove,
    isDirty,
    isSaved,
    isPending,
    failure,
    conflict,
    onKeepMine,
    onTakeTheirs,
    onDiscard,
    onSubmit,
    pageHref,
    arcana,
  };
  return (
    <section aria-label={t('title')} {...rootProps(rest, styles.root)} aria-busy={state === 'loading'}>
      <PageHeader level={2} title={t('title')} description={state === 'demo' ? undefined : t('lead')} />
      {state === 'loading' && <Places />}
      {state === 'failed' && (
        <ErrorState level={3} {...(loadFailure ?? { kind: 'server', message: t('failedToLoad') })} />
      )}
      {state === 'demo' && (
        <EmptyState level={3} align="start" icon={<ProfileIcon size={24} />} title={t('demoTitle')}>
          {t('demo')}
        </EmptyState>
      )}
      {state === 'shown' && <ProfileFields {...fields} />}
    </section>
  );
}
