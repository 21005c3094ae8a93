import { common } from '@mirror-studio/domain/texts/en/common';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Stack } from '@mirror-studio/ui/Stack';
import { useEffect, useRef } from 'react';
import { useFactorFailureWords } from '../texts/factor-failure-words.ts';
import { Codes, CodesFailed } from './Codes.tsx';
import { Naming, Scanning } from './Enrolling.tsx';
import { FactorList } from './FactorList.tsx';
import { Removing } from './Removing.tsx';
import type { SecondFactorViewProps } from './view-props.ts';

export type { SecondFactorViewProps } from './view-props.ts';

const parts = ['naming', 'scanning', 'codesShown', 'codesFailed', 'removing', 'listed'] as const;
/** What is shown meanwhile: the part that asked, so that nothing jumps. */
const whileAsking = { enrolling: 'naming', proving: 'scanning' } as const;
/** What the step-up stands over. */
const underStepUp = { toEnrol: 'naming', toRemove: 'removing', toMakeCodes: 'listed' } as const;

/** As wide as its code field: on a wide page the buttons of a form stay below what they send. */
const formWidth = { maxInlineSize: '26rem' } as const;

/** What is sent or confirmed, beside the list of the whole page. */
const forms: readonly Part[] = ['naming', 'scanning', 'codesShown', 'removing'];

type Part = (typeof parts)[number] | 'loading' | 'unread';

function partOf({ snapshot }: Pick<SecondFactorViewProps, 'snapshot'>): Part {
  for (const [state, part] of Object.entries(whileAsking) as [keyof typeof whileAsking, Part][]) {
    if (snapshot.matches(state)) return part;
  }
  for (const [state, part] of Object.entries(underStepUp) as [keyof typeof underStepUp, Part][]) {
    if (snapshot.matches({ steppingUp: state })) return part;
  }
  return parts.find((part) => snapshot.matches(part)) ?? (snapshot.matches('unread') ? 'unread' : 'loading');
}

/**
 * The second factor of an account as its machine stands. When a step takes the place of another, its heading takes the focus:
 * the button that was pressed is gone.
 */
export function SecondFactorView(props: SecondFactorViewProps) {
  const { send } = props;
  const part = partOf(props);
  const place = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    if (!hasActed.current || part === 'loading') return;
    const active = document.activeElement;
    if (active !== null && active !== document.body && active.isConnected) return;
    place.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [part]);
  const act: typeof send = (event) => {
    hasActed.current = true;
    send(event);
  };
  const given = { ...props, send: act };
  return (
    <div ref={place} style={forms.includes(part) ? formWidth : undefined}>
      {part === 'loading' && <Loading />}
      {part === 'unread' && <Unread {...given} />}
      {part === 'listed' && <FactorList {...given} />}
      {part === 'naming' && <Naming {...given} />}
      {part === 'scanning' && <Scanning {...given} />}
      {part === 'codesShown' && <Codes {...given} />}
      {part === 'codesFailed' && <CodesFailed {...given} />}
      {part === 'removing' && <Removing {...given} />}
    </div>
  );
}

function Loading() {
  return (
    <Stack aria-busy="true">
      <Skeleton shape="text" width="60%" />
      <Skeleton width="14rem" height="2.625rem" />
    </Stack>
  );
}

function Unread({ snapshot, send }: SecondFactorViewProps) {
  const t = useTexts('secondFactor', secondFactor);
  const c = useTexts('common', common);
  const inWords = useFactorFailureWords();
  return (
    <Banner
      tone="danger"
      role="alert"
      title={t('notRead')}
      actions={
        <Button size="small" onPress={() => send({ type: 'factors.requested' })}>
          {c('retry')}
        </Button>
      }
    >
      {inWords(snapshot.context.failure, null)}
    </Banner>
  );
}
