/* oxlint-disable jsx-a11y/prefer-tag-over-role -- jsdom does not know <search> */
import { galleryLimits } from '@mirror-studio/domain/constants/gallery';
import type { GallerySort } from '@mirror-studio/domain/gallery';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CloseIcon,
  FilterIcon,
  GalleryIcon,
  SearchIcon,
  TableIcon,
  TrashIcon,
} from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import type { WallDensity } from '../PictureWall/useBand.ts';
import * as styles from './GalleryBar.css.ts';

/** Something that the gallery is narrowed to, and the way out of it. */
export interface GalleryChip {
  readonly id: string;
  readonly name: string;
  readonly onRemove: () => void;
}

export interface GalleryBarProps extends RootProps {
  /** What is searched for in the prompts. */
  search: string;
  /** Called a moment after the last key, and at once by Enter. */
  onSearchChange: (search: string) => void;
  /** The order of the pictures. */
  sort: GallerySort;
  /** Called with the order that was chosen. */
  onSortChange: (sort: GallerySort) => void;
  /** How large the pictures are. */
  density: WallDensity;
  /** Called with the size that was chosen. */
  onDensityChange: (density: WallDensity) => void;
  /** What it is narrowed to besides. */
  chips?: readonly GalleryChip[];
  /** Shows everything again. */
  onClear?: () => void;
  /** Opens the filters, or closes them. */
  onFiltersPress?: () => void;
  /** Somebody may be about to open them. */
  onFiltersIntent?: () => void;
  /** The filters are open. Default false. */
  isFiltersOpen?: boolean;
  /** Reaches the button of the filters, for the popover beside it. */
  filtersRef?: Ref<HTMLButtonElement>;
  /** Where the trash is. */
  trashHref?: string;
  /** The popover of the filters. */
  children?: ReactNode;
}

/** A letter may follow within this time. */
const typingMs = 250;

/** Search, filters, order and size of the gallery, in one quiet row. */
export function GalleryBar({
  search,
  onSearchChange,
  sort,
  onSortChange,
  density,
  onDensityChange,
  chips = [],
  onClear,
  onFiltersPress,
  onFiltersIntent,
  isFiltersOpen = false,
  filtersRef,
  trashHref,
  children,
  ...rest
}: GalleryBarProps) {
  const t = useTexts('gallery', gallery);
  const isNewest = sort === 'newest';
  const isCompact = density === 'compact';
  return (
    <div {...rootProps(rest, styles.root)}>
      <div className={styles.row}>
        <SearchBox search={search} onSearchChange={onSearchChange} label={t('searchPrompts')} />
        <div className={styles.tools}>
          {onFiltersPress && (
            <Button
              ref={filtersRef}
              size="small"
              icon={<FilterIcon size={18} />}
              aria-expanded={isFiltersOpen}
              aria-haspopup="dialog"
              onPress={onFiltersPress}
              onHoverStart={onFiltersIntent}
              onFocus={onFiltersIntent}
            >
              {chips.length > 0 ? t('filtersActive', { count: chips.length }) : t('filters')}
            </Button>
          )}
          <Button
            size="small"
            variant="ghost"
            icon={isNewest ? <ArrowDownIcon size={18} /> : <ArrowUpIcon size={18} />}
            onPress={() => onSortChange(isNewest ? 'oldest' : 'newest')}
          >
            {isNewest ? t('newestFirst') : t('oldestFirst')}
          </Button>
          <IconButton
            size="small"
            label={isCompact ? t('larger') : t('denser')}
            icon={isCompact ? <GalleryIcon size={18} /> : <TableIcon size={18} />}
            onPress={() => onDensityChange(isCompact ? 'comfortable' : 'compact')}
          />
          {trashHref !== undefined && (
            <LinkButton size="small" variant="ghost" href={trashHref} icon={<TrashIcon size={18} />}>
              {t('trash')}
            </LinkButton>
          )}
        </div>
        {children}
      </div>
      {chips.length > 0 && (
        <ul className={styles.chips}>
          {chips.map(({ id, name, onRemove }) => (
            <li key={id} className={styles.chipPlace}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('removeFilter', { name })}
                onClick={onRemove}
              >
                <span className={styles.chipName} dir="auto">
                  {name}
                </span>
                <CloseIcon size={14} />
              </button>
            </li>
          ))}
          {onClear && (
            <li className={styles.chipPlace}>
              <Button size="small" variant="ghost" onPress={onClear}>
                {t('clearFilters')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

interface SearchBoxProps extends Pick<GalleryBarProps, 'search' | 'onSearchChange'> {
  label: string;
}

/** A plain field of the browser: the page is there sooner than with one that does more. */
function SearchBox({ search, onSearchChange, label }: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  // The address may change by Back, or by a filter that is taken away.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  const send = (value: string) => {
    if (value === sent.current) return;
    sent.current = value;
    onSearchChange(value);
  };
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typed.trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search>, and React says so in the tests of consumers.
    <div role="search" className={styles.search}>
      <form onSubmit={submit} className={styles.form}>
        <SearchIcon size={18} className={styles.glass} />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          maxLength={galleryLimits.searchCharacters}
          className={styles.input}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
    </div>
  );
}
