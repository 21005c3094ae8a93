-- The format and quality in which the pictures of an archive are written, as the settings of whoever asked for it say; null for
-- those of which each picture is written as it is stored.
alter table studio.archives add column form jsonb;
