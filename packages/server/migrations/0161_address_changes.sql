-- A change of somebody's address, until it is proved on both: the one they have and the one they want. Each person has one at a
-- time; a newer one takes its place.
create table studio_auth.address_changes (
  id uuid primary key,
  user_id uuid not null unique references studio_auth.users on delete cascade,
  old_email text not null,
  new_email text not null check (new_email = lower(new_email)),
  -- When the messages were sent last: it ends an hour after.
  sent_at timestamptz not null,
  old_proved_at timestamptz,
  new_proved_at timestamptz
);

-- What a message of it proves, by its link or by its code: only hashes are kept. A side that is proved has none.
create table studio_auth.address_proofs (
  hash text primary key,
  change_id uuid not null references studio_auth.address_changes on delete cascade,
  side text not null check (side in ('old', 'new')),
  email text not null,
  code_hash text not null,
  created_at timestamptz not null
);
create unique index address_proofs_side on studio_auth.address_proofs (change_id, side);
create index address_proofs_email on studio_auth.address_proofs (email);

alter table studio_auth.address_changes enable row level security;
alter table studio_auth.address_proofs enable row level security;
