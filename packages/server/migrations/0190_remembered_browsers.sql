-- Browsers in which somebody asked not to be asked for the second factor at a sign-in. Of the key, which is exchanged for another
-- with each use, stands a hash. No role of the product may read the schema.
create table studio_auth.remembered_browsers (
  id uuid primary key,
  user_id uuid not null references studio_auth.users on delete cascade,
  hash text not null,
  -- What the browser says it is: a key that comes with another is not this browser's.
  device text not null,
  user_agent text,
  network text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index remembered_browsers_user on studio_auth.remembered_browsers (user_id);
alter table studio_auth.remembered_browsers enable row level security;

-- The remembered browser that a session is of: it ends, or falls back, with it.
alter table studio_auth.sessions
  add column remembered_id uuid references studio_auth.remembered_browsers on delete set null;
create index sessions_remembered on studio_auth.sessions (remembered_id) where remembered_id is not null;
