-- The statement of an account stands in the order of its chain, also where two servers' clocks differ: else a line would have a balance "after it" that
-- the line above does not begin with. An entry is listed no earlier than the one before it, as far as that is no more than two hours ahead: after a clock
-- that was wrong for longer the statement goes on at the right time. When it moved by the clock of the server stands in its transfer, and in the digest.
create or replace function studio.chain_entry() returns trigger language plpgsql as
  $f$
  declare
    moved studio.transfers;
    latest timestamptz;
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
    select moved_at into latest from studio.entries
      where account_id = new.account_id and moved_at <= moved.created_at + interval '2 hours'
      order by moved_at desc limit 1;
    new.moved_at := greatest(moved.created_at, latest);
    -- Numbered once the account is held: the ids of an account are in the order of its chain.
    new.id := nextval(pg_get_serial_sequence('studio.entries', 'id'));
    return new;
  end
  $f$;
