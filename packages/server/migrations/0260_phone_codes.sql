-- Signing in by a code that is sent to a phone, where a sender of text messages is set up. Numbers are kept as the hosted service
-- keeps them: figures alone, with the country's first.
alter table studio_auth.users
  add column phone text unique check (phone ~ '^[1-9][0-9]{1,14}$'),
  add column phone_confirmed_at timestamptz,
  drop constraint address_unless_anonymous,
  add constraint reached_unless_anonymous check (is_anonymous or email is not null or phone is not null);

-- Codes that wait, one of each person and network that asked: a new one takes the place of the one before. Only a keyed hash is kept.
create table studio_auth.phone_codes (
  user_id uuid not null references studio_auth.users on delete cascade,
  network text not null,
  code_hash text not null,
  created_at timestamptz not null,
  primary key (user_id, network)
);
alter table studio_auth.phone_codes enable row level security;

alter table studio.outbox add column channel text not null default 'mail' check (channel in ('mail', 'text'));
