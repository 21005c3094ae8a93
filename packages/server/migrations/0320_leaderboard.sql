-- Whether a like counts on the leaderboard: bursts from one network do not. The network is kept as a keyed digest for a day.
alter table studio.likes
  add column counts boolean not null default true,
  add column network text;
create index likes_from_network on studio.likes (network, liked_at) where network is not null;
create index prompts_forked_author on studio.prompts (forked_author) where forked_author is not null;

-- Works that are published, neither in the trash nor hidden.
create view studio.counted_works as
  select w.id, w.member, w.prompt_id, w.published_at
  from studio.works w
    left join studio.media picture on picture.id = w.media_id
    left join studio.prompts source on source.id = w.prompt_id
  where w.withdrawn_at is null and picture.deleted_at is null and source.deleted_at is null
    and not exists (select from studio.hidden where hidden.kind = 'work' and hidden.subject = w.id);

-- People who stay, neither suspended nor in a demonstration.
create view studio.counted_people as
  select m.id
  from studio.members m
  where not m.banned and not m.demo
    and not exists (select from studio.account_deletions leaving where leaving.member = m.id);

-- What earns a creator points, a row for each time that a person gives some: another kind is another branch.
create view studio.given_points as
  select 'like' as kind, w.member as creator, l.member as person, l.liked_at as given_at
  from studio.counted_works w join studio.likes l on l.work_id = w.id
  where l.counts
  union all
  select 'remix', p.forked_author, remix.member, remix.published_at
  from studio.prompts p join studio.counted_works remix on remix.prompt_id = p.id
  where p.forked_author is not null;

-- What each creator has, as it was counted last.
create table studio.standing_totals (
  member uuid not null,
  period text not null check (period in ('week', 'month', 'ever')),
  board text not null check (board in ('all', 'new')),
  points int not null check (points > 0),
  -- Of those with as many points, who had them first stands first.
  reached_at timestamptz not null,
  primary key (member, period)
);
create index standing_totals_order on studio.standing_totals (period, board, (-points), reached_at, member);

-- One for each time that the places were given anew. Whoever reads a list goes on in the one that they began.
create table studio.standing_counts (
  id bigint generated always as identity primary key,
  counted_at timestamptz not null,
  is_whole boolean not null default false,
  replaced_at timestamptz
);
create table studio.standings (
  count_id bigint not null,
  period text not null,
  board text not null,
  position int not null,
  -- Shared by those with as many points.
  place int not null,
  member uuid not null,
  points int not null,
  primary key (count_id, period, board, position)
);
create unique index standings_of_member on studio.standings (member, count_id, period);

-- When the next may begin: one server counts at a time.
create table studio.standing_turn (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null
);
insert into studio.standing_turn (next_at) values ('epoch');

alter table studio.standing_totals enable row level security;
alter table studio.standing_counts enable row level security;
alter table studio.standings enable row level security;
alter table studio.standing_turn enable row level security;
