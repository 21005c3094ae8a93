-- Messages on a machine without a mail server, shown by the local inbox.
create table studio.outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  body text not null,
  link text,
  created_at timestamptz not null
);
create index outbox_newest on studio.outbox (created_at desc);
alter table studio.outbox enable row level security;
