-- Where somebody has proved their second factor: whoever knows their password and tries codes elsewhere does not keep them out there.
alter table studio_auth.known_networks add column proved_at timestamptz;
