// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { passwordFlow as flow } from '@mirror-studio/state-machines/flows/password';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { PasswordView as View } from './PasswordView.tsx';
import { drawing } from './password.drawing.generated.ts';
import { paths } from './password.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Password', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const EditingUntouchedSignIn = atlas.state('editing.untouched signIn');
export const EditingTypedSignIn = atlas.state('editing.typed signIn');
export const EditingUntouchedSignUpWeak = atlas.state('editing.untouched signUp weak');
export const EditingInvalidSignIn = atlas.state('editing.invalid signIn');
export const OpeningProviderSignIn = atlas.state('openingProvider signIn');
export const EditingTypedSignUp = atlas.state('editing.typed signUp');
export const SigningInSignIn = atlas.state('signingIn signIn');
export const EditingTypedSignUpWeak = atlas.state('editing.typed signUp weak');
export const EditingInvalidSignUpWeak = atlas.state('editing.invalid signUp weak');
export const OpeningProviderSignUpWeak = atlas.state('openingProvider signUp weak');
export const LeavingSignIn = atlas.state('leaving signIn');
export const FailedSignIn = atlas.state('failed signIn');
export const SigningUpSignUp = atlas.state('signingUp signUp');
export const OpeningProviderSignUp = atlas.state('openingProvider signUp');
export const Done = atlas.state('done');
export const RefusedSignIn = atlas.state('refused signIn');
export const EditingInvalidSignUp = atlas.state('editing.invalid signUp');
export const LeavingSignUpWeak = atlas.state('leaving signUp weak');
export const FailedSignUpWeak = atlas.state('failed signUp weak');
export const UnconfirmedCoolingDownSignUp = atlas.state('unconfirmed.coolingDown signUp');
export const RefusedSignUp = atlas.state('refused signUp');
export const FailedSignUp = atlas.state('failed signUp');
export const LeavingSignUp = atlas.state('leaving signUp');
export const UnconfirmedReadySignUp = atlas.state('unconfirmed.ready signUp');
export const UnconfirmedResendingSignUp = atlas.state('unconfirmed.resending signUp');
export const EditingUntouchedNewPasswordWeak = atlas.state('editing.untouched newPassword weak');
export const EditingTypedNewPassword = atlas.state('editing.typed newPassword');
export const EditingTypedNewPasswordWeak = atlas.state('editing.typed newPassword weak');
export const EditingInvalidNewPasswordWeak = atlas.state('editing.invalid newPassword weak');
export const SettingNewPassword = atlas.state('setting newPassword');
export const RefusedNewPassword = atlas.state('refused newPassword');
export const FailedNewPassword = atlas.state('failed newPassword');
