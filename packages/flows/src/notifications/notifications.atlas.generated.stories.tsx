// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { notificationsFlow as flow } from '@mirror-studio/state-machines/flows/notifications';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { NotificationsView as View } from './NotificationsView.tsx';
import { drawing } from './notifications.drawing.generated.ts';
import { paths } from './notifications.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Notifications', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const PanelClosedEmpty = atlas.state('panel.closed empty');
export const PanelOpenEmpty = atlas.state('panel.open empty');
export const PanelClosedOneUnread = atlas.state('panel.closed oneUnread');
export const PanelOpenOneUnread = atlas.state('panel.open oneUnread');
export const PanelClosedManyUnread = atlas.state('panel.closed manyUnread');
export const PanelClosed = atlas.state('panel.closed');
export const PanelOpenManyUnread = atlas.state('panel.open manyUnread');
export const PanelOpen = atlas.state('panel.open');
