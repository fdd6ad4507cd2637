create table public.saved_recipes (
  user_id uuid not null references auth.users (id) on delete cascade,
  recipe_id uuid not null references public.external_recipes (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);
create index saved_recipes_newest on public.saved_recipes (user_id, created_at desc);
create index saved_recipes_recipe on public.saved_recipes (recipe_id);

alter table public.saved_recipes enable row level security;
create policy "owners read what they saved" on public.saved_recipes for select to authenticated using (user_id = (select auth.uid()));
create policy "owners save" on public.saved_recipes for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owners unsave" on public.saved_recipes for delete to authenticated using (user_id = (select auth.uid()));
revoke all on public.saved_recipes from anon, authenticated;
grant select, insert, delete on public.saved_recipes to authenticated;
grant all on public.saved_recipes to service_role;
