-- How much was asked lately, for all servers of one database: a row for each person, address, mailbox or network, known
-- only by a keyed hash. `full_at` is when nothing counts any more (generic cell rate algorithm).
create table studio.rate_limits (
  key text primary key,
  full_at timestamptz not null
);
create index rate_limits_full on studio.rate_limits (full_at);
alter table studio.rate_limits enable row level security;

-- The networks that somebody has signed in from, by the same hash: strangers cannot use up what their owner is allowed.
create table studio_auth.known_networks (
  user_id uuid not null references studio_auth.users on delete cascade,
  network text not null,
  seen_at timestamptz not null,
  primary key (user_id, network)
);
alter table studio_auth.known_networks enable row level security;

-- Where a link was asked for (network and browser, hashed): a newer one ends only those asked for there.
alter table studio_auth.email_tokens add column place text;

-- The time of the last message stands in the limits now.
alter table studio_auth.users drop column mail_sent_at;
