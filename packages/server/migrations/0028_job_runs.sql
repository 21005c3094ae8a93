-- A run of a job holds credits for the pictures it is to make, and pays for those it has finished.
create sequence studio.job_queue;
alter table studio.jobs
  -- The place in the queue: a retry takes a new one, at its end.
  add column queue_number bigint not null default nextval('studio.job_queue'),
  -- A worker has taken this run up before: what was interrupted goes on before anything else begins.
  add column begun boolean not null default false,
  -- How many pictures this run is to make, and how many of them are finished.
  add column run_total int,
  add column run_finished int not null default 0,
  -- What was paid for the job and what was returned to its owner, in all its runs.
  add column charged_credits int not null default 0 check (charged_credits >= 0),
  add column returned_credits int not null default 0 check (returned_credits >= 0);

update studio.jobs set run_total = total, begun = (status = 'running');
update studio.jobs j set run_finished = (select count(*) from studio.media where job_id = j.id);
update studio.jobs j set queue_number = ordered.number
  from (select id, row_number() over (order by created_at, id) as number from studio.jobs) ordered
  where ordered.id = j.id;
select setval('studio.job_queue', (select count(*) + 1 from studio.jobs));
update studio.jobs j set charged_credits = settled.charged, returned_credits = settled.returned
  from (
    select t.job_id,
      coalesce(sum(e.amount) filter (where t.reason = 'generation_captured'), 0) as charged,
      coalesce(sum(e.amount) filter (where t.reason = 'generation_released'), 0) as returned
    from studio.transfers t join studio.entries e on e.transfer_id = t.id and e.amount > 0
    where t.reason in ('generation_captured', 'generation_released') and t.job_id is not null
    group by t.job_id
  ) settled
  where settled.job_id = j.id;

alter table studio.jobs
  alter column run_total set not null,
  add constraint run_within_its_total check (run_finished between 0 and run_total and run_total <= total),
  -- The price of one picture is a whole number of credits.
  add constraint price_in_whole_credits check (cost_credits % total = 0);

drop index studio.jobs_open;
create index jobs_open on studio.jobs (queue_number) where status in ('queued', 'running');
create index jobs_open_of_member on studio.jobs (member) where status in ('queued', 'running');

-- When each member was last served: whoever has waited longest is next.
create sequence studio.job_turn;
create table studio.job_turns (
  member uuid primary key,
  turn bigint not null
);
alter table studio.job_turns enable row level security;
