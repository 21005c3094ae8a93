-- Mails to members who got coins by their handle, in the language that they read the studio in.
alter table studio.members add column language text;

-- Those from before were told of in the studio alone.
update studio.gifts set mailed_at = created_at where ends_at is null and mailed_at is null;
create index gifts_unmailed_to_member on studio.gifts (receiver)
  where ends_at is null and mailed_at is null and receiver_told_at is null;
create index gifts_mailed_to_member on studio.gifts (receiver, mailed_at) where ends_at is null and mailed_at is not null;
