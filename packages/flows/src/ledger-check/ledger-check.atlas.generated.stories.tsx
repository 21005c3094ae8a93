// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { ledgerCheckFlow as flow } from '@mirror-studio/state-machines/flows/ledger-check';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { LedgerCheckView as View } from './LedgerCheckView.tsx';
import { drawing } from './ledger-check.drawing.generated.ts';
import { paths } from './ledger-check.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Ledger check', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const RestingIdle = atlas.state('resting.idle');
export const CheckingBeginning = atlas.state('checking.beginning');
export const ReadingFile = atlas.state('readingFile');
export const Signing = atlas.state('signing');
export const RestingCancelled = atlas.state('resting.cancelled');
export const CheckingGoing = atlas.state('checking.going');
export const RestingAgreeing = atlas.state('resting.agreeing');
export const RestingDifferingSum = atlas.state('resting.differing sum');
export const Interrupted = atlas.state('interrupted');
export const RestingIdleWithCheckpoint = atlas.state('resting.idle withCheckpoint');
export const RestingIdleForged = atlas.state('resting.idle forged');
export const RestingDifferingCheckpoint = atlas.state('resting.differing checkpoint');
export const SigningSum = atlas.state('signing sum');
export const CheckingBeginningWithCheckpoint = atlas.state('checking.beginning withCheckpoint');
export const ReadingFileWithCheckpoint = atlas.state('readingFile withCheckpoint');
export const SigningWithCheckpoint = atlas.state('signing withCheckpoint');
export const SigningCheckpoint = atlas.state('signing checkpoint');
export const RestingCancelledWithCheckpoint = atlas.state('resting.cancelled withCheckpoint');
export const CheckingGoingWithCheckpoint = atlas.state('checking.going withCheckpoint');
export const RestingAgreeingWithCheckpoint = atlas.state('resting.agreeing withCheckpoint');
export const RestingDifferingSumWithCheckpoint = atlas.state('resting.differing sum withCheckpoint');
export const InterruptedWithCheckpoint = atlas.state('interrupted withCheckpoint');
export const RestingDifferingCheckpointWithCheckpoint = atlas.state('resting.differing checkpoint withCheckpoint');
export const SigningSumWithCheckpoint = atlas.state('signing sum withCheckpoint');
export const SigningCheckpointWithCheckpoint = atlas.state('signing checkpoint withCheckpoint');
