-- How many pictures of each kind a member's gallery holds: what it can be narrowed to is read from here, not counted anew over
-- all pictures. Kept by the database itself, whoever writes them.
create table studio.media_groups (
  member uuid not null,
  project text not null,
  model text not null,
  type text not null,
  items int not null,
  primary key (member, project, model, type)
);
alter table studio.media_groups enable row level security;

insert into studio.media_groups (member, project, model, type, items)
  select member, coalesce(project, ''), coalesce(model, ''), type, count(*) from studio.media
  where purpose = 'result' and deleted_at is null group by 1, 2, 3, 4;

-- Takes the rows of a statement as they were and as they are; in the order of the key, so that two statements at once wait for
-- each other and do not block each other.
create function studio.count_media() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into studio.media_groups as held (member, project, model, type, items)
      select member, coalesce(project, ''), coalesce(model, ''), type, count(*) from new_rows
      where purpose = 'result' and deleted_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (member, project, model, type) do update set items = held.items + excluded.items;
  elsif tg_op = 'DELETE' then
    insert into studio.media_groups as held (member, project, model, type, items)
      select member, coalesce(project, ''), coalesce(model, ''), type, -count(*) from old_rows
      where purpose = 'result' and deleted_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (member, project, model, type) do update set items = held.items + excluded.items;
    delete from studio.media_groups where items <= 0 and member in (select member from old_rows);
  else
    insert into studio.media_groups as held (member, project, model, type, items)
      select member, project, model, type, sum(step) from (
        select member, coalesce(project, '') as project, coalesce(model, '') as model, type, 1 as step from new_rows
        where purpose = 'result' and deleted_at is null
        union all
        select member, coalesce(project, ''), coalesce(model, ''), type, -1 from old_rows
        where purpose = 'result' and deleted_at is null
      ) moved group by 1, 2, 3, 4 having sum(step) <> 0 order by 1, 2, 3, 4
      on conflict (member, project, model, type) do update set items = held.items + excluded.items;
    delete from studio.media_groups where items <= 0 and member in (select member from old_rows);
  end if;
  return null;
end
$$;
create trigger media_counted_in after insert on studio.media
  referencing new table as new_rows for each statement execute function studio.count_media();
create trigger media_counted_out after delete on studio.media
  referencing old table as old_rows for each statement execute function studio.count_media();
create trigger media_counted_over after update on studio.media
  referencing old table as old_rows new table as new_rows for each statement execute function studio.count_media();

-- What was chosen to be downloaded as one archive, for as long as its address is good.
create table studio.archives (
  id uuid primary key,
  member uuid not null,
  media uuid[] not null,
  time_zone text not null,
  created_at timestamptz not null
);
create index archives_due on studio.archives (created_at);
alter table studio.archives enable row level security;
