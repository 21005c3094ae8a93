-- Pictures are marked as favourites, and deleted to a trash from which they can be restored.
alter table studio.media
  add column favourite boolean not null default false,
  add column deleted_at timestamptz;

-- A page of the gallery is read off an index from where the last one ended, whatever it is narrowed to: what it is narrowed
-- by stands first, the order of the page last. Read backwards they are the oldest first.
drop index studio.media_page;
create index media_page on studio.media (member, created_at desc, id desc)
  where purpose = 'result' and deleted_at is null;
create index media_page_of_project on studio.media (member, (coalesce(project, '')), created_at desc, id desc)
  where purpose = 'result' and deleted_at is null;
create index media_page_of_model on studio.media (member, model, created_at desc, id desc)
  where purpose = 'result' and deleted_at is null;
create index media_page_of_type on studio.media (member, type, created_at desc, id desc)
  where purpose = 'result' and deleted_at is null;
create index media_favourites on studio.media (member, created_at desc, id desc)
  where purpose = 'result' and deleted_at is null and favourite;
create index media_trash on studio.media (member, deleted_at desc, id desc) where deleted_at is not null;
-- What the sweeper removes for good, the oldest first.
create index media_due on studio.media (deleted_at, id) where deleted_at is not null;
