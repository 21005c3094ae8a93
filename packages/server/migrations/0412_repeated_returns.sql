-- Where a return from a third party was led, for a browser that asks twice in a moment. Sealed with the key that its cookie has:
-- a code or a session in it is nothing that can be read here.
alter table studio_auth.provider_flows add column answer text;
-- When it was answered, also without one that may be told again.
alter table studio_auth.provider_flows add column answered_at timestamptz;
