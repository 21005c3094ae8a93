-- The prompts of a member: what is said of each here, its words in its versions.
create table studio.prompts (
  id uuid primary key,
  member uuid not null,
  title text not null,
  -- What titles are ordered by: without case and accents, by its bytes, so that every database has one order.
  title_key text collate "C" not null,
  tags text[] not null default '{}',
  collection text,
  notes text not null default '',
  -- The beginning of the newest words, for lists.
  excerpt text not null,
  -- The number and the id of the newest version.
  latest int not null check (latest > 0),
  latest_id uuid not null,
  -- The version that it was forked from while that is there, and whose it was.
  forked_from uuid,
  forked_author uuid,
  -- Since when others may read and fork it.
  shared_at timestamptz,
  -- Everything that a search looks into, without case and accents.
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);

-- One row for each state of the words. Nothing of it changes: other words are another version.
create table studio.prompt_versions (
  id uuid primary key,
  prompt_id uuid not null references studio.prompts on delete cascade,
  number int not null check (number > 0),
  text text not null,
  slots jsonb,
  created_at timestamptz not null,
  unique (prompt_id, number)
);
create function studio.refuse_version_change() returns trigger language plpgsql as
  $f$ begin raise exception 'A version does not change: other words are another version'; end $f$;
create trigger append_only before update on studio.prompt_versions
  for each row execute function studio.refuse_version_change();

alter table studio.prompts
  add constraint forked_from_version foreign key (forked_from) references studio.prompt_versions on delete set null;
create index prompts_forked on studio.prompts (forked_from) where forked_from is not null;

-- Each order of the library, and the trash, is read off an index from where the last page ended.
create index prompts_updated on studio.prompts (member, updated_at desc, id desc) where deleted_at is null;
create index prompts_newest on studio.prompts (member, created_at desc, id desc) where deleted_at is null;
create index prompts_title on studio.prompts (member, title_key, id) where deleted_at is null;
create index prompts_collection on studio.prompts (member, collection, updated_at desc, id desc)
  where deleted_at is null and collection is not null;
create index prompts_trash on studio.prompts (member, deleted_at desc, id desc) where deleted_at is not null;
create index prompts_leaving on studio.prompts (deleted_at) where deleted_at is not null;

create index prompts_tags on studio.prompts using gin (tags);

-- Each word that a member has used, once. A search that finds no word as it was typed asks here which one was meant: a
-- vocabulary is compared in a moment, all the texts of a library are not.
create table studio.prompt_words (
  member uuid not null,
  word text collate "C" not null,
  primary key (member, word)
);

-- What was meant is found by trigrams. The extension is a trusted one: whoever may create objects in the database may create
-- it. A hosted project may have it already, in a schema of its choice.
do $$
declare
  place text;
begin
  select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm';
  if place is null then
    begin
      create extension pg_trgm with schema studio;
    exception when others then
      raise exception using errcode = '42704', message = format(
        'the search of prompts needs the extension pg_trgm, which comes with PostgreSQL (package postgresql-contrib), and it cannot be created: %s',
        sqlerrm);
    end;
    place := 'studio';
  end if;
  execute format(
    'create function studio.likeness(one text, other text) returns real language sql immutable parallel safe '
    'as %L', format('select %I.similarity(one, other)', place));
end
$$;

-- What a picture was made from. Its prompt has the words with every alternation and list resolved.
alter table studio.media
  add column seed bigint,
  add column prompt_id uuid references studio.prompts on delete set null,
  add column prompt_version_id uuid references studio.prompt_versions on delete set null;
create index media_prompt on studio.media (prompt_id, created_at desc, id desc) where prompt_id is not null;
create index media_prompt_version on studio.media (prompt_version_id, created_at desc, id desc)
  where prompt_version_id is not null;

alter table studio.prompts enable row level security;
alter table studio.prompt_versions enable row level security;
alter table studio.prompt_words enable row level security;
