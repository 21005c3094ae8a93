-- The entries of an account form a chain: each has its place, the balance after it, and a digest over itself and the
-- digest before it. Its owner adds it up and checks it in the browser (`domain/ledger` writes the same text).
alter table studio.accounts
  -- How many entries it has, and the digest of the last.
  add column entries bigint not null default 0,
  add column head bytea not null default decode(repeat('00', 32), 'hex');
alter table studio.entries
  add column sequence bigint,
  add column balance bigint,
  add column digest bytea,
  -- As the transfer says them: what a list is narrowed to and ordered by stands in one index.
  add column reason text,
  add column moved_at timestamptz;

-- The note stands last, since it alone may have several lines.
create function studio.entry_digest(
  previous bytea, purpose text, currency text, place bigint, amount bigint, balance bigint,
  transfer uuid, reason text, job uuid, moved_at timestamptz, note text
) returns bytea language sql stable as
  $f$
    select sha256(convert_to(concat_ws(E'\n', 'mirror-ledger-1', encode(previous, 'hex'), purpose, currency, place, amount,
      balance, transfer, reason, coalesce(job::text, ''),
      to_char(moved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), note), 'UTF8'))
  $f$;

alter table studio.entries disable trigger append_only;
alter table studio.accounts disable trigger guard_balance;
do $f$
  declare
    account record;
    entry record;
    place bigint;
    total bigint;
    last bytea;
  begin
    for account in select id, purpose, currency from studio.accounts loop
      place := 0;
      total := 0;
      last := decode(repeat('00', 32), 'hex');
      for entry in
        select e.id, e.amount, t.id as transfer, t.reason, t.job_id, t.created_at, t.note
        from studio.entries e join studio.transfers t on t.id = e.transfer_id
        where e.account_id = account.id order by e.id
      loop
        place := place + 1;
        total := total + entry.amount;
        last := studio.entry_digest(last, account.purpose, account.currency, place, entry.amount, total,
          entry.transfer, entry.reason, entry.job_id, entry.created_at, entry.note);
        update studio.entries
          set sequence = place, balance = total, digest = last, reason = entry.reason, moved_at = entry.created_at
          where id = entry.id;
      end loop;
      update studio.accounts set entries = place, head = last where id = account.id;
    end loop;
  end
$f$;
alter table studio.accounts enable trigger guard_balance;
alter table studio.entries enable trigger append_only;

alter table studio.entries
  alter column sequence set not null,
  alter column balance set not null,
  alter column digest set not null,
  alter column reason set not null,
  alter column moved_at set not null;
create index entries_statement on studio.entries (account_id, moved_at, id);
create index transfers_job on studio.transfers (job_id) where job_id is not null;
create index entries_kinds on studio.entries (account_id, reason, (amount > 0), moved_at, id);

-- One statement moves the balance and makes the link: the lock of the account's row puts its entries in one order.
drop trigger apply_entry on studio.entries;
drop function studio.apply_entry();
create function studio.chain_entry() returns trigger language plpgsql as
  $f$
  declare
    moved studio.transfers;
  begin
    select * into moved from studio.transfers where id = new.transfer_id;
    if not found then raise foreign_key_violation using message = 'An entry belongs to a transfer'; end if;
    update studio.accounts
      set balance = balance + new.amount, entries = entries + 1,
        head = studio.entry_digest(head, purpose, currency, entries + 1, new.amount, balance + new.amount,
          moved.id, moved.reason, moved.job_id, moved.created_at, moved.note)
      where id = new.account_id and currency = new.currency
      returning entries, balance, head into new.sequence, new.balance, new.digest;
    if not found then raise exception 'An entry must be in the currency of its account'; end if;
    new.reason := moved.reason;
    new.moved_at := moved.created_at;
    -- Numbered once the account is held: the ids of an account are in the order of its chain.
    new.id := nextval(pg_get_serial_sequence('studio.entries', 'id'));
    return new;
  end
  $f$;
create trigger chain_entry before insert on studio.entries for each row execute function studio.chain_entry();

create or replace function studio.guard_balance() returns trigger language plpgsql as
  $f$
  begin
    if tg_op = 'INSERT' then
      if new.balance <> 0 or new.entries <> 0 or new.head <> decode(repeat('00', 32), 'hex') then
        raise exception 'An account begins with nothing: value moves by an entry';
      end if;
      return new;
    end if;
    if tg_op = 'UPDATE' then
      if studio.becomes_nameless(old.owner, new.owner) and old.balance = 0
        and (new.id, new.currency, new.purpose, new.balance, new.entries, new.head)
          = (old.id, old.currency, old.purpose, old.balance, old.entries, old.head) then
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

-- By which request a transfer was made: the Idempotency-Key, which the transaction names as it keeps it.
alter table studio.transfers
  add column request text default nullif(current_setting('studio.request', true), '');
create or replace function studio.refuse_change() returns trigger language plpgsql as
  $f$
  begin
    if tg_op = 'UPDATE' and tg_table_name = 'transfers' then
      if studio.becomes_nameless(old.member, new.member)
        and (new.id, new.reason, new.note, new.created_at) = (old.id, old.reason, old.note, old.created_at)
        and new.job_id is not distinct from old.job_id
        and new.request is not distinct from old.request
        and new.business_key is not distinct from replace(old.business_key, old.member::text, new.member::text) then
        return new;
      end if;
    end if;
    raise exception 'The journal is append-only: a correction is a new transfer';
  end
  $f$;
