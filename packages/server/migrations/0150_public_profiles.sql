-- What somebody shows of themselves. Their owner reads it through the table API and changes it through the product's own,
-- which checks it: no client role may write these columns.
alter table public.user_profiles
  add column words text not null default '' check (char_length(words) <= 280),
  add column links text[] not null default '{}' check (cardinality(links) <= 5),
  -- The id of the picture, by which anybody fetches it.
  add column picture uuid unique,
  -- Counts the changes of what is typed: a change is based on one.
  add column revision int not null default 0;

-- Onboarding writes the name by itself.
create function studio.revise_profile() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    if new.revision = old.revision and new.display_name is distinct from old.display_name then
      new.revision = old.revision + 1;
    end if;
    return new;
  end
  $f$;
create trigger revise before update on public.user_profiles for each row execute function studio.revise_profile();

-- Every handle that somebody has or had: one row for all that look alike, so that no two people have such.
create table studio.handles (
  skeleton text primary key,
  handle text not null check (handle ~ '^[a-z0-9]+([_-][a-z0-9]+)*$' and char_length(handle) between 3 and 30),
  member uuid not null,
  taken_at timestamptz not null,
  -- Its owner has another, or none, and can have it back until then. Null: it is the one in use.
  held_until timestamptz
);
create unique index handles_in_use on studio.handles (member) where held_until is null;
create index handles_member on studio.handles (member);
alter table studio.handles enable row level security;
