-- What the settings say of the rights in the pictures of an archive: it is made when it is downloaded, not when it is chosen.
alter table studio.archives add column rights jsonb;
