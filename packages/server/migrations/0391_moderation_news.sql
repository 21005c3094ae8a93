-- Whose it is that something was done with, which rule was broken, who did it, and how it was seen before and after. What happened
-- before this was kept has none of it.
alter table studio.hidden add column rule text not null default 'else';
alter table studio.moderation_log
  -- Who made what it is about; an account of its own stands in `subject`.
  add column author uuid,
  add column rule text,
  -- The account of an administrator. Of an operator `actor` has the name on the machine.
  add column done_by uuid,
  add column seen_before boolean,
  add column seen_after boolean;
create index moderation_log_told on studio.moderation_log (author, at) where act in ('hidden', 'restored');

-- Of whoever leaves nothing stays in it but that it was done: an id goes, and none comes in its place.
create or replace function studio.refuse_change_of_moderation() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    if tg_op = 'UPDATE' then
      if (new.subject is null or new.subject is not distinct from old.subject)
        and (new.author is null or new.author is not distinct from old.author)
        and (new.done_by is null or new.done_by is not distinct from old.done_by)
        and (to_jsonb(new) - array['subject', 'author', 'done_by']) = (to_jsonb(old) - array['subject', 'author', 'done_by']) then
        return new;
      end if;
    end if;
    raise exception 'The log of moderation is only added to.' using errcode = '42501';
  end
  $f$;

-- Whoever made it is told, also by mail, as of likes and followers.
create function studio.note_moderation() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    perform studio.note_news(new.author, new.at);
    return null;
  end
  $f$;
create trigger note_moderation after insert on studio.moderation_log
  for each row when (new.author is not null and new.act in ('hidden', 'restored')) execute function studio.note_moderation();
