-- What a shoot is a remix of: its pictures keep it when they are published. The credit is the author's, whatever becomes of the work.
create table studio.shoot_sources (
  job_id uuid primary key references studio.jobs on delete cascade,
  parent_id uuid references studio.works on delete set null,
  -- Null: they left.
  parent_author uuid
);
create index shoot_sources_parent on studio.shoot_sources (parent_id) where parent_id is not null;
create index shoot_sources_author on studio.shoot_sources (parent_author) where parent_author is not null;

-- What a work is a remix of, with the order of a page of those of one parent.
create table studio.remixes (
  work_id uuid primary key references studio.works on delete cascade,
  parent_id uuid references studio.works on delete set null,
  parent_author uuid,
  published_at timestamptz not null,
  -- Of the remix, not of its parent.
  withdrawn boolean not null default false
);
create index remixes_parent on studio.remixes (parent_id) where parent_id is not null;
create index remixes_page on studio.remixes (parent_id, published_at desc, work_id desc) where not withdrawn;
create index remixes_author on studio.remixes (parent_author) where parent_author is not null;

-- How many remixes of it are published: a page of works is read without counting.
alter table studio.works add column remixes int not null default 0;

create function studio.count_remix() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    if tg_op <> 'INSERT' then
      if not old.withdrawn then update studio.works set remixes = remixes - 1 where id = old.parent_id; end if;
    end if;
    if tg_op <> 'DELETE' then
      if not new.withdrawn then update studio.works set remixes = remixes + 1 where id = new.parent_id; end if;
    end if;
    return null;
  end
  $f$;
create trigger count_remix after insert or delete or update of withdrawn, parent_id on studio.remixes
  for each row execute function studio.count_remix();

create function studio.withdraw_remix() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    update studio.remixes set withdrawn = true where work_id = new.id and not withdrawn;
    return null;
  end
  $f$;
create trigger withdraw_remix after update of withdrawn_at on studio.works
  for each row when (new.withdrawn_at is not null) execute function studio.withdraw_remix();

alter table studio.shoot_sources enable row level security;
alter table studio.remixes enable row level security;
