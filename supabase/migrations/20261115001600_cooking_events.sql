-- What a cook did, one row for each thing that counts. The server writes it, from the recipe itself.
create table public.cooking_events (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null
    check (kind in ('viewed', 'cooked', 'substituted', 'ingredient_used', 'cuisine_cooked', 'pantry_used')),
  key text not null check (length(key) between 1 and 250),
  day date not null,
  recipe_id uuid references public.external_recipes (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind, key, day)
);
create index cooking_events_recipe on public.cooking_events (recipe_id);
-- What counts once in a lifetime.
create unique index cooking_events_once on public.cooking_events (user_id, kind, key)
  where kind not in ('cooked', 'pantry_used');

create table public.unlocked_achievements (
  user_id uuid not null references auth.users (id) on delete cascade,
  achievement text not null check (length(achievement) between 1 and 60),
  unlocked_at timestamptz not null default now(),
  primary key (user_id, achievement)
);

alter table public.cooking_events enable row level security;
create policy "owners read what they cooked" on public.cooking_events for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.cooking_events from anon, authenticated;
grant select on public.cooking_events to authenticated;
grant all on public.cooking_events to service_role;

alter table public.unlocked_achievements enable row level security;
create policy "owners read what they reached" on public.unlocked_achievements for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.unlocked_achievements from anon, authenticated;
grant select on public.unlocked_achievements to authenticated;
grant all on public.unlocked_achievements to service_role;
