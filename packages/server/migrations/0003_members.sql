-- What the product itself knows of a signed-in person, whichever auth service vouches for them.
create table studio.members (
  id uuid primary key,
  email text,
  banned boolean not null default false,
  invite_claimed_at timestamptz,
  legal_accepted_at timestamptz,
  first_seen_at timestamptz not null default now()
);
alter table studio.members enable row level security;
