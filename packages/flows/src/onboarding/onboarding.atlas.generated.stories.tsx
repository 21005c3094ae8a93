// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { onboardingFlow as flow } from '@mirror-studio/state-machines/flows/onboarding';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { OnboardingView as View } from './OnboardingView.tsx';
import { drawing } from './onboarding.drawing.generated.ts';
import { paths } from './onboarding.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Onboarding', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Loading = atlas.state('loading');
export const EditingUntouched = atlas.state('editing.untouched');
export const Done = atlas.state('done');
export const FailedToLoad = atlas.state('failedToLoad');
export const EditingTouchedNamed = atlas.state('editing.touched named');
export const EditingTouched = atlas.state('editing.touched');
export const EditingTouchedComplete = atlas.state('editing.touched complete');
export const EditingInvalid = atlas.state('editing.invalid');
export const EditingInvalidNamed = atlas.state('editing.invalid named');
export const SubmittingComplete = atlas.state('submitting complete');
export const EditingInvalidComplete = atlas.state('editing.invalid complete');
export const RefusedComplete = atlas.state('refused complete');
export const FailedComplete = atlas.state('failed complete');
