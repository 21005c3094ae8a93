-- A tag is looked up together with its member, as the pieces of words are: else those of everybody who uses it would be passed.
create function studio.tagged(member uuid, tags text[]) returns int[]
  language sql immutable parallel safe cost 1000 as
  $$ select coalesce(array_agg(distinct hashtext(member::text || tag)), '{}') from unnest(tags) tag $$;

create index prompts_tagged on studio.prompts using gin (studio.tagged(member, tags));
drop index studio.prompts_tags;
