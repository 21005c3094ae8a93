-- A hosted project serves the table API itself: there the policy refuses a session in which the second factor is still to be proved, as
-- the server does here. It raises, because a row that is merely hidden would look like a profile that was never made. PT403 is answered
-- with 403. The factors are the hosted service's: where it is not, nobody has any there, and the claims name no level.
create function studio.refuse_unproved() returns boolean language plpgsql stable security definer set search_path = '' as
  $f$
  declare
    is_due boolean := false;
  begin
    if nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal1'
        and to_regclass('auth.mfa_factors') is not null then
      execute 'select exists (select 1 from auth.mfa_factors where user_id = auth.uid() and status::text = ''verified'')' into is_due;
    end if;
    if is_due then
      raise exception 'Prove your second factor to do this.' using errcode = 'PT403', detail = 'insufficient_aal';
    end if;
    return true;
  end
  $f$;
create policy "a session without its second factor is refused" on public.user_profiles as restrictive for all to authenticated
  using ((select studio.refuse_unproved())) with check ((select studio.refuse_unproved()));
