-- Who voted for an idea, or proposed it, hears when it moves to another column; who proposed something hears of what is said of it.
create index idea_changes_by_moment on studio.idea_changes (changed_at);

create function studio.note_idea_change() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    insert into studio.news_due (member, since)
      select own.member, new.changed_at from studio.idea_votes own where own.idea_id = new.idea_id
      union
      select idea.member, new.changed_at from studio.ideas idea where idea.id = new.idea_id and idea.member is not null
      on conflict do nothing;
    return null;
  end
  $f$;
create trigger note_idea_change after insert on studio.idea_changes
  for each row execute function studio.note_idea_change();

create function studio.note_comment() returns trigger language plpgsql set search_path = '' as
  $f$
  declare
    author uuid;
  begin
    author := coalesce(
      (select member from studio.ideas where id = new.idea_id),
      (select member from studio.proposals where id = new.proposal_id)
    );
    if author <> new.member then
      perform studio.note_news(author, new.said_at);
    end if;
    return null;
  end
  $f$;
create trigger note_comment after insert on studio.idea_comments
  for each row execute function studio.note_comment();
