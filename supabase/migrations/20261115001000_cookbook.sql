-- What our own recipes know beyond a scraped page. `origin` tells whose a recipe is: a new release renews the cookbook's
-- and leaves all others alone.
alter table public.external_recipes
  add column origin text not null default 'added' check (origin in ('cookbook', 'scraped', 'added')),
  add column slug text unique,
  add column meal text,
  add column rest_time_minutes integer check (rest_time_minutes between 0 and 100000),
  add column equipment text[] not null default '{}',
  add column storage text check (length(storage) <= 2000),
  add column tags text[] not null default '{}',
  add column allergens text[] not null default '{}';

create index external_recipes_origin on public.external_recipes (origin);
create index external_recipes_meal on public.external_recipes (meal);
create index external_recipes_tags on public.external_recipes using gin (tags);
