create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pg_trgm with schema extensions;

create table public.external_recipes (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 300),
  description text check (length(description) <= 5000),
  ingredients text[] not null default '{}',
  instructions text[] not null default '{}',
  cover_image_url text,
  source_url text unique,
  cooking_time_minutes integer check (cooking_time_minutes between 0 and 100000),
  prep_time_minutes integer check (prep_time_minutes between 0 and 100000),
  servings integer check (servings between 1 and 1000),
  difficulty_level text check (difficulty_level in ('easy', 'medium', 'hard')),
  cuisine_type text check (cuisine_type = lower(cuisine_type)),
  dietary_tags text[] not null default '{}',
  -- 0 to 100; screens show it out of 10.
  quality_score smallint check (quality_score between 0 and 100),
  created_at timestamptz not null default now(),
  scraped_at timestamptz
);

-- One index for each ordering that the collection offers, with id so that pages never overlap.
create index external_recipes_quality on public.external_recipes (quality_score desc nulls last, id);
create index external_recipes_time on public.external_recipes (cooking_time_minutes, id);
create index external_recipes_title on public.external_recipes (title, id);
create index external_recipes_created on public.external_recipes (created_at desc, id);
create index external_recipes_scraped on public.external_recipes (scraped_at desc, id);
-- And for its filters and its search.
create index external_recipes_cuisine on public.external_recipes (cuisine_type);
create index external_recipes_difficulty on public.external_recipes (difficulty_level);
create index external_recipes_diets on public.external_recipes using gin (dietary_tags);
create index external_recipes_title_text on public.external_recipes using gin (title extensions.gin_trgm_ops);
create index external_recipes_description_text on public.external_recipes using gin (description extensions.gin_trgm_ops);

alter table public.external_recipes enable row level security;
create policy "everybody reads recipes" on public.external_recipes for select to anon, authenticated using (true);
revoke all on public.external_recipes from anon, authenticated;
grant select on public.external_recipes to anon, authenticated;
grant all on public.external_recipes to service_role;
