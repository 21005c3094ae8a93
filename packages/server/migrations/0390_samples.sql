-- People who are there only to show what the studio is like, until they are removed. Nobody signs in as them.
alter table studio.members add column sample boolean not null default false;
create index members_sample on studio.members (id) where sample;

-- How far the sample community is: one row from the first start on, which also says that it is not to come again.
create table studio.sample_community (
  is_only boolean primary key default true check (is_only),
  state text not null check (state in ('coming', 'there', 'going', 'gone')),
  -- What its moments are counted from.
  begun_at timestamptz not null
);
-- What was done of it, each with what came of it: what a server was killed in is done anew, what it had done is not.
create table studio.sample_steps (
  step text primary key,
  subject uuid
);
alter table studio.sample_community enable row level security;
alter table studio.sample_steps enable row level security;

-- People who stay, neither suspended nor in a demonstration. Works rise by what these give them.
create view studio.staying_people as
  select m.id, m.sample
  from studio.members m
  where not m.banned and not m.demo
    and not exists (select from studio.account_deletions leaving where leaving.member = m.id);

-- Those of them who count on the leaderboard, as creators and as those who give: no samples.
create or replace view studio.counted_people as
  select stays.id from studio.staying_people stays where not stays.sample;
