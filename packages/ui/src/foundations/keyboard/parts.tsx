import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { OnboardingForm } from '../../components/access/OnboardingForm/index.ts';
import { PasswordForm } from '../../components/access/PasswordForm/index.ts';
import { SignInForm } from '../../components/access/SignInForm/index.ts';
import { completedJob, mara, now } from '../../components/fixtures/index.ts';
import { navSections } from '../../components/fixtures/shell.tsx';
import { FeedbackForm } from '../../components/help/HelpCenter/index.ts';
import { Toast } from '../../components/notices/Toast/index.ts';
import { RelativeTime } from '../../components/RelativeTime/index.ts';
import { AppShell } from '../../components/shell/AppShell/index.ts';
import { PhotoShootForm } from '../../components/shoot/PhotoShootForm/index.ts';
import { PhotoShootResults } from '../../components/shoot/PhotoShootResults/index.ts';
import { sends } from './rows.tsx';
import { inField, type KeyTable, textOf, told } from './types.ts';

const nothing = () => undefined;
const shellTable = { sections: navSections('/gallery'), homeHref: '/', user: mara, breadcrumb: ['Gallery'] };

/** The keys of what the product puts in its page. */
export const partKeys: Record<string, KeyTable> = {
  SignInForm: { draw: (tell) => <SignInForm onSubmit={() => tell('sent')} />, rows: [sends] },
  PasswordForm: {
    draw: (tell) => (
      <PasswordForm
        mode="signIn"
        email="mara@example.com"
        onEmailChange={nothing}
        password=""
        onPasswordChange={nothing}
        onSubmit={() => tell('sent')}
      />
    ),
    rows: [sends],
  },
  OnboardingForm: {
    draw: (tell) => <OnboardingForm onSubmit={() => tell('sent')} onChange={() => tell('changed')} />,
    rows: [
      sends,
      {
        keys: ['←', '→'],
        does: 'In a choice, goes to the next and takes it; Tab leaves the choice.',
        first: '{Tab}',
        press: '{ArrowRight}',
        sees: told('changed'),
      },
    ],
  },
  FeedbackForm: {
    draw: (tell) => <FeedbackForm onSend={nothing} onRate={(isHelpful) => tell(isHelpful ? 'yes' : 'no')} />,
    rows: [
      { keys: ['Enter', 'Space'], does: 'Says whether it helped.', press: ' ', sees: told('yes') },
      { keys: ['Tab'], does: 'Goes on to the next.', press: '{Tab} ', sees: told('no') },
    ],
  },
  PhotoShootForm: {
    draw: (tell) => (
      <PhotoShootForm
        defaultValues={{ ...emptyPhotoShoot, prompt: 'ink' }}
        onSubmit={nothing}
        onChange={({ style }) => style && tell(style)}
      />
    ),
    rows: [
      {
        keys: ['Enter'],
        does: 'In the prompt, begins a line: the shoot begins with its button.',
        press: '{End}{Enter}water',
        sees: (seen) => inField(seen) === 'ink\nwater',
      },
      {
        keys: ['←', '→'],
        does: 'In a choice, goes to the next and takes it; Tab leaves the choice.',
        first: '{Tab}',
        press: '{ArrowRight}',
        sees: ({ heard }) => heard.length > 0,
      },
    ],
  },
  PhotoShootResults: {
    draw: (tell) => (
      <PhotoShootResults
        job={completedJob}
        details={{ styleName: 'Cinematic', ratio: '3:4' }}
        onOpenPicture={() => tell('opened')}
      />
    ),
    rows: [
      { keys: ['Enter', 'Space'], does: 'On a picture: opens it.', press: '{Enter}', sees: told('opened') },
    ],
  },
  Toast: {
    draw: (tell) => <Toast title="Saved" onDismiss={() => tell('dismissed')} onPause={() => tell('held')} />,
    rows: [
      { keys: ['Tab'], does: 'Onto it: its time stands still.', press: '', sees: told('held') },
      {
        keys: ['Enter', 'Space'],
        does: 'On its cross: puts it away.',
        press: '{Enter}',
        sees: told('dismissed'),
      },
    ],
  },
  RelativeTime: {
    draw: () => <RelativeTime at={now} />,
    rows: [
      {
        keys: ['Tab'],
        does: 'Onto it: the exact time comes.',
        press: '',
        sees: ({ find }) => find('[role="tooltip"]') !== null,
      },
      {
        keys: ['Esc'],
        does: 'Puts the exact time away.',
        press: '{Escape}',
        sees: ({ find }) => find('[role="tooltip"]') === null,
      },
    ],
  },
  AppShell: {
    draw: () => (
      <AppShell {...shellTable} onSignOut={nothing}>
        The page
      </AppShell>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'From the start of the page: the way past everything to the content.',
        press: '',
        sees: (seen) => textOf(seen) === shell.skipToContent,
      },
    ],
  },
};
