-- A link is kept after its end, so that whoever opens it again is told what became of it, and with a challenge it is
-- used when a code is exchanged: opening it gives a code each time and uses nothing up.
alter table studio_auth.email_tokens add column ended text check (ended in ('used', 'revoked'));
create index email_tokens_flow on studio_auth.email_tokens (flow_id);

create table studio_auth.codes (
  hash text primary key,
  flow_id uuid not null references studio_auth.flows on delete cascade,
  issued_at timestamptz not null
);
create index codes_flow on studio_auth.codes (flow_id);
alter table studio_auth.codes enable row level security;

-- A code that was under way while this was applied is worth nothing; its link had to be asked for again in any case.
alter table studio_auth.flows drop column code_hash, drop column code_issued_at;
