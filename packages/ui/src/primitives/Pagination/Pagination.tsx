import { ui } from '@mirror-studio/domain/texts/en/ui';
import { useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useControlled } from '../../controlled/useControlled.ts';
import { useTextLocale, useTexts } from '../../i18n/useTexts.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Pagination.css.ts';
import { pagesOf } from './pages.ts';

export interface PaginationProps extends RootProps<HTMLElement> {
  /** How many pages there are. */
  count: number;
  /** The current page, from 1, when the parent holds it. */
  page?: number;
  /** The page to begin with. Default 1. */
  defaultPage?: number;
  /** Called with the page that was asked for. */
  onPageChange?: (page: number) => void;
  /** Where a page lies: numbers are links then, which can be opened in a new tab. */
  hrefOf?: (page: number) => string;
  /** How many pages on each side of the current one. Default 1. */
  around?: number;
  /** What the pages are of, where there is more than one on a page. Default "Pages". */
  label?: string;
}

/** A long list in pages with numbers. Where nobody looks for a certain page, LoadMore asks less of the reader. */
export function Pagination({
  count,
  page: given,
  defaultPage = 1,
  onPageChange,
  hrefOf,
  around = 1,
  label,
  ...rest
}: PaginationProps) {
  const t = useTexts('ui', ui);
  const number = new Intl.NumberFormat(useTextLocale());
  const [page, setPage] = useControlled(given, defaultPage, onPageChange);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [isFirst, isLast] = [page <= 1, page >= count];
  // A button that has just been disabled cannot keep the focus: the other one takes it.
  const pressed = useRef<'previous' | 'next' | null>(null);
  useLayoutEffect(() => {
    if (isLast && pressed.current === 'next') previous.current?.focus();
    if (isFirst && pressed.current === 'previous') next.current?.focus();
    pressed.current = null;
  }, [isFirst, isLast]);
  const go = (by: 'previous' | 'next') => {
    pressed.current = by;
    setPage(by === 'next' ? page + 1 : page - 1);
  };

  return (
    <nav {...rootProps(rest, styles.root)} aria-label={label ?? t('pages')}>
      <div className={styles.line}>
        <IconButton
          ref={previous}
          size="small"
          label={t('previousPage')}
          icon={<ChevronLeftIcon size={18} className={styles.arrow} />}
          isDisabled={isFirst}
          onPress={() => go('previous')}
        />
        <ol className={styles.pages}>
          {pagesOf(page, count, around).map((each, at) => (
            <li key={each === null ? `gap ${at}` : each}>
              {each === null ? (
                <span className={styles.gap}>…</span>
              ) : (
                <Page
                  label={t('page', { page: each })}
                  isCurrent={each === page}
                  href={hrefOf?.(each)}
                  onPress={() => setPage(each)}
                >
                  {number.format(each)}
                </Page>
              )}
            </li>
          ))}
        </ol>
        <span className={styles.place}>{t('pageOf', { page, count })}</span>
        <IconButton
          ref={next}
          size="small"
          label={t('nextPage')}
          icon={<ChevronRightIcon size={18} className={styles.arrow} />}
          isDisabled={isLast}
          onPress={() => go('next')}
        />
      </div>
    </nav>
  );
}

interface PageProps {
  label: string;
  isCurrent: boolean;
  href: string | undefined;
  onPress: () => void;
  children: string;
}

function Page({ label, isCurrent, href, onPress, children }: PageProps) {
  const own = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: styles.page,
    onPress,
    children,
  };
  return href === undefined ? <Button {...own} /> : <Link {...own} href={href} />;
}
