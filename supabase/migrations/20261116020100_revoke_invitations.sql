-- Whoever was in a household may know the links that are open. So all of them end with every member who goes, however they
-- go; the owner makes new ones.
create or replace function sous.tidy_household() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.household_members where household_id = old.household_id) then
    delete from public.households where id = old.household_id;
    return null;
  end if;
  update public.household_invitations set revoked_at = now()
  where household_id = old.household_id and revoked_at is null and uses_left > 0 and expires_at > now();
  if old.role = 'owner' and not exists (
    select from public.household_members where household_id = old.household_id and role = 'owner'
  ) then
    update public.household_members set role = 'owner' where user_id = (
      select user_id from public.household_members where household_id = old.household_id order by joined_at, user_id limit 1
    );
  end if;
  return null;
end
$$;
