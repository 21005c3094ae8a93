-- Pictures that their authors show to all members. What is said of one stands here; the picture and its prompt stay where they are.
create table studio.works (
  id uuid primary key,
  member uuid not null,
  media_id uuid not null references studio.media on delete cascade,
  title text not null,
  tags text[] not null default '{}',
  -- What the settings of its author allowed when it was published. Null: they state no rights.
  allows_resale boolean,
  allows_training boolean,
  shares_prompt boolean not null,
  allows_remix boolean not null,
  -- Of the shoot that it is from.
  style text,
  ratio text,
  -- What a search looks into, without case and accents.
  search_text text not null,
  published_at timestamptz not null,
  -- It does not come back: published again, it is another work at another address.
  withdrawn_at timestamptz
);
create unique index works_of_media on studio.works (media_id) where withdrawn_at is null;
create index works_media on studio.works (media_id);
create index works_of_member on studio.works (member, published_at, id);

-- A page is read off an index from where the last one ended, whatever it is narrowed to.
create index works_page on studio.works (published_at desc, id desc) where withdrawn_at is null;
create index works_page_of_author on studio.works (member, published_at desc, id desc) where withdrawn_at is null;
create index works_page_of_style on studio.works (style, published_at desc, id desc) where withdrawn_at is null;
create index works_page_of_ratio on studio.works (ratio, published_at desc, id desc) where withdrawn_at is null;

-- A row for each tag of each work that is not withdrawn, with the order of the page: an index of an array has none.
create table studio.work_tags (
  work_id uuid not null references studio.works on delete cascade,
  tag text collate "C" not null,
  published_at timestamptz not null,
  primary key (work_id, tag)
);
create index work_tags_page on studio.work_tags (tag, published_at desc, work_id desc);

-- What a member keeps of the works of others. The row outlives the work: the note is the member's own.
create table studio.saved (
  id uuid primary key,
  member uuid not null,
  work_id uuid references studio.works on delete set null,
  note text not null default '',
  collection text,
  search_text text not null default '',
  saved_at timestamptz not null,
  -- Taken out; it can be put back for a day.
  removed_at timestamptz
);
create unique index saved_once on studio.saved (member, work_id);
create index saved_work on studio.saved (work_id) where work_id is not null;
create index saved_page on studio.saved (member, saved_at desc, id desc) where removed_at is null;
create index saved_page_of_collection on studio.saved (member, collection, saved_at desc, id desc)
  where removed_at is null and collection is not null;
create index saved_leaving on studio.saved (removed_at) where removed_at is not null;

alter table studio.works enable row level security;
alter table studio.work_tags enable row level security;
alter table studio.saved enable row level security;
