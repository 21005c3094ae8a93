-- The second factor of the embedded auth service. The secret has to be known to check a code, so it is not a hash; no role of
-- the product may read the schema.
create table studio_auth.factors (
  id uuid primary key,
  user_id uuid not null references studio_auth.users on delete cascade,
  friendly_name text,
  status text not null check (status in ('unverified', 'verified')),
  secret text not null,
  -- The step of the newest code that was taken: each is good once.
  used_step bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index factors_name on studio_auth.factors (user_id, friendly_name);

create table studio_auth.challenges (
  id uuid primary key,
  factor_id uuid not null references studio_auth.factors on delete cascade,
  created_at timestamptz not null
);
create index challenges_factor on studio_auth.challenges (factor_id);

-- By which factor a session reached the second level: without it the session falls back.
alter table studio_auth.sessions add column factor_id uuid references studio_auth.factors on delete set null;
create index sessions_factor on studio_auth.sessions (factor_id) where factor_id is not null;

alter table studio_auth.factors enable row level security;
alter table studio_auth.challenges enable row level security;
