-- An account that has a number alone is given an address: its number says yes in place of the address that it has not.
alter table studio_auth.address_changes alter column old_email drop not null;
alter table studio_auth.address_changes add column old_phone text;
alter table studio_auth.address_changes
  add constraint address_changes_old check ((old_email is null) <> (old_phone is null));
