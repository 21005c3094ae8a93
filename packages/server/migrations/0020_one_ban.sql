-- One source for a ban: studio.members.banned, whichever auth service vouches for the person. The embedded auth service
-- kept one of its own with an end; what is in force there is carried over and holds until it is lifted.
insert into studio.members (id, email, banned, first_seen_at)
  select id, email, true, created_at from studio_auth.users where banned_until > now()
  on conflict (id) do update set banned = true;
alter table studio_auth.users drop column banned_until;

-- A hosted project serves the table API itself: there the policy refuses whom the server would refuse here. It raises,
-- because a row that is merely hidden would look like a profile that was never made. PT403 is answered with 403.
create function studio.refuse_banned() returns boolean language plpgsql stable security definer set search_path = '' as
  $f$
  begin
    if exists (select 1 from studio.members where id = auth.uid() and banned) then
      raise exception 'This account is suspended' using errcode = 'PT403';
    end if;
    return true;
  end
  $f$;
create policy "a suspended person is refused" on public.user_profiles as restrictive for all to authenticated
  using ((select studio.refuse_banned())) with check ((select studio.refuse_banned()));
