import { EventScreen } from './index.ts';

export const Stage = ({ isEvent }: { isEvent: boolean }) => (
  <EventScreen
    effects={{
      enterFullScreen: () => document.documentElement.requestFullscreen(),
      exitFullScreen: () => document.exitFullscreen(),
    }}
    isEventPath={isEvent}
  />
);
