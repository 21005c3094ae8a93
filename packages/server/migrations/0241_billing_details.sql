-- What members want to stand on their receipts.
create table studio.billing_details (
  member uuid primary key,
  name text not null check (char_length(name) <= 120),
  address text not null check (char_length(address) <= 400),
  tax_id text not null check (char_length(tax_id) <= 40),
  revision integer not null,
  changed_at timestamptz not null
);
alter table studio.billing_details enable row level security;
