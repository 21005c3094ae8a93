-- What people have accepted: a row for each version of each document, which nobody overwrites. The versions are those of the
-- domain, by their days.
create table studio.acceptances (
  id uuid primary key,
  member uuid not null,
  document text not null check (document in ('legal', 'terms', 'compliance')),
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  accepted_at timestamptz not null,
  -- The language in which it was read, and the request that said so. Not kept before this table was.
  language text,
  request_id text,
  unique (member, document, version)
);
alter table studio.acceptances enable row level security;

create function studio.refuse_change_of_acceptance() returns trigger language plpgsql set search_path = '' as
  $f$ begin raise exception 'An acceptance stays as it is'; end $f$;
create trigger never_overwritten before update on studio.acceptances
  for each row execute function studio.refuse_change_of_acceptance();

-- What was a flag becomes an acceptance of the first version.
insert into studio.acceptances (id, member, document, version, accepted_at)
  select gen_random_uuid(), id, 'legal', '2026-11-21', legal_accepted_at
  from studio.members where legal_accepted_at is not null;
insert into studio.acceptances (id, member, document, version, accepted_at)
  select gen_random_uuid(), id, document, '2026-11-21', updated_at
  from public.user_profiles cross join (values ('terms'), ('compliance')) documents (document)
  where (document = 'terms' and terms_accepted) or (document = 'compliance' and compliance_confirmed);

alter table studio.members drop column legal_accepted_at;
