-- Since when somebody liked a work that they like no longer: given again, the like is as old as it was, and so counts once. It goes after the longest
-- period of the leaderboard.
create table studio.likes_taken_back (
  work_id uuid not null references studio.works on delete cascade,
  member uuid not null,
  liked_at timestamptz not null,
  taken_back_at timestamptz not null,
  primary key (work_id, member)
);
create index likes_taken_back_of_member on studio.likes_taken_back (member, liked_at, work_id);
create index likes_taken_back_leaving on studio.likes_taken_back (taken_back_at);
alter table studio.likes_taken_back enable row level security;

-- Remixes that are published, each since its picture or prompt was for the first time: withdrawn and published again it is no newer.
create view studio.counted_remixes as
  select r.work_id, r.parent_id, r.parent_author, remix.member,
    least(
      (select min(w.published_at) from studio.works w where w.media_id = made.media_id),
      (select min(w.published_at) from studio.works w where w.prompt_id = made.prompt_id)) as given_at
  from studio.remixes r join studio.counted_works remix on remix.id = r.work_id join studio.works made on made.id = r.work_id;

-- Forks that were published before works kept their parent are told by their prompt alone.
create or replace view studio.given_points as
  select 'like' as kind, w.member as creator, l.member as person, l.liked_at as given_at
  from studio.counted_works w join studio.likes l on l.work_id = w.id
  where l.counts
  union all
  select 'remix', r.parent_author, r.member, r.given_at
  from studio.counted_remixes r
  where r.parent_author is not null
  union all
  select 'remix', p.forked_author, remix.member,
    (select min(w.published_at) from studio.works w where w.prompt_id = p.id)
  from studio.prompts p join studio.counted_works remix on remix.prompt_id = p.id
  where p.forked_author is not null
    and not exists (select from studio.remixes kept where kept.work_id = remix.id);
