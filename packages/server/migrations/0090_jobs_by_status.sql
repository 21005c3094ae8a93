-- The page of all jobs: its order, and its filters.
create index jobs_page on studio.jobs (member, created_at desc, id desc);
create index jobs_by_status on studio.jobs (member, status, created_at desc, id desc);
drop index studio.jobs_member;
