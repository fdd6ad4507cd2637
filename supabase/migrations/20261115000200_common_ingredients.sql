create table public.common_ingredients (
  name text primary key check (name = lower(btrim(name)) and length(name) between 1 and 100),
  emoji text not null,
  category text not null,
  popularity_score integer not null default 0 check (popularity_score between 0 and 100)
);
create index common_ingredients_popularity on public.common_ingredients (popularity_score desc, name);

alter table public.common_ingredients enable row level security;
create policy "everybody reads ingredients" on public.common_ingredients for select to anon, authenticated using (true);
revoke all on public.common_ingredients from anon, authenticated;
grant select on public.common_ingredients to anon, authenticated;
grant all on public.common_ingredients to service_role;
