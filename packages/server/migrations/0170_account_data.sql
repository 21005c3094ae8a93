-- Archives of everything held on a person, made in the background: with a lease, as jobs have one. A file is kept for its days.
create table studio.account_exports (
  id uuid primary key,
  member uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'building', 'ready', 'failed', 'expired')),
  language text not null,
  time_zone text not null,
  -- As the browser keeps them: they go into the archive, and say what is written into its pictures.
  settings jsonb not null,
  done int not null default 0,
  total int not null default 0,
  bytes bigint,
  attempts int not null default 0,
  worker text,
  leased_until timestamptz,
  -- The digest of the token of the link that was mailed last, and when that was used.
  link_hash text unique,
  link_used_at timestamptz,
  requested_at timestamptz not null,
  ready_at timestamptz,
  ends_at timestamptz
);
create index account_exports_newest on studio.account_exports (member, requested_at desc);
-- One at a time, whoever asks at once.
create unique index account_exports_under_way on studio.account_exports (member) where state in ('waiting', 'building');
create index account_exports_due on studio.account_exports (ends_at) where state = 'ready';

-- Accounts whose removal is asked for. While it waits the account is closed; from `closed_at` on it cannot be taken back.
create table studio.account_deletions (
  member uuid primary key,
  language text not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz
);
create index account_deletions_due on studio.account_deletions (due_at);

-- What is left of an account that was removed: the name without a person under which the journal goes on.
create table studio.removed_accounts (
  nameless uuid primary key,
  requested_at timestamptz not null,
  removed_at timestamptz not null
);

alter table studio.account_exports enable row level security;
alter table studio.account_deletions enable row level security;
alter table studio.removed_accounts enable row level security;

-- The journal stays when a person goes, and does not say whose it was: in the transaction that removes them, whose transfers
-- and accounts they are becomes a name without a person, and nothing else of a row changes.
create function studio.becomes_nameless(old_owner uuid, new_owner uuid) returns boolean language sql stable as
  $f$ select coalesce(current_setting('studio.nameless', true) = old_owner::text || '>' || new_owner::text, false) $f$;

create or replace function studio.refuse_change() returns trigger language plpgsql as
  $f$
  begin
    if tg_op = 'UPDATE' and tg_table_name = 'transfers' then
      if studio.becomes_nameless(old.member, new.member)
        and (new.id, new.reason, new.note, new.created_at) = (old.id, old.reason, old.note, old.created_at)
        and new.job_id is not distinct from old.job_id
        and new.business_key is not distinct from replace(old.business_key, old.member::text, new.member::text) then
        return new;
      end if;
    end if;
    raise exception 'The journal is append-only: a correction is a new transfer';
  end
  $f$;

create or replace function studio.guard_balance() returns trigger language plpgsql as
  $f$
  begin
    if tg_op = 'INSERT' then
      if new.balance <> 0 then raise exception 'An account begins with nothing: value moves by an entry'; end if;
      return new;
    end if;
    if tg_op = 'UPDATE' then
      if studio.becomes_nameless(old.owner, new.owner) and old.balance = 0 and new.balance = 0
        and (new.id, new.currency, new.purpose) = (old.id, old.currency, old.purpose) then
        return new;
      end if;
      -- One level down only inside the trigger of an entry, which is the one that writes accounts.
      if pg_trigger_depth() < 2 then raise exception 'A balance moves by an entry or not at all'; end if;
      if (new.id, new.currency, new.purpose) is distinct from (old.id, old.currency, old.purpose)
        or new.owner is distinct from old.owner then
        raise exception 'An account stays whose it is';
      end if;
      return new;
    end if;
    raise exception 'An account is kept for ever';
  end
  $f$;
