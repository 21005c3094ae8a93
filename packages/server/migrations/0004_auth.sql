-- The embedded auth service: unused where a hosted one is configured. Codes and tokens are kept as hashes only.
create schema studio_auth;
revoke all on schema studio_auth from public;

create table studio_auth.users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  email_confirmed_at timestamptz,
  mail_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table studio_auth.sessions (
  id uuid primary key,
  user_id uuid not null references studio_auth.users on delete cascade,
  aal text not null check (aal in ('aal1', 'aal2')),
  amr jsonb not null,
  user_agent text,
  created_at timestamptz not null,
  refreshed_at timestamptz not null
);
create index sessions_user on studio_auth.sessions (user_id);

create table studio_auth.refresh_tokens (
  hash text primary key,
  session_id uuid not null references studio_auth.sessions on delete cascade,
  parent_hash text unique,
  created_at timestamptz not null,
  -- Set when the token was exchanged for its child, or with the whole family.
  revoked_at timestamptz
);
create index refresh_tokens_session on studio_auth.refresh_tokens (session_id);

-- A sign-in that was begun with a code challenge; `code_hash` appears when the emailed link is opened.
create table studio_auth.flows (
  id uuid primary key,
  user_id uuid not null references studio_auth.users on delete cascade,
  challenge text not null,
  challenge_method text not null check (challenge_method in ('s256', 'plain')),
  method text not null,
  code_hash text unique,
  code_issued_at timestamptz,
  created_at timestamptz not null
);

create table studio_auth.email_tokens (
  hash text primary key,
  user_id uuid not null references studio_auth.users on delete cascade,
  kind text not null check (kind in ('signup', 'magiclink', 'recovery')),
  email text not null,
  flow_id uuid references studio_auth.flows on delete cascade,
  -- Given at sign-up, in force once the link proves the address: nobody can set a password for another's mailbox.
  password_hash text,
  created_at timestamptz not null
);
create index email_tokens_user on studio_auth.email_tokens (user_id);

alter table studio_auth.users enable row level security;
alter table studio_auth.sessions enable row level security;
alter table studio_auth.refresh_tokens enable row level security;
alter table studio_auth.flows enable row level security;
alter table studio_auth.email_tokens enable row level security;
