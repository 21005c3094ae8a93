-- What is said of a person before their address is proved may be said by a stranger: it stays with the link of that
-- request, as the password of a sign-up does, and counts only when the browser that made it exchanges the link's code.
alter table studio_auth.email_tokens add column user_metadata jsonb not null default '{}';

-- What strangers may have written before, and passwords of sign-ups whose link any opening would have brought into force.
update studio_auth.users set user_metadata = '{}', password_hash = null where email_confirmed_at is null;
update studio_auth.email_tokens set password_hash = null where flow_id is null;
