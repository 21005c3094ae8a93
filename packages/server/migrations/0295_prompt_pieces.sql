-- What a search of prompts looks for may stand anywhere in a text, and may be mistyped. So a text is looked up by the pieces of
-- three letters that its words are made of, and a word of a vocabulary by its own. Each piece is hashed with its member, so that
-- one index finds those of a member without passing those of anybody else. Two pieces of one hash are told apart by whoever asks,
-- who compares the text. (The hash is that of PostgreSQL's hash indexes, which keeps from version to version.)
create function studio.pieces(member uuid, words text) returns int[]
  language sql immutable parallel safe cost 1000 as
  $$ select coalesce(array_agg(distinct hashtext(member::text || substr(word, place, 3))), '{}')
     from string_to_table(words, ' ') word, generate_series(1, length(word) - 2) place $$;

-- Of every prompt, also of those in the trash: a condition would be a reason for a planner to go by another index.
create index prompts_pieces on studio.prompts using gin (studio.pieces(member, search_text));
-- With signs at both ends, so that words which differ in the middle still have a piece in common.
create index prompt_words_pieces on studio.prompt_words using gin (studio.pieces(member, '^^' || word || '$'));
