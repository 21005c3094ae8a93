-- The ledger: an append-only journal of balanced transfers. Value moves here or not at all.
create table studio.accounts (
  id bigint generated always as identity primary key,
  -- The member whose account it is; null for the house's own.
  owner uuid,
  -- A member has `available` and `reserved`; the house has `issue`, `exchange` and `revenue`.
  purpose text not null,
  currency text not null check (currency in ('coins', 'credits')),
  balance bigint not null default 0,
  unique nulls not distinct (owner, purpose, currency),
  -- Only the house may go below zero: that is how value comes into being, and how much of it there is.
  constraint never_below_zero check (owner is null or balance >= 0)
);

create table studio.transfers (
  id uuid primary key,
  -- The member whose value moves.
  member uuid not null,
  reason text not null,
  -- Why, in plain words.
  note text not null,
  job_id uuid,
  -- Makes a grant, a capture or a refund happen once, whoever asks how often.
  business_key text unique,
  created_at timestamptz not null
);
create index transfers_member on studio.transfers (member, created_at desc, id);

create table studio.entries (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references studio.transfers,
  account_id bigint not null references studio.accounts,
  currency text not null,
  amount bigint not null check (amount <> 0)
);
create index entries_transfer on studio.entries (transfer_id);
create index entries_account on studio.entries (account_id, id);

create function studio.refuse_change() returns trigger language plpgsql as
  $f$ begin raise exception 'The journal is append-only: a correction is a new transfer'; end $f$;
create trigger append_only before update or delete on studio.transfers
  for each row execute function studio.refuse_change();
create trigger append_only before update or delete on studio.entries
  for each row execute function studio.refuse_change();

-- An entry moves the balance itself, so that the two can never disagree.
create function studio.apply_entry() returns trigger language plpgsql as
  $f$
  begin
    update studio.accounts set balance = balance + new.amount where id = new.account_id and currency = new.currency;
    if not found then raise exception 'An entry must be in the currency of its account'; end if;
    return null;
  end
  $f$;
create trigger apply_entry after insert on studio.entries for each row execute function studio.apply_entry();

-- Checked at the end of the transaction: by then every leg of the transfer is there.
create function studio.check_balanced() returns trigger language plpgsql as
  $f$
  begin
    if exists (
      select 1 from studio.entries where transfer_id = new.transfer_id group by currency having sum(amount) <> 0
    ) then
      raise exception 'A transfer must balance in every currency';
    end if;
    return null;
  end
  $f$;
create constraint trigger balanced after insert on studio.entries
  deferrable initially deferred for each row execute function studio.check_balanced();

-- The first answer to each key, to be given again to the same question.
create table studio.idempotency (
  member uuid not null,
  key text not null,
  call text not null,
  body_hash text not null,
  -- JSON as it was sent: kept as text, so that the same bytes are sent again.
  answer text,
  created_at timestamptz not null,
  primary key (member, key)
);

-- No client role may read or write any of it: the schema is closed to them, and so is every table.
alter table studio.accounts enable row level security;
alter table studio.transfers enable row level security;
alter table studio.entries enable row level security;
alter table studio.idempotency enable row level security;
