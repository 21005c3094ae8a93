-- A prompt is published as a picture is: a work of its own, which shows one version of it. Its words stay where they are.
alter table studio.works
  alter column media_id drop not null,
  add column prompt_id uuid references studio.prompts on delete cascade,
  add column version_id uuid references studio.prompt_versions on delete cascade,
  add column type text not null generated always as (case when media_id is null then 'prompt' else 'picture' end) stored,
  add constraint works_of_one check (
    (media_id is null) = (prompt_id is not null) and (prompt_id is null) = (version_id is null));
create unique index works_of_prompt on studio.works (prompt_id) where withdrawn_at is null;
create index works_prompt on studio.works (prompt_id) where prompt_id is not null;
create index works_version on studio.works (version_id) where version_id is not null;
create index works_page_of_type on studio.works (type, published_at desc, id desc) where withdrawn_at is null;
