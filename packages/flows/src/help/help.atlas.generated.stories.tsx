// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { helpFlow as flow } from '@mirror-studio/state-machines/flows/help';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { HelpView as View } from './HelpView.tsx';
import { drawing } from './help.drawing.generated.ts';
import { paths } from './help.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 1460 });

export default { title: 'Flows/State Atlas/Help', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Closed = atlas.state('closed');
export const OpenTopicsListed = atlas.state('open.topics.listed');
export const OpenTopicsTopicEmptyAtSection = atlas.state('open.topics.topic.empty atSection');
export const OpenTopicsTopicUnknown = atlas.state('open.topics.topic.unknown');
export const Closing = atlas.state('closing');
export const OpenSearchPrompting = atlas.state('open.search.prompting');
export const OpenShortcuts = atlas.state('open.shortcuts');
export const OpenTopicsTopicEmpty = atlas.state('open.topics.topic.empty');
export const OpenTopicsTopicSendingAtSectionNotHelpful = atlas.state('open.topics.topic.sending atSection notHelpful');
export const OpenTopicsTopicTypedAtSection = atlas.state('open.topics.topic.typed atSection');
export const OpenSearchSearching = atlas.state('open.search.searching');
export const OpenTopicsTopicSendingNotHelpful = atlas.state('open.topics.topic.sending notHelpful');
export const OpenTopicsTopicTyped = atlas.state('open.topics.topic.typed');
export const OpenTopicsTopicEmptyAtSectionNotHelpful = atlas.state('open.topics.topic.empty atSection notHelpful');
export const OpenTopicsTopicThankedAtSectionNotHelpful = atlas.state('open.topics.topic.thanked atSection notHelpful');
export const OpenTopicsTopicTypedAtSectionNotHelpful = atlas.state('open.topics.topic.typed atSection notHelpful');
export const OpenTopicsTopicUnratedAtSection = atlas.state('open.topics.topic.unrated atSection');
export const OpenSearchFound = atlas.state('open.search.found');
export const OpenSearchNothing = atlas.state('open.search.nothing');
export const OpenSearchFailed = atlas.state('open.search.failed');
export const OpenTopicsTopicEmptyNotHelpful = atlas.state('open.topics.topic.empty notHelpful');
export const OpenTopicsTopicThankedNotHelpful = atlas.state('open.topics.topic.thanked notHelpful');
export const OpenTopicsTopicTypedNotHelpful = atlas.state('open.topics.topic.typed notHelpful');
export const OpenTopicsTopicUnrated = atlas.state('open.topics.topic.unrated');
