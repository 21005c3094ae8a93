-- When the work on the run of a job began: how long such jobs take is read from it. Null while it waits, and for what
-- was made before this was kept.
alter table studio.jobs add column begun_at timestamptz;
create index jobs_took on studio.jobs (kind, (form ->> 'model'), run_total, finished_at desc) include (begun_at)
  where status = 'completed' and begun_at is not null;
