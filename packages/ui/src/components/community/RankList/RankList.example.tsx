import { RankList } from './index.ts';

export const Example = () => (
  <RankList
    ranked={[
      { place: 1, points: 317, handle: 'mara-oduya', name: 'Mara Oduya', picture: null, isOwn: false },
      { place: 2, points: 188, handle: 'noor-haddad', name: 'Noor Haddad', picture: null, isOwn: true },
    ]}
    hrefOf={(handle) => `/profile/${handle}`}
  />
);
