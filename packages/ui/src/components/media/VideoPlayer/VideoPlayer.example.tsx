import { VideoPlayer } from './index.ts';

export const Example = () => (
  <VideoPlayer
    label="Dunes at first light, the camera moves in"
    src="/videos/dunes.webm"
    poster="/pictures/dunes.webp"
    ratio="16 / 9"
    duration={6}
    captions={{ src: '/videos/dunes.vtt', language: 'en', label: 'English' }}
  />
);
