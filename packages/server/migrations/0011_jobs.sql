-- Work to be done, with a lease: who holds it, and until when.
create table studio.jobs (
  id uuid primary key,
  member uuid not null,
  kind text not null check (kind in ('image_batch', 'video_render')),
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  form jsonb not null,
  seed bigint not null,
  total int not null check (total > 0),
  cost_credits int not null default 0 check (cost_credits >= 0),
  -- How often it was retried by its owner: each run reserves and settles for itself.
  run int not null default 1,
  -- How often a worker took this run up.
  attempts int not null default 0,
  worker text,
  leased_until timestamptz,
  error_code text,
  error text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index jobs_member on studio.jobs (member, created_at desc, id);
create index jobs_open on studio.jobs (created_at) where status in ('queued', 'running');

-- What a member has made or brought. The files lie in the media store under `path`.
create table studio.media (
  id uuid primary key,
  member uuid not null,
  purpose text not null check (purpose in ('result', 'reference')),
  job_id uuid references studio.jobs,
  position int,
  type text not null default 'image' check (type in ('image', 'video')),
  path text not null,
  name text not null,
  media_type text not null,
  bytes bigint not null,
  width int not null,
  height int not null,
  placeholder text,
  pose text,
  model text,
  project text,
  prompt text,
  created_at timestamptz not null,
  unique (job_id, position)
);
create index media_gallery on studio.media (member, created_at desc, id) where purpose = 'result';

alter table studio.jobs enable row level security;
alter table studio.media enable row level security;
