-- Pictures of profiles whose files may lie there while no profile leads to them: one that is on its way, until it is the profile's,
-- and the one before, until its files are gone. What is left of a server that was killed between is removed by these.
create table studio.loose_profile_pictures (
  id uuid primary key,
  member uuid not null,
  since timestamptz not null
);
create index loose_profile_pictures_since on studio.loose_profile_pictures (since);
create index loose_profile_pictures_member on studio.loose_profile_pictures (member);
alter table studio.loose_profile_pictures enable row level security;
