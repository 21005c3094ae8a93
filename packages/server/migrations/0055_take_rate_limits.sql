-- Counts one use of each limit, or none of them when one is reached, in one statement: a transaction of one statement a
-- limit took up to six turns of the embedded database's only connection, and whoever asked for a balance waited for them.
-- Takes the uses in the order in which their rows are locked: [{"key", "every_ms", "room"}], where `room` is how far
-- ahead a limit may be counted. Returns the rows of those that are reached, none when all were counted.
create function studio.take_rate_limits(uses jsonb, moment timestamptz)
  returns table (key text, full_at timestamptz) language plpgsql as
  $f$
  #variable_conflict use_column
  declare
    asked record;
    every interval;
    reached text[] := '{}';
  begin
    begin
      for asked in select * from jsonb_to_recordset(uses) as u(key text, every_ms bigint, room timestamptz) loop
        every := asked.every_ms * interval '1 millisecond';
        insert into studio.rate_limits as kept (key, full_at) values (asked.key, moment + every)
          on conflict (key) do update set full_at = every
            -- What lies further ahead than the limit reaches was counted by a clock that was set back.
            + case when kept.full_at > asked.room then moment else greatest(kept.full_at, moment) end
          where greatest(kept.full_at, moment) + every <= asked.room or kept.full_at > asked.room;
        if not found then reached := reached || asked.key; end if;
      end loop;
      -- Takes back what was counted by this call before one was reached.
      if reached <> '{}' then raise exception 'A limit is reached' using errcode = 'ML001'; end if;
    exception when sqlstate 'ML001' then null;
    end;
    if reached = '{}' then return; end if;
    -- A row that another server has cleared meanwhile was reached all the same.
    return query select at.key, coalesce(kept.full_at, moment)
      from unnest(reached) as at(key) left join studio.rate_limits kept on kept.key = at.key;
  end
  $f$;
