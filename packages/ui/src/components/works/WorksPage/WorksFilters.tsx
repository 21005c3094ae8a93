import { worksLimits, workTypes } from '@mirror-studio/domain/constants/works';
import { aspectRatios, shootStyles } from '@mirror-studio/domain/photo-shoot';
import { community } from '@mirror-studio/domain/texts/en/community';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import { type WorksFilter, worksFeeds } from '@mirror-studio/domain/works';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CloseIcon } from '../../../icons/index.ts';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import * as row from '../../gallery/GalleryBar/GalleryBar.css.ts';
import * as styles from './WorksPage.css.ts';

interface WorksFiltersProps {
  filter: WorksFilter;
  onChange: (filter: WorksFilter) => void;
}

/** No style, ratio or feed is called so. */
const all = 'all';

/** Which feed it is, and what it is narrowed to: words, type, style and ratio are chosen here, a tag and an author where they are met with. */
export function WorksFilters({ filter, onChange }: WorksFiltersProps) {
  const t = useTexts('works', texts);
  const m = useTexts('community', community);
  const p = useTexts('photoShoot', photoShoot);
  const change = (part: Partial<WorksFilter>) => onChange({ ...filter, ...part });
  const chips = [
    ...(filter.tag === null ? [] : [{ name: t('ofTag', { tag: filter.tag }), without: { tag: null } }]),
    ...(filter.author === null
      ? []
      : [{ name: t('ofAuthor', { handle: filter.author }), without: { author: null } }]),
  ];
  return (
    <div className={styles.bar}>
      <SegmentedControl
        className={styles.search}
        label={m('feed')}
        isLabelHidden
        value={filter.feed ?? all}
        onChange={(value) => change({ feed: worksFeeds.find((known) => known === value) ?? null })}
      >
        <Segment value="rising">{m('feedRising')}</Segment>
        <Segment value={all}>{m('feedNew')}</Segment>
        <Segment value="remixed">{m('feedRemixed')}</Segment>
        <Segment value="followed">{m('feedFollowed')}</Segment>
      </SegmentedControl>
      <SearchField
        className={styles.search}
        label={t('search')}
        placeholder={t('searchHint')}
        maxLength={worksLimits.searchCharacters}
        value={filter.search ?? ''}
        onChange={(search) => change({ search: search || null })}
      />
      <Select
        className={styles.choice}
        label={t('type')}
        isLabelHidden
        options={[
          { value: all, label: t('type_all') },
          ...workTypes.map((type) => ({ value: type, label: t(`type_${type}`) })),
        ]}
        value={filter.type ?? all}
        onChange={(value) => {
          const type = workTypes.find((known) => known === value) ?? null;
          change({ type, ...(type === 'prompt' && { style: null, ratio: null }) });
        }}
      />
      {filter.type !== 'prompt' && (
        <>
          <Select
            className={styles.choice}
            label={t('style')}
            isLabelHidden
            options={[
              { value: all, label: t('allStyles') },
              ...shootStyles.map((style) => ({ value: style, label: p(`style_${style}`) })),
            ]}
            value={filter.style ?? all}
            onChange={(value) => change({ style: shootStyles.find((known) => known === value) ?? null })}
          />
          <Select
            className={styles.choice}
            label={t('ratio')}
            isLabelHidden
            options={[
              { value: all, label: t('allRatios') },
              ...aspectRatios.map((ratio) => ({ value: ratio, label: ratio })),
            ]}
            value={filter.ratio ?? all}
            onChange={(value) => change({ ratio: aspectRatios.find((known) => known === value) ?? null })}
          />
        </>
      )}
      {chips.length > 0 && (
        <ul className={row.chips} aria-label={t('narrowed')}>
          {chips.map(({ name, without }) => (
            <li key={name} className={row.chipPlace}>
              <button
                type="button"
                className={row.chip}
                aria-label={t('without', { name })}
                onClick={() => change(without)}
              >
                <span className={row.chipName} dir="auto">
                  {name}
                </span>
                <CloseIcon size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
