-- Addresses that a member had before, and until when: letters that went there are theirs as well, and go with their account. What came
-- later to the same address is of whoever has it by then.
create table studio.former_addresses (
  member uuid not null,
  email text not null,
  left_at timestamptz not null,
  primary key (member, email)
);
alter table studio.former_addresses enable row level security;
