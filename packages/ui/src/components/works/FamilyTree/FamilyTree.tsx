import type { Family, Work } from '@mirror-studio/domain/contract';
import { common } from '@mirror-studio/domain/texts/en/common';
import { family as texts } from '@mirror-studio/domain/texts/en/family';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tree } from '../../../primitives/Tree/Tree.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './FamilyTree.css.ts';
import { type FamilyMember, treeOf } from './members.ts';

export interface FamilyTreeProps extends RootProps {
  /** What is shown instead of the tree while it is on its way, or when it did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** The work whose family it is. */
  work: Work;
  /** What it was made from, the nearest first. */
  ancestors: Family['ancestors'];
  /** What was made from it, newest first. */
  remixes: readonly Work[];
  /** It goes further up than is told: the uppermost work has a tree of its own. Default false. */
  isCut?: boolean;
  /** A work is to be looked at: by Enter, or a press on its row. */
  onOpen: (id: string) => void;
  /** There are more remixes; called when they are asked for. */
  onLoadMore?: () => void;
  /** More are on their way. Default false. */
  isLoadingMore?: boolean;
  /** More were asked for and did not come: what is said of it. */
  moreFailed?: ReactNode;
  /** What kind of failure it was, its words, and what its actions do. */
  failure?: ListFailure;
}

/** What a work was made from, and what was made from it, as a tree: by the arrow keys, and Enter to look at one. */
export function FamilyTree({
  state = 'listed',
  work,
  ancestors,
  remixes,
  isCut = false,
  onOpen,
  onLoadMore,
  isLoadingMore = false,
  moreFailed,
  failure,
  ...rest
}: FamilyTreeProps) {
  const t = useTexts('family', texts);
  const c = useTexts('common', common);
  const members = treeOf(work, ancestors, remixes);
  const nameOf = ({ work: of, author }: FamilyMember) => {
    const name = author?.name ?? '';
    if (of) return t('member', { title: of.title, name });
    return author === null ? t('left') : t('gone', { name });
  };
  const draw = (member: FamilyMember) => (
    <span className={styles.member}>
      <Thumbnail work={member.work} />
      <span className={styles.words}>
        <span className={member.work ? styles.title : styles.gone} dir="auto">
          {member.work ? member.work.title : nameOf(member)}
        </span>
        {member.work && (
          <span className={styles.by} dir="auto">
            {member.work.id === work.id ? t('thisOne') : member.author?.name}
            {member.author !== null && member.work.remixes > 0 && ' · '}
            {member.work.remixes > 0 && t('remixes', { count: member.work.remixes })}
          </span>
        )}
      </span>
    </span>
  );
  return (
    <section {...rootProps(rest, styles.root)} aria-label={t('title')} aria-busy={state === 'loading'}>
      <h3 className={styles.heading}>{t('title')}</h3>
      {state === 'loading' && (
        <div className={styles.waiting}>
          <Skeleton shape="text" />
          <Skeleton shape="text" width="80%" />
        </div>
      )}
      {state === 'failed' && <ErrorState {...(failure ?? { kind: 'server', message: t('failed') })} />}
      {state === 'listed' && (
        <>
          {isCut && <p className={styles.note}>{t('further')}</p>}
          <Tree
            key={work.id}
            label={t('title')}
            items={members}
            childrenOf={({ children }) => children}
            textOf={nameOf}
            defaultExpandedKeys={['work', ...ancestors.map((_, at) => `up-${at}`)]}
            onAction={(key) => {
              const id = idIn(members, String(key));
              if (id !== undefined && id !== work.id) onOpen(id);
            }}
          >
            {draw}
          </Tree>
          {moreFailed !== undefined && (
            <p role="alert" className={styles.note}>
              {moreFailed}
            </p>
          )}
          {onLoadMore && (
            <div>
              <Button size="small" isPending={isLoadingMore} onPress={onLoadMore}>
                {moreFailed === undefined ? t('more') : c('retry')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** The id of the work that a row of the tree is of; undefined for one that is not here any more. */
function idIn(members: readonly FamilyMember[], key: string): string | undefined {
  for (const member of members) {
    if (member.id === key) return member.work?.id;
    const found = idIn(member.children, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Its name stands beside it. */
function Thumbnail({ work }: { work: Work | null }) {
  const [small] = work?.variants ?? [];
  const src = small?.url ?? work?.url ?? null;
  if (src === null) return <span className={styles.blank} aria-hidden />;
  return <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" />;
}
