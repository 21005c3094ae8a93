-- Who likes which work: a person once. The count stands with the work, since a page of works is read without counting.
create table studio.likes (
  work_id uuid not null references studio.works on delete cascade,
  member uuid not null,
  liked_at timestamptz not null,
  primary key (work_id, member)
);
create index likes_of_member on studio.likes (member, liked_at, work_id);
alter table studio.works add column likes int not null default 0;

create function studio.count_like() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    if tg_op = 'INSERT' then
      update studio.works set likes = likes + 1 where id = new.work_id;
    else
      update studio.works set likes = likes - 1 where id = old.work_id;
    end if;
    return null;
  end
  $f$;
create trigger count_like after insert or delete on studio.likes for each row execute function studio.count_like();

-- What one member is to another: follows them, does not want to see them (mute), or wants neither to see nor to be seen (block).
create table studio.relations (
  id uuid primary key,
  member uuid not null,
  kind text not null check (kind in ('follow', 'mute', 'block')),
  other uuid not null check (other <> member),
  since timestamptz not null
);
create unique index relations_once on studio.relations (member, kind, other);
create index relations_page on studio.relations (member, kind, since desc, id desc);
create index relations_of_other on studio.relations (other, kind, member);

-- What the addresses of pictures carry for each who looks at works, since an `<img>` has no token: whoever is blocked gets none.
create table studio.viewers (
  member uuid primary key,
  key uuid not null unique
);

alter table studio.likes enable row level security;
alter table studio.relations enable row level security;
alter table studio.viewers enable row level security;
