-- What members taught the ingredient detector and share: what a food looks like, as 128 numbers, never a picture.
-- Each belongs to the member who taught it, and leaves with them.
create table public.household_looks (
  household_id uuid not null references public.households (id) on delete cascade,
  user_id uuid not null references public.household_members (user_id) on delete cascade,
  -- Made of the look and its name: the same one is shared once.
  id uuid not null,
  name text not null check (name = lower(btrim(name)) and length(name) between 1 and 60),
  look text not null check (look ~ '^[A-Za-z0-9+/]{171}=$'),
  -- Of the model that saw it: those of two models can't be compared.
  version text not null check (version ~ '^[0-9a-f]{12}$'),
  taught_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index household_looks_household on public.household_looks (household_id, taught_at);

alter table public.household_looks enable row level security;
create policy "members read the looks" on public.household_looks for select to authenticated using (household_id = (select sous.my_household()));
create policy "members share looks" on public.household_looks for insert to authenticated
  with check (household_id = (select sous.my_household()) and user_id = (select auth.uid()));
create policy "members take back their looks" on public.household_looks for delete to authenticated
  using (household_id = (select sous.my_household()) and user_id = (select auth.uid()));
revoke all on public.household_looks from anon, authenticated;
grant select, insert, delete on public.household_looks to authenticated;
grant all on public.household_looks to service_role;

-- 300 for each member, and 1,000 for a household: what one request reads.
create function sous.limit_looks() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  home uuid;
begin
  for home in select distinct household_id from added order by 1 loop
    -- One after the other: what the first one added is visible to the second.
    perform pg_advisory_xact_lock(hashtextextended(format('sous.looks %s', home), 0));
    if exists (select from public.household_looks where household_id = home group by user_id having count(*) > 300)
      or (select count(*) from public.household_looks where household_id = home) > 1000
    then
      raise exception 'A member can share at most 300 looks, and a household 1,000.' using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end
$$;
create trigger sous_limit_looks after insert on public.household_looks
  referencing new table as added for each statement execute function sous.limit_looks();

select sous.make_live('public.household_looks', 'household');

revoke execute on function sous.limit_looks from public, anon, authenticated, service_role;
