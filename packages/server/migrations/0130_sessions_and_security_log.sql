-- Where a session was used last, shortened, and when, to within a few minutes.
alter table studio_auth.sessions add column network text, add column last_used_at timestamptz;
update studio_auth.sessions set last_used_at = refreshed_at;
alter table studio_auth.sessions alter column last_used_at set not null;

-- The devices that somebody has signed in with, by what their browsers say: a sign-in with another one is told them.
create table studio_auth.known_devices (
  user_id uuid not null references studio_auth.users on delete cascade,
  device text not null,
  seen_at timestamptz not null,
  primary key (user_id, device)
);
alter table studio_auth.known_devices enable row level security;

-- What happened to an account, for its owner to read. Its kinds are those of the domain. Of a browser stands what it is, of
-- a network what many people share.
create table studio_auth.security_events (
  id uuid primary key,
  -- The order in which they were written: several stand at one moment.
  place bigint generated always as identity,
  user_id uuid not null references studio_auth.users on delete cascade,
  kind text not null,
  -- The session in which it was done, and the one that ended by it: kept after their ends.
  session_id uuid,
  ended_session_id uuid,
  device jsonb not null,
  network text,
  method text,
  ended_device jsonb,
  created_at timestamptz not null
);
create index security_events_user on studio_auth.security_events (user_id, place desc);
create index security_events_ended on studio_auth.security_events (ended_session_id) where ended_session_id is not null;
alter table studio_auth.security_events enable row level security;

-- Append-only for as long as there is an account: its rows go with it and not before.
create function studio_auth.refuse_change_of_event() returns trigger language plpgsql set search_path = '' as
  $f$
  begin
    if tg_op = 'DELETE' and not exists (select 1 from studio_auth.users where id = old.user_id) then
      return old;
    end if;
    raise exception 'The security log is append-only';
  end
  $f$;
create trigger append_only before update or delete on studio_auth.security_events
  for each row execute function studio_auth.refuse_change_of_event();
create trigger append_only_whole before truncate on studio_auth.security_events
  for each statement execute function studio_auth.refuse_change_of_event();
