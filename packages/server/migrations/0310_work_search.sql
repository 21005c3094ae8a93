-- What works are searched by: the words of each, found by PostgreSQL's own parser, with the order of the page. An index of all words
-- of a text has no order: a word of many works would be a sort of them.
create function studio.words_of(given text) returns text[]
  language sql immutable parallel safe cost 1000 as
  $$ select coalesce(array_agg(word order by place), '{}') from (
       select word, min(place) as place from (
         select left(word, 60) as word, place from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple',
           regexp_replace(lower(normalize(given, NFKD)), '[\u0300-\u036f]', '', 'g')))) with ordinality as found(word, place)
       ) cut group by word order by min(place) limit 500
     ) once $$;

create table studio.work_words (
  work_id uuid not null references studio.works on delete cascade,
  word text collate "C" not null,
  published_at timestamptz not null,
  primary key (work_id, word)
);
create index work_words_page on studio.work_words (word, published_at desc, work_id desc);
alter table studio.work_words enable row level security;

-- Each word once: what was meant by one that was typed is asked here.
create table studio.work_vocabulary (
  word text collate "C" primary key
);
alter table studio.work_vocabulary enable row level security;

-- The words of the names and handles that creators have now.
create table studio.creator_words (
  member uuid not null,
  word text collate "C" not null,
  primary key (word, member)
);
create index creator_words_member on studio.creator_words (member);
alter table studio.creator_words enable row level security;

-- Trigrams are in the schema that 0080 found or chose for them.
do $$
declare
  place text;
begin
  select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm';
  execute format('create index work_vocabulary_trigrams on studio.work_vocabulary using gin (word %I.gin_trgm_ops)', place);
  execute format('create index creator_words_trigrams on studio.creator_words using gin (word %I.gin_trgm_ops)', place);
  execute format('create function studio.is_alike(one text, other text) returns boolean language sql stable parallel safe as %L',
    format('select one operator(%I.%%) other', place));
end
$$;

-- Only what others see of a work: a prompt that is not shared has no words here, nor has a work that was withdrawn.
create function studio.index_work() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    if tg_op = 'UPDATE' then
      delete from studio.work_words where work_id = new.id;
    end if;
    if new.withdrawn_at is null then
      insert into studio.work_words (work_id, word, published_at)
        select new.id, word, new.published_at from unnest(studio.words_of(concat_ws(' ', new.title, array_to_string(new.tags, ' '),
          case when new.shares_prompt then coalesce(
            (select text from studio.prompt_versions where id = new.version_id),
            (select prompt from studio.media where id = new.media_id)) end))) word;
    end if;
    return null;
  end
  $f$;
create trigger index_work after insert or update of title, tags, shares_prompt, version_id, withdrawn_at on studio.works
  for each row execute function studio.index_work();

-- One after another: a word that two works have, of which one comes while the other goes, stays.
create function studio.learn_work_words() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    perform pg_advisory_xact_lock(hashtext('studio.work_vocabulary'));
    if tg_op = 'INSERT' then
      insert into studio.work_vocabulary (word) select distinct word from changed on conflict do nothing;
    else
      delete from studio.work_vocabulary known using (select distinct word from changed) gone
        where known.word = gone.word and not exists (select from studio.work_words left_over where left_over.word = gone.word);
    end if;
    return null;
  end
  $f$;
create trigger learn_words after insert on studio.work_words
  referencing new table as changed for each statement execute function studio.learn_work_words();
create trigger forget_words after delete on studio.work_words
  referencing old table as changed for each statement execute function studio.learn_work_words();

create function studio.index_creator(of uuid) returns void language plpgsql set search_path = '' as
  $f$
  begin
    delete from studio.creator_words where creator_words.member = of;
    insert into studio.creator_words (member, word)
      select of, word from studio.handles used
        left join public.user_profiles profile on profile.id = used.member
        cross join lateral unnest(studio.words_of(concat_ws(' ', used.handle, profile.display_name))) word
      where used.member = of and used.held_until is null
      on conflict do nothing;
  end
  $f$;
create function studio.index_creator_of_handle() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    if tg_op <> 'INSERT' then perform studio.index_creator(old.member); end if;
    if tg_op <> 'DELETE' then perform studio.index_creator(new.member); end if;
    return null;
  end
  $f$;
-- Whose profile it is writes it themselves, and may do nothing here.
create function studio.index_creator_of_profile() returns trigger language plpgsql security definer set search_path = '' as
  $f$ begin perform studio.index_creator(new.id); return null; end $f$;
create trigger index_creator after insert or update or delete on studio.handles
  for each row execute function studio.index_creator_of_handle();
create trigger index_creator after insert or update of display_name on public.user_profiles
  for each row execute function studio.index_creator_of_profile();

-- Those that are there already.
update studio.works set withdrawn_at = withdrawn_at;
select studio.index_creator(member) from studio.handles where held_until is null;
