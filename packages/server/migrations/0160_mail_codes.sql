-- A link that is mailed comes with a code of six figures, for a device that the mail is not read on. Only a keyed hash is kept,
-- bound to its link: of so few figures any other would be guessed from a copy of the table. Of what was asked for in one network
-- only the newest has one.
alter table studio_auth.email_tokens add column code_hash text, add column code_network text;
create index email_tokens_code on studio_auth.email_tokens (email) where code_hash is not null;
