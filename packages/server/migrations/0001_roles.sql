-- A hosted project brings these roles and auth.uid(); elsewhere they are made here, so that one set of row-level
-- policies holds in both.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated'] loop
    if not exists (select 1 from pg_roles where rolname = wanted) then
      execute format('create role %I nologin', wanted);
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

do $$
begin
  if to_regprocedure('auth.uid()') is null then
    create schema if not exists auth;
    create function auth.uid() returns uuid language sql stable as
      $f$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid $f$;
    grant usage on schema auth to anon, authenticated;
    grant execute on function auth.uid() to anon, authenticated;
  end if;
end
$$;

-- What only the server touches lies in the schema studio: no client role may enter it.
create schema if not exists studio;
revoke all on schema studio from public;
alter table studio.migrations enable row level security;

-- Keys that are made on first use and stay with the data.
create table studio.secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
alter table studio.secrets enable row level security;
