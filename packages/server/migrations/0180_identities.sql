-- What a third party says of whom: a way to sign in beside the address. Nothing of the third party's own tokens is kept.
create table studio_auth.identities (
  id uuid primary key,
  user_id uuid not null references studio_auth.users on delete cascade,
  provider text not null,
  -- By which the third party knows the person: for ever, while addresses change.
  subject text not null,
  email text,
  email_verified boolean not null,
  name text,
  last_sign_in_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, subject)
);
create index identities_user on studio_auth.identities (user_id);
alter table studio_auth.identities enable row level security;

-- Whoever came by a third party has not opened a link yet: until then the address is no way in of its own.
alter table studio_auth.users add column email_identity boolean not null default true;

-- Somebody on their way to a third party and back; the id is the state that goes with them.
create table studio_auth.provider_flows (
  id uuid primary key,
  provider text not null,
  -- What the browser that began has to prove in the end; without it the browser itself is known by a cookie.
  challenge text,
  challenge_method text check (challenge_method in ('s256', 'plain')),
  browser_hash text,
  -- What we prove to the third party.
  verifier text not null,
  nonce text not null,
  redirect_to text not null,
  -- Whose identity it shall become, and in which session that was asked for.
  linking_user_id uuid references studio_auth.users on delete cascade,
  linking_session_id uuid references studio_auth.sessions on delete cascade,
  created_at timestamptz not null,
  returned_at timestamptz,
  -- What the third party said, until the code is exchanged.
  said jsonb,
  code_hash text unique,
  code_issued_at timestamptz,
  ended text check (ended in ('used', 'refused')),
  check (challenge is not null or browser_hash is not null)
);
create index provider_flows_created on studio_auth.provider_flows (created_at);
alter table studio_auth.provider_flows enable row level security;
