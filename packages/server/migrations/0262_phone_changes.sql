-- Another number that somebody has asked for, until the code is typed that was sent there. Each person has one at a time; a newer one
-- takes its place. Only a keyed hash of the code is kept, and none where no message goes out.
create table studio_auth.phone_changes (
  user_id uuid primary key references studio_auth.users on delete cascade,
  new_phone text not null check (new_phone ~ '^[1-9][0-9]{1,14}$'),
  code_hash text,
  sent_at timestamptz not null
);
create index phone_changes_phone on studio_auth.phone_changes (new_phone);
alter table studio_auth.phone_changes enable row level security;
