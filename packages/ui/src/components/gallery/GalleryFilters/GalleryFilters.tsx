import { CalendarDate, parseDate } from '@internationalized/date';
import type { GalleryGroup, GalleryGroups } from '@mirror-studio/domain/contract';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { galleryActions } from '@mirror-studio/domain/texts/en/galleryActions';
import type { RefObject } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { DateRangePicker } from '../../../primitives/DateRangePicker/DateRangePicker.tsx';
import { Popover, type PopoverProps } from '../../../primitives/Popover/Popover.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as styles from './GalleryFilters.css.ts';

/** What the gallery is narrowed to; null where it is not. Days are those of the calendar, `2026-11-21`. */
export interface GalleryFilterValue {
  readonly type: 'image' | 'video' | null;
  readonly project: string | null;
  readonly model: string | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly favourite: boolean;
}

export interface GalleryFiltersProps
  extends RootProps<HTMLElement>,
    Pick<PopoverProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The button beside which they open. */
  triggerRef: RefObject<Element | null>;
  /** What there is; undefined until it is known. */
  groups?: GalleryGroups | undefined;
  /** What the gallery is narrowed to; null in it is everything. */
  value: GalleryFilterValue;
  /** Called with what is to change. */
  onChange: (change: Partial<GalleryFilterValue>) => void;
}

/** Stands for no choice: an option is never empty. */
const any = 'any';
/** In front of what is chosen, which may be empty. */
const mark = '=';

/** What the gallery can be narrowed to. Each choice is in force at once. */
export function GalleryFilters({ groups, value, onChange, ...rest }: GalleryFiltersProps) {
  const t = useTexts('galleryActions', galleryActions);
  const g = useTexts('gallery', gallery);
  const options = (all: readonly GalleryGroup[] = []) => [
    { value: any, label: t('filterAny') },
    ...all.map(({ id, label, items }) => ({
      value: mark + id,
      label: t('filterCount', { name: label || g('noProject'), count: items }),
    })),
  ];
  const chosen = (id: string | null) => (id === null ? any : mark + id);
  const idOf = (option: string) => (option === any ? null : option.slice(mark.length));
  const { type, project, model, from, until, favourite } = value;
  const range =
    from === null && until === null
      ? null
      : {
          start: from === null ? new CalendarDate(2020, 1, 1) : parseDate(from),
          end: until === null ? parseDate(from ?? '2020-01-01') : parseDate(until),
        };
  return (
    <Popover {...rest} label={g('filters')} placement="bottom start">
      <div className={styles.root}>
        <SegmentedControl
          label={t('filterType')}
          look="joined"
          value={type ?? any}
          onChange={(next) => onChange({ type: next === 'image' || next === 'video' ? next : null })}
        >
          <Segment value={any}>{t('filterAny')}</Segment>
          <Segment value="image">{g('typeImage')}</Segment>
          <Segment value="video">{g('typeVideo')}</Segment>
        </SegmentedControl>
        <Select
          label={t('filterProject')}
          options={options(groups?.projects)}
          value={chosen(project)}
          onChange={(next) => onChange({ project: idOf(next) })}
        />
        <Select
          label={t('filterModel')}
          options={options(groups?.models)}
          value={chosen(model)}
          onChange={(next) => onChange({ model: idOf(next) })}
        />
        <DateRangePicker
          label={t('filterDates')}
          presets={['today', 'last7Days', 'last30Days']}
          value={range}
          onChange={(days) =>
            onChange({ from: days?.start.toString() ?? null, until: days?.end.toString() ?? null })
          }
        />
        <Checkbox isSelected={favourite} onChange={(isOn) => onChange({ favourite: isOn })}>
          {t('filterFavourites')}
        </Checkbox>
      </div>
    </Popover>
  );
}
