-- What works were given, as it was counted last: a row for each that was given something of late, or of which there are remixes.
create table studio.work_warmth (
  work_id uuid primary key references studio.works on delete cascade,
  -- When it was given something last.
  given_at timestamptz not null,
  -- Of different people, of the last days.
  likes int not null default 0,
  saves int not null default 0,
  remixes int not null default 0,
  -- Different people who ever published a remix of it.
  remixers int not null default 0,
  -- The logarithm of its points to the base of two, as of 1970: it stays as it is while nothing is given. Null: nothing was given of late.
  warmth numeric(14, 4),
  -- It and its author are on public pages.
  is_public boolean not null default false
);
create index work_warmth_rising on studio.work_warmth (warmth desc, work_id desc) where is_public and warmth is not null;
create index work_warmth_remixed on studio.work_warmth (remixers desc, work_id desc) where is_public and remixers > 0;

create function studio.warm_work() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    -- The row is held until then: whoever counts does not take it away meanwhile.
    insert into studio.work_warmth as kept (work_id, given_at)
    select id, (to_jsonb(new) ->> tg_argv[1])::timestamptz from studio.works where id = (to_jsonb(new) ->> tg_argv[0])::uuid
    on conflict (work_id) do update set given_at = greatest(kept.given_at, excluded.given_at);
    return null;
  end
  $f$;
create trigger warm_work after insert on studio.likes
  for each row execute function studio.warm_work('work_id', 'liked_at');
create trigger warm_work after insert or update of removed_at on studio.saved
  for each row when (new.removed_at is null) execute function studio.warm_work('work_id', 'saved_at');
create trigger warm_work after insert on studio.remixes
  for each row execute function studio.warm_work('parent_id', 'published_at');
insert into studio.work_warmth (work_id, given_at)
  select work_id, max(given_at) from (
    select work_id, liked_at as given_at from studio.likes
    union all select work_id, saved_at from studio.saved where work_id is not null and removed_at is null
    union all select parent_id, published_at from studio.remixes where parent_id is not null) given
  group by work_id;

-- The places in a feed, one list for each time that they changed. Whoever reads a feed goes on in the list that they began.
create table studio.feed_counts (
  id bigint generated always as identity primary key,
  counted_at timestamptz not null,
  replaced_at timestamptz
);
create table studio.feed_places (
  count_id bigint not null,
  feed text not null check (feed in ('rising', 'remixed')),
  position int not null,
  work_id uuid not null references studio.works on delete cascade,
  given_likes int not null,
  given_saves int not null,
  given_remixes int not null,
  remixers int not null,
  warmth numeric(14, 4),
  primary key (count_id, feed, position)
);
create index feed_places_work on studio.feed_places (work_id);

-- When the next may begin: one server counts at a time.
create table studio.feed_turn (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null
);
insert into studio.feed_turn (next_at) values ('epoch');

alter table studio.work_warmth enable row level security;
alter table studio.feed_counts enable row level security;
alter table studio.feed_places enable row level security;
alter table studio.feed_turn enable row level security;
