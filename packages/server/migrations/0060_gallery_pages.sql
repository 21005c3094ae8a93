-- A page of the gallery is read off the index from where the last one ended: both columns in the order of the page.
create index media_page on studio.media (member, created_at desc, id desc) where purpose = 'result';
drop index studio.media_gallery;
