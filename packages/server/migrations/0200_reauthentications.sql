-- A code by which somebody who is signed in proves anew that they read their mail. Each person has one at a time; only a keyed
-- hash of it is kept.
create table studio_auth.reauthentications (
  user_id uuid primary key references studio_auth.users on delete cascade,
  code_hash text not null,
  sent_at timestamptz not null
);
alter table studio_auth.reauthentications enable row level security;
