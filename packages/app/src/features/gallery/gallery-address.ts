import { pathOf } from '@mirror-studio/domain/access';
import { galleryLimits } from '@mirror-studio/domain/constants/gallery';
import type { GalleryFilter } from '@mirror-studio/domain/contract';
import { imageModelLabel } from '@mirror-studio/domain/photo-shoot';
import { cutText } from '@mirror-studio/domain/texts';
import type { WallDensity } from '@mirror-studio/ui/GalleryGrid';

/** What the address of the gallery says. Days are those of the calendar, `2026-11-21`. */
export interface GalleryAddress {
  readonly search: string;
  readonly sort: 'newest' | 'oldest';
  readonly density: WallDensity;
  readonly model: string | null;
  /** Empty: in no project. */
  readonly project: string | null;
  readonly type: 'image' | 'video' | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly favourite: boolean;
  readonly isTrash: boolean;
  /** The picture that is looked at. */
  readonly open: string | null;
}

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const dayIn = (text: string | null) => (text !== null && day.test(text) ? text : null);

/** Reads an address; what it cannot mean is as if it were not there. */
export function readAddress(params: URLSearchParams): GalleryAddress {
  const type = params.get('type');
  return {
    search: cutText(params.get('q') ?? '', galleryLimits.searchCharacters),
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    density: params.get('size') === 'compact' ? 'compact' : 'comfortable',
    model: params.get('model'),
    project: params.get('project'),
    type: type === 'image' || type === 'video' ? type : null,
    from: dayIn(params.get('from')),
    until: dayIn(params.get('until')),
    favourite: params.has('favourite'),
    isTrash: params.has('trash'),
    open: params.get('open'),
  };
}

/** The parameters of an address: nothing where it is the usual. */
export function writeAddress(address: GalleryAddress): URLSearchParams {
  const { search, sort, density, model, project, type, from, until, favourite, isTrash, open } = address;
  const given = {
    q: search || null,
    sort: sort === 'newest' ? null : sort,
    size: density === 'comfortable' ? null : density,
    model,
    project,
    type,
    from,
    until,
    favourite: favourite ? '1' : null,
    trash: isTrash ? '1' : null,
    open,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== null) params.set(name, value);
  return params;
}

/** What nothing is narrowed by. */
export const unfiltered = {
  search: '',
  model: null,
  project: null,
  type: null,
  from: null,
  until: null,
  favourite: false,
} as const satisfies Partial<GalleryAddress>;

/** What is asked of the server. The days begin and end as they do where the creator is. */
export function filterOf({
  search,
  sort,
  model,
  project,
  type,
  from,
  until,
  favourite,
}: GalleryAddress): GalleryFilter {
  const midnight = (date: string, later = 0) => {
    const [year = 0, month = 1, date_ = 1] = date.split('-').map(Number);
    return new Date(year, month - 1, date_ + later).toISOString();
  };
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(sort === 'oldest' && { sort }),
    ...(model !== null && { model }),
    ...(project !== null && { project }),
    ...(type !== null && { type }),
    ...(from !== null && { from: midnight(from) }),
    ...(until !== null && { before: midnight(until, 1) }),
    ...(favourite && { favourite: 'true' as const }),
  };
}

/** What the gallery is narrowed to, one thing after the other, each with the address without it. Takes the words for them. */
export function narrowedBy(
  address: GalleryAddress,
  words: {
    readonly noProject: string;
    readonly favourites: string;
    readonly type: (type: 'image' | 'video') => string;
    readonly from: (day: string) => string;
    readonly until: (day: string) => string;
  },
) {
  const { project, model, type, from, until, favourite } = address;
  const one = (id: keyof GalleryAddress, name: string | null, without: Partial<GalleryAddress>) =>
    name === null ? [] : [{ id, name, without }];
  return [
    ...one('project', project === '' ? words.noProject : project, { project: null }),
    ...one('model', model && imageModelLabel(model), { model: null }),
    ...one('type', type && words.type(type), { type: null }),
    ...one('from', from && words.from(from), { from: null }),
    ...one('until', until && words.until(until), { until: null }),
    ...one('favourite', favourite ? words.favourites : null, { favourite: false }),
  ];
}

export const trashHref = `${pathOf('gallery')}?trash=1`;
