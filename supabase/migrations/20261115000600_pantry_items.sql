create table public.pantry_items (
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (name = lower(btrim(name)) and length(name) between 1 and 100),
  added_at timestamptz not null default now(),
  primary key (user_id, name)
);

alter table public.pantry_items enable row level security;
create policy "owners read their pantry" on public.pantry_items for select to authenticated using (user_id = (select auth.uid()));
create policy "owners fill their pantry" on public.pantry_items for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owners change their pantry" on public.pantry_items for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "owners empty their pantry" on public.pantry_items for delete to authenticated using (user_id = (select auth.uid()));
revoke all on public.pantry_items from anon, authenticated;
grant select, insert, update, delete on public.pantry_items to authenticated;
grant all on public.pantry_items to service_role;

-- A pantry holds at most 500 ingredients, as the ingredient list does.
create function sous.limit_pantry() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.pantry_items
    where user_id in (select user_id from added)
    group by user_id having count(*) > 500
  ) then
    raise exception 'A pantry holds at most 500 ingredients.' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger sous_limit_pantry after insert on public.pantry_items
  referencing new table as added for each statement execute function sous.limit_pantry();
