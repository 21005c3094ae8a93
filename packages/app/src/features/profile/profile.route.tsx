import { profile } from '@mirror-studio/domain/texts/en/profile';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ProfilePage } from '@mirror-studio/ui/ProfilePage';
import { profileSections } from '../../profile-sections/profile-sections.ts';

/** `/dashboard/profile`: one's own account. Each of its sections is a feature. */
export default function Profile() {
  const t = useTexts('profile', profile);
  return (
    <ProfilePage lead={t('lead')}>
      {profileSections.map(({ anchor, Section }) => (
        <div key={anchor} id={anchor}>
          <Section />
        </div>
      ))}
    </ProfilePage>
  );
}
