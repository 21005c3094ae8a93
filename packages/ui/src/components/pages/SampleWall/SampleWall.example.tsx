import { SampleWall, type SampleWallProps } from './index.ts';

const samples: SampleWallProps['samples'] = [
  {
    id: 'salt-flats',
    prompt: 'A dancer in raw silk on the salt flats at first light',
    style: 'editorial',
    aspectRatio: '3:4',
    src: '/pictures/salt-flats.webp',
  },
];

export const Example = () => <SampleWall samples={samples} hrefOf={(id) => `/samples?picture=${id}`} />;
