import { pathOf } from '@mirror-studio/domain/access';
import { isPromptEmpty, type PromptSlots } from '@mirror-studio/domain/prompts';
import type { Language } from '@mirror-studio/domain/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { full, long, readingOf, recent } from '../../../../test/stories/promptSamples.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { mara } from '../../../testing/fixtures/index.ts';
import { headerActions, navSections } from '../../../testing/fixtures/shell.tsx';
import { AppShell } from '../../shell/AppShell/AppShell.tsx';
import { PromptActions } from '../PromptActions/PromptActions.tsx';
import { PromptExamples } from '../PromptExamples/PromptExamples.tsx';
import { PromptRitual } from '../PromptRitual/PromptRitual.tsx';
import { PromptSentence } from '../PromptSentence/PromptSentence.tsx';
import { PromptShelf } from '../PromptShelf/PromptShelf.tsx';
import { PromptStudioLayout } from './index.ts';

interface PageProps {
  slots: PromptSlots;
  language?: Language;
  isInRitual?: boolean;
  hasRecent?: boolean;
}

const filling = { onFill: fn(), onClear: fn() };

function Page({ slots, language = 'en', isInRitual = false, hasRecent = true }: PageProps) {
  const isEmpty = isPromptEmpty(slots);
  const { text, slots: read, examples, combinations, faults } = readingOf(slots, language);
  return (
    <AppShell
      sections={navSections(pathOf('promptStudio'))}
      homeHref={pathOf('home')}
      user={mara}
      onSignOut={fn()}
      onCoins={fn()}
      isSidebarOpen
      onSidebarOpenChange={fn()}
      breadcrumb={['Studio', 'Prompt Studio']}
      actions={headerActions()}
    >
      <PromptStudioLayout
        sentence={
          <PromptSentence
            {...{ slots, read, faults }}
            currentSlot={isInRitual ? 'light' : null}
            onOpen={fn()}
            onClose={fn()}
            {...filling}
          />
        }
        actions={
          isInRitual ? (
            <PromptRitual slot="light" onSkip={fn()} onBack={fn()} onEnd={fn()} {...filling} />
          ) : (
            <PromptActions
              isEmpty={isEmpty}
              text={text}
              onBegin={fn()}
              onCopy={fn()}
              onVary={fn()}
              onImprove={fn()}
              onAccept={fn()}
              onDismiss={fn()}
              onRitual={fn()}
              onStartOver={fn()}
            />
          )
        }
        examples={
          <PromptExamples
            state={isEmpty ? 'empty' : 'read'}
            {...{ examples, combinations }}
            seed={7}
            onDraw={fn()}
            onShoot={fn()}
          />
        }
        shelf={
          isInRitual ? undefined : (
            <PromptShelf recent={hasRecent ? recent : []} onTemplate={fn()} onRecent={fn()} />
          )
        }
      />
    </AppShell>
  );
}

/** The whole page, as a creator sees it. */
const meta = {
  title: 'Pages/PromptStudio',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { slots: full },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { globals: { viewport: { value: 'desktop' } } };

export const FirstVisit: Story = {
  args: { slots: {}, hasRecent: false },
  globals: { viewport: { value: 'desktop' } },
};

export const Ritual: Story = {
  args: { isInRitual: true },
  globals: { viewport: { value: 'desktop' } },
};

export const Long: Story = { args: { slots: long }, globals: { viewport: { value: 'desktop' } } };

export const Spanish: Story = {
  args: { language: 'es' },
  decorators: [inSpanish],
  globals: { viewport: { value: 'desktop' } },
};

export const AtTabletWidth: Story = { globals: { viewport: { value: 'tablet' } } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const FirstVisitAtSmallWidth: Story = {
  args: { slots: {}, hasRecent: false },
  globals: { viewport: { value: 'small' } },
};
