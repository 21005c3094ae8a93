-- What members propose for the studio, in the column where it stands. Counts stand with the idea, since a column is read without counting.
create table studio.ideas (
  id uuid primary key,
  -- Null: who proposed it has left. It stays, with the votes of others.
  member uuid,
  title text not null,
  words text not null,
  -- The title as it is compared with others.
  search_text text not null,
  status text not null check (status in ('considering', 'planned', 'inProgress', 'shipped')),
  since timestamptz not null,
  proposed_at timestamptz not null,
  votes int not null default 0,
  comments int not null default 0,
  -- The idea that it became part of: its votes and comments are there.
  merged_into uuid references studio.ideas check (merged_into <> id)
);
create index ideas_by_votes on studio.ideas (status, votes desc, id desc) where merged_into is null;
create index ideas_by_moment on studio.ideas (status, since desc, id desc) where merged_into is null;
create index ideas_of_member on studio.ideas (member, proposed_at, id);
create index ideas_merged on studio.ideas (merged_into, id) where merged_into is not null;

create table studio.idea_votes (
  idea_id uuid not null references studio.ideas on delete cascade,
  member uuid not null,
  voted_at timestamptz not null,
  primary key (idea_id, member)
);
create index idea_votes_of_member on studio.idea_votes (member, voted_at, idea_id);

create table studio.idea_comments (
  id uuid primary key,
  idea_id uuid not null references studio.ideas on delete cascade,
  member uuid not null,
  words text not null,
  said_at timestamptz not null
);
create index idea_comments_page on studio.idea_comments (idea_id, said_at desc, id desc);
create index idea_comments_of_member on studio.idea_comments (member, said_at, id);

-- Moves to another column, each with what whoever runs the studio says of it.
create table studio.idea_changes (
  id bigint generated always as identity primary key,
  idea_id uuid not null references studio.ideas on delete cascade,
  status text not null check (status in ('considering', 'planned', 'inProgress', 'shipped')),
  words text not null,
  changed_at timestamptz not null
);
create index idea_changes_of_idea on studio.idea_changes (idea_id, id desc);

create function studio.count_idea_votes() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    if tg_op <> 'INSERT' then
      update studio.ideas set votes = votes - 1 where id = old.idea_id;
    end if;
    if tg_op <> 'DELETE' then
      update studio.ideas set votes = votes + 1 where id = new.idea_id;
    end if;
    return null;
  end
  $f$;
create trigger count_idea_votes after insert or delete or update of idea_id on studio.idea_votes
  for each row execute function studio.count_idea_votes();

create function studio.count_idea_comments() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    if tg_op <> 'INSERT' then
      update studio.ideas set comments = comments - 1 where id = old.idea_id;
    end if;
    if tg_op <> 'DELETE' then
      update studio.ideas set comments = comments + 1 where id = new.idea_id;
    end if;
    return null;
  end
  $f$;
create trigger count_idea_comments after insert or delete or update of idea_id on studio.idea_comments
  for each row execute function studio.count_idea_comments();

-- Trigrams are in the schema that 0080 found or chose for them.
do $$
declare
  place text;
begin
  select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm';
  execute format('create index ideas_trigrams on studio.ideas using gin (search_text %I.gin_trgm_ops)', place);
  execute format('create function studio.is_part_alike(part text, whole text) returns boolean language sql stable parallel safe as %L',
    format('select part operator(%I.<%%) whole', place));
  execute format('create function studio.part_likeness(part text, whole text) returns real language sql stable parallel safe as %L',
    format('select %I.word_similarity(part, whole)', place));
end
$$;

alter table studio.reports drop constraint reports_kind_check;
alter table studio.reports add constraint reports_kind_check check (kind in ('work', 'creator', 'idea', 'comment'));
alter table studio.hidden drop constraint hidden_kind_check;
alter table studio.hidden add constraint hidden_kind_check check (kind in ('work', 'creator', 'idea', 'comment'));

alter table studio.ideas enable row level security;
alter table studio.idea_votes enable row level security;
alter table studio.idea_comments enable row level security;
alter table studio.idea_changes enable row level security;
