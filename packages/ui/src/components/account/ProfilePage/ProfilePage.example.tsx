import { ProfilePage } from './index.ts';

export function Example() {
  return (
    <ProfilePage lead="Who can use your account.">
      <section>
        <h2>Sessions</h2>
      </section>
    </ProfilePage>
  );
}
