-- How many prompts of its member have a word in their newest text, so that it goes with the last of them. Null: it was learned before
-- this was counted, and no prompt was found to have it; it stays until the account is removed.
alter table studio.prompt_words add column uses int;

-- A word is what the server takes for one wherever the database knows the letters of its script. Where it does not, it stays uncounted.
update studio.prompt_words known set uses = counted.prompts from (
  select member, word, count(*) as prompts from (
    select distinct p.id, p.member, found.word collate "C" as word
      from studio.prompts p cross join lateral regexp_split_to_table(p.search_text, '[^[:alnum:]]+') found(word)
  ) each_once group by 1, 2) counted
  where known.member = counted.member and known.word = counted.word;
