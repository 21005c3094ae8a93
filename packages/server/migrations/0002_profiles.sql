-- The profile is read and written by its owner through the table API, here and on a hosted project.
-- No foreign key to the user: the user lives with whichever auth service is in use.
create table public.user_profiles (
  id uuid primary key,
  user_id uuid not null generated always as (id) stored,
  display_name text check (char_length(display_name) <= 60),
  use_type text check (char_length(use_type) <= 40),
  terms_accepted boolean not null default false,
  compliance_confirmed boolean not null default false,
  role text not null default 'user' check (role in ('user', 'operator', 'admin')),
  is_admin boolean not null generated always as (role = 'admin') stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.user_profiles enable row level security;

create policy "one's own profile is read" on public.user_profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "one's own profile is made" on public.user_profiles
  for insert to authenticated with check (id = (select auth.uid()));
create policy "one's own profile is changed" on public.user_profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- The role is given by an administrator, never by its owner: clients may write the other columns only.
revoke all on public.user_profiles from anon, authenticated;
grant usage on schema public to authenticated;
grant select on public.user_profiles to authenticated;
grant insert (id, display_name, use_type, terms_accepted, compliance_confirmed) on public.user_profiles to authenticated;
grant update (id, display_name, use_type, terms_accepted, compliance_confirmed) on public.user_profiles to authenticated;

create function studio.touch() returns trigger language plpgsql as
  $f$ begin new.updated_at = now(); return new; end $f$;
create trigger touch before update on public.user_profiles for each row execute function studio.touch();
