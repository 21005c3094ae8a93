-- Who looked at a published work, once a day of UTC. `viewer` is a keyed digest of the person, the work and the day: two rows cannot be told to be of
-- one person, and nobody is found from it. The moment is that of the quarter of an hour: enough to say on which day of any time zone it was.
create table studio.work_views (
  work_id uuid not null references studio.works on delete cascade,
  day date not null,
  viewer text collate "C" not null,
  viewed_at timestamptz not null,
  primary key (work_id, day, viewer)
);
create index work_views_of_work on studio.work_views (work_id, viewed_at);
alter table studio.work_views enable row level security;
