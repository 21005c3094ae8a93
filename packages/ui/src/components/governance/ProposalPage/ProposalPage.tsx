import type { ProposalDetail } from '@mirror-studio/domain/contract';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { GovernanceIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { useMoment } from '../use-moment.ts';
import { Decision } from './Decision.tsx';
import { Facts, type FactsActs } from './Facts.tsx';
import * as styles from './ProposalPage.css.ts';
import { Result } from './Result.tsx';

export interface ProposalPageProps extends RootProps, FactsActs {
  /** The proposal; null while it is on its way, and where there is none. */
  proposal: ProposalDetail | null;
  /** What is shown instead of no proposal: it is on its way, nobody has it any more, or it could not be read. Default `loading`. */
  missing?: 'loading' | 'notFound' | 'failed';
  /** What kind of failure it was, its words, and what its actions do. */
  failure?: ListFailure;
  /** Where all proposals are. */
  backHref: string;
  /** What is voted with while the vote is open: a Ballot. */
  ballot?: ReactNode;
  /** What counts again when the vote has ended: a BallotRecount. */
  recount?: ReactNode;
  /** Keeps the reasons of a decision, once they can stand; true when they were kept. Left out for who may not. */
  onReasons?: (words: string) => Promise<boolean>;
  /** Why they were not kept; what was typed stays. */
  reasonsFailed?: ReactNode;
  /** What is said of it: Comments. */
  comments?: ReactNode;
}

/** A proposal as a document: what it is about, its dates and quorum, the ballot, the result and how to count it again (pages: governance). */
export function ProposalPage({
  proposal,
  missing = 'loading',
  failure,
  backHref,
  ballot,
  recount,
  onReasons,
  reasonsFailed,
  comments,
  onOpen,
  onChange,
  onWithdraw,
  ...rest
}: ProposalPageProps) {
  const t = useTexts('governance', texts);
  const { momentOf } = useMoment();
  const back = (
    <Link href={backHref} className={styles.back}>
      {t('back')}
    </Link>
  );
  if (!proposal) {
    return (
      <div {...rootProps(rest, styles.root)} aria-busy={missing === 'loading'}>
        {missing === 'loading' ? (
          <>
            <PageHeader breadcrumbs={back} title={t('proposal')} />
            <div className={styles.body}>
              <Skeleton height="14rem" />
              <div className={styles.main}>
                <Skeleton shape="text" />
                <Skeleton shape="text" width="80%" />
                <Skeleton height="12rem" />
              </div>
            </div>
          </>
        ) : missing === 'notFound' ? (
          <EmptyState
            level={1}
            size="page"
            icon={<GovernanceIcon size={24} />}
            title={t('missingTitle')}
            actions={<LinkButton href={backHref}>{t('back')}</LinkButton>}
          >
            {t('missing')}
          </EmptyState>
        ) : (
          <ErrorState level={1} {...(failure ?? { kind: 'server', message: t('proposalFailed') })} />
        )}
      </div>
    );
  }
  const { title, words, author, state, decision, opensAt, isElector } = proposal;
  const name = author === null ? t('member') : author.name || author.handle;
  return (
    <div {...rootProps(rest, styles.root)}>
      <PageHeader
        breadcrumbs={back}
        title={<bdi className={styles.title}>{title}</bdi>}
        description={<bdi>{t('putForwardBy', { name })}</bdi>}
      />
      <div className={styles.body}>
        <Facts proposal={proposal} onOpen={onOpen} onChange={onChange} onWithdraw={onWithdraw} />
        <div className={styles.main}>
          <p className={styles.words} dir="auto">
            {words}
          </p>
          {decision !== null && (
            <Decision proposal={proposal} number={decision} onReasons={onReasons} failed={reasonsFailed} />
          )}
          {state === 'closed' && <Result proposal={proposal} />}
          {state === 'draft' && (
            <p className={styles.note}>{t('draftBallot', { date: momentOf(opensAt) })}</p>
          )}
          {state === 'open' && !isElector && <p className={styles.note}>{t('notElector')}</p>}
          {ballot}
          {recount}
          {comments}
        </div>
      </div>
    </div>
  );
}
