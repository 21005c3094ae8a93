-- Until when each was told what others did, in the studio and by mail, and how they are told.
create table studio.news_readers (
  member uuid primary key,
  told_until timestamptz,
  by_mail boolean not null default true,
  -- That of the browser in which they looked last.
  language text not null default 'en',
  mailed_until timestamptz,
  mailed_at timestamptz,
  -- One who sends at a time; so long after it another tries again.
  mail_claimed_at timestamptz,
  -- Ends the mails without a sign-in, and nothing else: it stands in each of them.
  mail_key uuid not null unique
);
alter table studio.news_readers enable row level security;

-- Who has something new, since when, until it was looked whether a mail is due.
create table studio.news_due (
  member uuid primary key,
  since timestamptz not null
);
create index news_due_since on studio.news_due (since);
alter table studio.news_due enable row level security;

create function studio.note_news(of_member uuid, at timestamptz) returns void language sql set search_path = '' as
  'insert into studio.news_due (member, since) values (of_member, at) on conflict do nothing';

-- When a work was liked last: of many works those are found that have something new, and of each its last likes.
alter table studio.works add column liked_at timestamptz;
update studio.works w set liked_at = (select max(l.liked_at) from studio.likes l where l.work_id = w.id);
create index works_liked on studio.works (member, liked_at) where liked_at is not null;
create index likes_of_work on studio.likes (work_id, liked_at);

create function studio.note_like() returns trigger language plpgsql set search_path = '' as
  $f$
  declare
    author uuid;
  begin
    update studio.works set liked_at = greatest(liked_at, new.liked_at) where id = new.work_id returning member into author;
    perform studio.note_news(author, new.liked_at);
    return null;
  end
  $f$;
create trigger note_like after insert on studio.likes for each row execute function studio.note_like();

create index relations_news on studio.relations (other, since) where kind = 'follow';
create function studio.note_follower() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    perform studio.note_news(new.other, new.since);
    return null;
  end
  $f$;
create trigger note_follower after insert on studio.relations
  for each row when (new.kind = 'follow') execute function studio.note_follower();

create index remixes_news on studio.remixes (parent_author, published_at) where not withdrawn;
create function studio.note_remix() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    perform studio.note_news(new.parent_author, new.published_at);
    return null;
  end
  $f$;
create trigger note_remix after insert on studio.remixes
  for each row when (new.parent_author is not null) execute function studio.note_remix();
