import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { type LibraryFilter, promptPlaces, promptSorts } from '@mirror-studio/domain/prompts';
import { library } from '@mirror-studio/domain/texts/en/library';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select, type SelectOption } from '../../../primitives/Select/Select.tsx';
import * as styles from './LibraryPage.css.ts';
import type { PromptLabels } from './labels.ts';

interface LibraryFiltersProps {
  filter: LibraryFilter;
  labels: PromptLabels;
  onChange: (filter: LibraryFilter) => void;
}

/** A name cannot be this: it begins with a character that none does. */
const all = '\u0000';

/** What of the library is shown, and in which order. */
export function LibraryFilters({ filter, labels, onChange }: LibraryFiltersProps) {
  const t = useTexts('library', library);
  const change = (part: Partial<LibraryFilter>) => onChange({ ...filter, ...part });
  const named = ({ name, prompts }: PromptLabels['tags'][number]) =>
    t('labelCount', { name, count: prompts });
  const nameOf = (value: string) => (value === all ? null : value);
  return (
    <div className={styles.filters}>
      <SearchField
        className={styles.search}
        label={t('search')}
        placeholder={t('search')}
        maxLength={libraryLimits.searchCharacters}
        value={filter.q}
        onChange={(q) => change({ q })}
      />
      <Select
        label={t('tag')}
        isLabelHidden
        options={namesIn(labels.tags, filter.tag, t('allTags'), named)}
        value={filter.tag ?? all}
        onChange={(value) => change({ tag: nameOf(value) })}
      />
      <Select
        label={t('collection')}
        isLabelHidden
        options={namesIn(labels.collections, filter.collection, t('allCollections'), named)}
        value={filter.collection ?? all}
        onChange={(value) => change({ collection: nameOf(value) })}
      />
      <Select
        className={styles.sort}
        label={t('sort')}
        isLabelHidden
        isDisabled={filter.place === 'trash'}
        options={promptSorts.map((value) => ({ value, label: t(`sort_${value}`) }))}
        value={filter.sort}
        onChange={(sort) => change({ sort })}
      />
      <SegmentedControl
        className={styles.place}
        label={t('place')}
        isLabelHidden
        value={filter.place}
        onChange={(value) => {
          const place = promptPlaces.find((known) => known === value);
          if (place) change({ place });
        }}
      >
        {promptPlaces.map((value) => (
          <Segment key={value} value={value}>
            {t(`place_${value}`)}
          </Segment>
        ))}
      </SegmentedControl>
    </div>
  );
}

/** The names with their counts, the one that is chosen among them even where nothing bears it any more. */
function namesIn(
  names: PromptLabels['tags'],
  chosen: string | null,
  allLabel: string,
  named: (label: PromptLabels['tags'][number]) => string,
): readonly SelectOption[] {
  const known = names.some(({ name }) => name === chosen) || chosen === null;
  const listed = known ? names : [{ name: chosen, prompts: 0 }, ...names];
  return [
    { value: all, label: allLabel },
    ...listed.map((label) => ({ value: label.name, label: named(label) })),
  ];
}
