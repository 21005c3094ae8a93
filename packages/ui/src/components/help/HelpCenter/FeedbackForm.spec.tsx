import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { help as helpTexts } from '@mirror-studio/domain/texts/en/help';
import { byRole, callback, controlled, initial, state } from '../../../../test/composition/row.ts';
import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { canPress } from '../../../../test/spec-conformance/figures.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { FeedbackFormProps } from './FeedbackForm.tsx';
import { FeedbackForm } from './index.ts';

const feedback: FeedbackFormProps = {
  helpful: null,
  onRate: nothing,
  message: '',
  onMessageChange: nothing,
  onSend: nothing,
};

/** `<FeedbackForm {...feedbackStates.written} />` */
export const feedbackStates = statesOf<FeedbackFormProps>()({
  untouched: feedback,
  written: { ...feedback, helpful: true, message: 'Clear, thank you.' },
  unrated: { ...feedback, message: 'Clear, thank you.', isRatingMissing: true },
  sending: { ...feedback, helpful: true, message: 'Clear, thank you.', status: 'sending' },
  sendingBare: { ...feedback, helpful: false, status: 'sending' },
  sent: { ...feedback, status: 'sent' },
  strange: { ...feedback, helpful: false, message: prompts.long },
});

/** FeedbackForm: says whether a topic helped. */
export function feedbackTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'help', helpTexts);
  const { press, fill, said } = stepsOf(tools);
  return {
    rate: async (isHelpful: boolean) => press(isHelpful ? t.feedbackYes : t.feedbackNo, place),
    type: async (message: string) =>
      fill(place.getByRole('textbox', { name: new RegExp(`^${t.feedbackMessage}`) }), message),
    /** Send appears only when there is something to send. */
    canSend: () => place.queryByRole('button', { name: t.feedbackSend }) !== null,
    send: async () => press(t.feedbackSend, place),
    thanks: () => said('status', place),
  };
}

export default {
  FeedbackForm: (): Spec<FeedbackFormProps> => ({
    states: feedbackStates,
    tester: feedbackTester,
    uses: [{ in: feedbackStates.written, calls: 'onSend', by: (tools) => feedbackTester(tools).send() }],
    composition: {
      cases: {
        helpful: controlled({
          by: 'defaultHelpful',
          onChange: 'onRate',
          first: null,
          last: true,
          shows: ['false', 'true'],
          act: (tools) => feedbackTester(tools).rate(true),
          read: ({ screen }) => screen.getByRole('button', { name: helpTexts.feedbackYes }).ariaPressed,
        }),
        defaultHelpful: initial,
        onRate: callback,
        message: controlled({
          by: 'defaultMessage',
          onChange: 'onMessageChange',
          first: 'Clear',
          last: 'Well',
          act: (tools) => feedbackTester(tools).type('Well'),
          read: ({ screen }) => screen.getByRole('textbox').textContent,
        }),
        defaultMessage: initial,
        onMessageChange: callback,
        isRatingMissing: state,
        status: state,
        onCancel: byRole('button', commonTexts.cancel, {
          message: 'Clear',
          status: 'sending',
          onCancel: () => undefined,
        }),
      },
    },
    keys: {
      draw: (report) => (
        <FeedbackForm onSend={nothing} onRate={(isHelpful) => report(isHelpful ? 'yes' : 'no')} />
      ),
      rows: [
        { keys: ['Enter', 'Space'], does: 'Says whether it helped.', press: ' ', sees: reported('yes') },
        { keys: ['Tab'], does: 'Goes on to the next.', press: '{Tab} ', sees: reported('no') },
      ],
    },
    specLines: [
      ['§2.10', feedbackStates.untouched, ['not:Send']],
      ['§2.10', { ...feedbackStates.untouched, helpful: true }, ['not:Send']],
      ['§2.10', feedbackStates.written, [], [['sending what is written', canPress('Send'), true]]],
      ['§4', feedbackStates.sent, ['Thank you']],
    ],
  }),
};
