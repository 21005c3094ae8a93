-- Prompts are searched by the beginnings of their words. The words of a member begin with eight digits of the member's id, so
-- that one index finds them without passing those of anybody else; whoever asks compares the member too.
create function studio.prompt_words(member uuid, prompt text) returns tsvector
  language sql immutable parallel safe cost 1000 as
  $$ select array_to_tsvector(array(
       select left(member::text, 8) || left(word, 200) from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', prompt))) word
     )) $$;

-- What is looked for: every word of it, each as the beginning of one, behind what those of the index begin with (which may be
-- nothing). Null where there is no word in it.
create function studio.words_wanted(before text, wanted text) returns tsquery
  language sql immutable parallel safe as
  $$ select string_agg(
       '''' || replace(replace(before || left(word, 200), '\', '\\'), '''', '''''') || ''':*', ' & ' order by word
     )::tsquery from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', wanted))) word $$;

-- Of every picture, also of those that are not in the gallery: a condition would be a reason for a planner that knows nothing of
-- the table to go through all of them by another index.
create index media_words on studio.media using gin (studio.prompt_words(member, prompt));
