-- How many bytes each member stores, of each kind: `texts` in the database, `pictures` as files. It is counted by triggers, so that no
-- write is missed, and is one row of each member: whoever writes holds it until the end of the transaction, so that two at once cannot
-- both take what is left.
create table studio.storage_use (
  member uuid not null,
  kind text not null check (kind in ('texts', 'pictures')),
  bytes bigint not null check (bytes >= 0),
  primary key (member, kind)
);

-- What a member may store. The server writes it from its constants as it opens the database.
create table studio.storage_quotas (
  kind text not null,
  demo boolean not null,
  bytes bigint not null,
  primary key (kind, demo)
);

alter table studio.storage_use enable row level security;
alter table studio.storage_quotas enable row level security;

-- Adds bytes to what a member stores. Where it refuses, what exceeds the quota raises MS507, whose detail is the kind.
create function studio.charge_storage(charged uuid, of_kind text, change bigint, refuses boolean) returns void
  language plpgsql set search_path = '' as
  $f$
  declare
    used bigint;
    quota bigint;
  begin
    if change <= 0 then
      update studio.storage_use set bytes = greatest(0, bytes + change) where member = charged and kind = of_kind;
      return;
    end if;
    insert into studio.storage_use as known (member, kind, bytes) values (charged, of_kind, change)
      on conflict (member, kind) do update set bytes = known.bytes + excluded.bytes returning bytes into used;
    if refuses then
      select q.bytes into quota from studio.storage_quotas q where q.kind = of_kind
        and q.demo = coalesce((select m.demo from studio.members m where m.id = charged), false);
      if used > quota then
        raise exception 'The storage of this member is full' using errcode = 'MS507', detail = of_kind;
      end if;
    end if;
  end
  $f$;

-- Counts the rows of a table. Arguments: the kind, the size of a row as an expression, and whether it refuses. Rows without a member
-- are nobody's.
create function studio.count_storage() returns trigger language plpgsql set search_path = '' as
  $f$
  declare
    rows text := case tg_op
      when 'INSERT' then 'select member, %1$s as bytes from come'
      when 'DELETE' then 'select member, -(%1$s) as bytes from gone'
      else 'select member, %1$s as bytes from come union all select member, -(%1$s) from gone' end;
    change record;
  begin
    for change in execute format('select member, sum(bytes)::bigint as bytes from (' || rows || ') changed
      where member is not null group by member having sum(bytes) <> 0 order by member', tg_argv[1])
    loop
      perform studio.charge_storage(change.member, tg_argv[0], change.bytes, tg_argv[2] = 'refuses');
    end loop;
    return null;
  end
  $f$;

-- Adds what is part of a row of another table to its `parts_bytes`, which is counted with it. Arguments: that table, the column that
-- points to it, and the size of a part.
create function studio.count_parts() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    execute format('update studio.%1$I whole set parts_bytes = greatest(0, whole.parts_bytes + changed.bytes)
      from (select %2$I as id, ' || case tg_op when 'INSERT' then 'sum(%3$s) as bytes from come' else '-sum(%3$s) as bytes from gone' end ||
      ' group by 1) changed where whole.id = changed.id', tg_argv[0], tg_argv[1], tg_argv[2]);
    return null;
  end
  $f$;

-- Whose a version is: when it goes with its prompt, that is not there to be asked any more.
alter table studio.prompt_versions add column member uuid;
alter table studio.prompt_versions disable trigger append_only;
update studio.prompt_versions part set member = p.member from studio.prompts p where p.id = part.prompt_id;
alter table studio.prompt_versions enable trigger append_only;

alter table studio.proofs add column parts_bytes bigint not null default 0;

-- The tables, with the size of a row: its texts, and a round figure for the rest of it and its indexes. A text that is searched is
-- counted twice, for its index. A picture has smaller ones beside it.
do $$
declare
  counted record;
  one record;
begin
  for counted in
    select * from (values
      ('prompts', 'texts', 'refuses', true,
        'octet_length(title) + octet_length(title_key) + octet_length(array_to_string(tags, '' '')) + coalesce(octet_length(collection), 0)
          + octet_length(notes) + octet_length(excerpt) + 2 * octet_length(search_text) + 500'),
      ('prompt_versions', 'texts', 'refuses', false, 'octet_length(text) + coalesce(octet_length(slots::text), 0) + 200'),
      ('jobs', 'texts', 'refuses', false, 'octet_length(form::text) + 500'),
      ('proofs', 'texts', 'refuses', true, 'octet_length(title) + octet_length(client) + octet_length(note) + parts_bytes + 500'),
      ('works', 'texts', 'refuses', true,
        'octet_length(title) + octet_length(array_to_string(tags, '' '')) + 3 * octet_length(search_text) + 500'),
      ('saved', 'texts', 'refuses', true,
        'octet_length(note) + coalesce(octet_length(collection), 0) + octet_length(search_text) + 300'),
      ('ideas', 'texts', 'refuses', false, 'octet_length(title) + octet_length(words) + 2 * octet_length(search_text) + 300'),
      ('idea_comments', 'texts', 'refuses', false, 'octet_length(words) + 300'),
      ('feedback', 'texts', 'refuses', false, 'octet_length(context_id) + coalesce(octet_length(message), 0) + 300'),
      ('reports', 'texts', 'refuses', false, 'octet_length(words) + 300'),
      -- A picture that is being made has been paid for: whether there is room is asked before it is begun.
      ('media', 'pictures', 'counts', false, 'bytes + coalesce(octet_length(prompt), 0) + 65536')
    ) as tables(name, kind, refuses, changes, size)
  loop
    -- What is there already.
    if counted.name = 'proofs' then
      update studio.proofs whole set parts_bytes = parts.bytes from (
        select proof_id, sum(bytes) as bytes from (
          select proof_id, 300 as bytes from studio.proof_pictures union all
          select proof_id, octet_length(author) + octet_length(text) + octet_length(key) + 300 from studio.proof_comments) each_part
          group by 1) parts where whole.id = parts.proof_id;
    end if;
    execute format('insert into studio.storage_use as known (member, kind, bytes)
      select member, %L, sum(%s) from studio.%I where member is not null group by member
      on conflict (member, kind) do update set bytes = known.bytes + excluded.bytes', counted.kind, counted.size, counted.name);
    for one in
      select * from (values ('insert', 'new table as come'), ('update', 'old table as gone new table as come'), ('delete', 'old table as gone'))
        as events(event, tables) where event <> 'update' or counted.changes
    loop
      execute format('create trigger count_storage_%1$s after %1$s on studio.%2$I referencing %3$s
        for each statement execute function studio.count_storage(%4$L, %5$L, %6$L)',
        one.event, counted.name, one.tables, counted.kind, counted.size, counted.refuses);
    end loop;
  end loop;
  for counted in
    select * from (values
      ('proof_pictures', 'proofs', 'proof_id', '300'),
      ('proof_comments', 'proofs', 'proof_id', 'octet_length(author) + octet_length(text) + octet_length(key) + 300')
    ) as tables(name, whole, column_name, size)
  loop
    for one in select * from (values ('insert', 'new table as come'), ('delete', 'old table as gone')) as events(event, tables)
    loop
      execute format('create trigger count_parts_%1$s after %1$s on studio.%2$I referencing %3$s
        for each statement execute function studio.count_parts(%4$L, %5$L, %6$L)',
        one.event, counted.name, one.tables, counted.whole, counted.column_name, counted.size);
    end loop;
  end loop;
end
$$;
