-- A balance moves by an entry or not at all: also the owner of the database, who may write any table, is refused when
-- a statement of their own touches it. Whoever switches triggers off is found by the check at the start.
create function studio.guard_balance() returns trigger language plpgsql as
  $f$
  begin
    if tg_op = 'INSERT' then
      if new.balance <> 0 then raise exception 'An account begins with nothing: value moves by an entry'; end if;
      return new;
    end if;
    if tg_op = 'UPDATE' then
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
create trigger guard_balance before insert or update or delete on studio.accounts
  for each row execute function studio.guard_balance();
create trigger guard_balance_whole before truncate on studio.accounts
  for each statement execute function studio.guard_balance();
