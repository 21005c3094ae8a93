-- What people say of help topics.
create table studio.feedback (
  id uuid primary key,
  member uuid not null,
  context_id text not null,
  helpful boolean not null,
  message text,
  created_at timestamptz not null
);
create index feedback_newest on studio.feedback (created_at desc);
alter table studio.feedback enable row level security;
