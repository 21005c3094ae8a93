-- A name of nothing that can be seen is none: whoever has one is asked for a name again. The server takes out what is unseen before.
update public.user_profiles set display_name = null where btrim(display_name) = '';
alter table public.user_profiles add constraint display_name_seen check (btrim(display_name) <> '');
