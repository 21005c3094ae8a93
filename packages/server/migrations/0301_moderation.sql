-- What members report of what is public. One that is open stands once for each member and subject.
create table studio.reports (
  id uuid primary key,
  member uuid not null,
  kind text not null check (kind in ('work', 'creator')),
  -- The id of the work, or of the creator's account.
  subject uuid not null,
  reason text not null,
  words text not null,
  reported_at timestamptz not null,
  settled_at timestamptz
);
create unique index reports_once on studio.reports (member, kind, subject) where settled_at is null;
create index reports_open on studio.reports (reported_at, id) where settled_at is null;
create index reports_of_subject on studio.reports (kind, subject);

-- What is on no public page until it is restored.
create table studio.hidden (
  kind text not null check (kind in ('work', 'creator')),
  subject uuid not null,
  reason text not null,
  hidden_at timestamptz not null,
  primary key (kind, subject)
);

-- What was done, for good. Who reported is nobody's business here. Of somebody whose account is removed nothing stays but that it was done.
create table studio.moderation_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  act text not null check (act in ('reported', 'hidden', 'restored', 'kept')),
  kind text not null,
  subject uuid,
  reason text not null
);
create index moderation_log_of_subject on studio.moderation_log (kind, subject, id);

create function studio.refuse_change_of_moderation() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    if tg_op = 'UPDATE' then
      if new.subject is null and (new.id, new.at, new.actor, new.act, new.kind, new.reason)
        is not distinct from (old.id, old.at, old.actor, old.act, old.kind, old.reason) then
        return new;
      end if;
    end if;
    raise exception 'The log of moderation is only added to.' using errcode = '42501';
  end
  $f$;
create trigger append_only before update or delete on studio.moderation_log
  for each row execute function studio.refuse_change_of_moderation();
create trigger append_only_whole before truncate on studio.moderation_log
  for each statement execute function studio.refuse_change_of_moderation();

alter table studio.reports enable row level security;
alter table studio.hidden enable row level security;
alter table studio.moderation_log enable row level security;
