create table public.shopping_items (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Made on the device, so that an item is the same one before and after it reaches the account.
  id uuid not null,
  name text not null check (name = lower(btrim(name)) and length(name) between 1 and 100),
  line text not null check (line = btrim(line) and length(line) between 1 and 300),
  recipe_id uuid references public.external_recipes (id) on delete set null,
  checked boolean not null default false,
  added_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index shopping_items_recipe on public.shopping_items (recipe_id) where recipe_id is not null;

alter table public.shopping_items enable row level security;
create policy "owners read their shopping list" on public.shopping_items for select to authenticated using (user_id = (select auth.uid()));
create policy "owners write their shopping list" on public.shopping_items for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owners change their shopping list" on public.shopping_items for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "owners clear their shopping list" on public.shopping_items for delete to authenticated using (user_id = (select auth.uid()));
revoke all on public.shopping_items from anon, authenticated;
grant select, insert, update, delete on public.shopping_items to authenticated;
grant all on public.shopping_items to service_role;

-- As the pantry: 500 at most.
create function sous.limit_shopping() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.shopping_items
    where user_id in (select user_id from added)
    group by user_id having count(*) > 500
  ) then
    raise exception 'A shopping list holds at most 500 items.' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger sous_limit_shopping after insert on public.shopping_items
  referencing new table as added for each statement execute function sous.limit_shopping();
