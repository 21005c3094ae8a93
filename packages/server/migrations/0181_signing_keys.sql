-- The keys that sign access tokens. A new one is told before it signs, and an old one until its last token has expired.
create table studio_auth.signing_keys (
  kid text primary key,
  private_key jsonb not null,
  created_at timestamptz not null,
  signs_from timestamptz not null
);
alter table studio_auth.signing_keys enable row level security;
