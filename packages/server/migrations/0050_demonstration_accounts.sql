-- A demonstration account is an anonymous user of the auth service. Its day begins with first_seen_at; then it is closed,
-- which ends its session and its work, and a little later emptied. The row stays, so that the ledger, which keeps its
-- entries, can tell whose they were.
alter table studio.members
  add column demo boolean not null default false,
  add column demo_closed_at timestamptz,
  add column demo_emptied_at timestamptz;
create index members_demo on studio.members (first_seen_at) where demo and demo_emptied_at is null;

alter table studio_auth.users
  alter column email drop not null,
  add column is_anonymous boolean not null default false,
  add constraint address_unless_anonymous check (is_anonymous or email is not null);
