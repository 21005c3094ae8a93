import { ProfileCard } from './index.ts';

export function Example() {
  return (
    <ProfileCard
      name="Mara Oduya"
      handle="mara"
      words="Salt flats, rim light, and people who stand still for it."
      links={['https://example.com/work']}
    />
  );
}
