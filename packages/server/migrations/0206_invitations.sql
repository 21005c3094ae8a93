-- Invitations: each is good once. Only the digest of its code is kept: the code is told to whoever made it, that once.
create table studio.invitations (
  id uuid primary key,
  code_hash text not null unique,
  -- Null: whoever made it has gone.
  made_by uuid,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  claimed_at timestamptz,
  -- Null where nobody has claimed it, or whoever did has gone. Nobody claims two.
  claimed_by uuid unique,
  check (claimed_by is null or claimed_at is not null)
);
create index invitations_made on studio.invitations (made_by, made_at);
alter table studio.invitations enable row level security;
