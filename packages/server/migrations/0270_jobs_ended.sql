-- What somebody made in a period is read by when their jobs ended.
create index jobs_ended on studio.jobs (member, finished_at) where finished_at is not null;
