-- Recovery codes: for somebody whose app for codes is lost. Each is good once and goes with its use, so what is left can be
-- counted. Only hashes are kept; no role of the product may read the schema.
create table studio_auth.recovery_codes (
  user_id uuid not null references studio_auth.users on delete cascade,
  hash text not null,
  created_at timestamptz not null,
  primary key (user_id, hash)
);

alter table studio_auth.recovery_codes enable row level security;
