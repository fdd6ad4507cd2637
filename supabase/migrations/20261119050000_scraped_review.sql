-- Scraped recipes: who they are by, a review before anyone sees them, updates instead of duplicates, sources that are
-- visited again, and removals. Only the server touches the new tables.

alter table public.external_recipes
  add column if not exists author text check (length(author) <= 200),
  add column if not exists publisher text check (length(publisher) <= 200),
  add column if not exists license text check (length(license) <= 300),
  -- The operator's own order among imports; of no meaning to visitors.
  add column if not exists folder text check (length(folder) <= 80);
create index external_recipes_folder on public.external_recipes (folder) where folder is not null;

-- What operators decided once for every scrape. One row.
create table sous.scrape_rules (
  one boolean primary key default true check (one),
  -- The quality from which a recipe without doubts is published at once; null: all of them are reviewed.
  publish_from smallint check (publish_from between 0 and 100),
  -- When a page that we have has changed.
  on_change text not null default 'ask' check (on_change in ('ask', 'newer', 'mine')),
  -- Of which recipes we serve the picture: where the license allows it, or also where it's unknown.
  images text not null default 'licensed' check (images in ('none', 'licensed', 'all')),
  -- Whether search engines may list scraped recipes here, whatever their license.
  index_all boolean not null default false
);
alter table sous.scrape_rules enable row level security;
insert into sous.scrape_rules default values;

-- Recipes and changes of recipes that wait for a decision. They are kept apart from the collection, so that no search,
-- index or page can show them by mistake; the id becomes the recipe's.
create table sous.recipe_drafts (
  id uuid primary key default gen_random_uuid(),
  -- The stored recipe that this would change; null for a new one.
  recipe_id uuid references public.external_recipes (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'rejected')),
  url text,
  host text not null default '',
  -- As in recipe_sources.
  keys text[] not null,
  -- Of a change: the fields that it would change, and whether each was edited here.
  fields jsonb,
  etag text,
  last_modified text,
  -- The result, who it is by, and what the page itself says, for comparison. Emptied on rejection.
  recipe jsonb,
  rights jsonb,
  evidence jsonb,
  -- A reviewer's fields; they outlive the next visit.
  edit jsonb,
  quality smallint not null,
  doubts smallint not null default 0,
  folder text check (length(folder) <= 80),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index recipe_drafts_keys on sous.recipe_drafts using gin (keys);
create index recipe_drafts_waiting on sous.recipe_drafts (created_at, id) where state = 'waiting';
create unique index recipe_drafts_change on sous.recipe_drafts (recipe_id) where recipe_id is not null;
alter table sous.recipe_drafts enable row level security;

-- The recipe as its page last had it: what differs from it in the collection was edited here.
create table sous.scraped_versions (
  recipe_id uuid primary key references public.external_recipes (id) on delete cascade,
  content jsonb not null,
  host text not null default '',
  checked_at timestamptz not null default now()
);
create index scraped_versions_host on sous.scraped_versions (host);
alter table sous.scraped_versions enable row level security;
insert into sous.scraped_versions (recipe_id, content, host)
  select id, '{}', coalesce(substring(source_url from '^https?://([^/?#]+)'), '')
  from public.external_recipes where origin = 'scraped';

-- Licenses that let others publish, also changed and for money: CC0, CC BY, CC BY-SA, the public domain.
create function sous.is_open_license(license text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select coalesce(license ~* '(creativecommons\.org/(licenses/by(-sa)?/|publicdomain/)|^\s*cc[ -]?(0|by([ -]sa)?)([ -]?[0-9.]+)?\s*$|^\s*(the )?public domain\s*$)', false)
$$;
revoke execute on function sous.is_open_license from public;

-- Pictures of scraped recipes: fetched once, made small, served by us. Without bytes, it isn't fetched, or may not be.
create table sous.recipe_images (
  recipe_id uuid primary key references public.external_recipes (id) on delete cascade,
  source_url text not null,
  bytes bytea,
  -- Part of its address, so that it can be cached for good.
  tag text,
  attempts smallint not null default 0,
  due_at timestamptz not null default now()
);
create index recipe_images_due on sous.recipe_images (due_at) where bytes is null;
alter table sous.recipe_images enable row level security;

-- So far a scraped recipe linked its picture, and whoever looked at it told its site.
insert into sous.recipe_images (recipe_id, source_url)
  select id, cover_image_url from public.external_recipes where origin = 'scraped' and cover_image_url ~* '^https?://';
update public.external_recipes set cover_image_url = null where origin = 'scraped' and cover_image_url ~* '^https?://';

-- What was removed at somebody's request, and is not read again.
create table sous.scrape_removals (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('site', 'page')),
  -- Of a site its host, subdomains included; of a page its normalized address.
  address text not null unique check (length(address) <= 2000),
  reason text check (length(reason) <= 1000),
  recipes integer not null default 0,
  drafts integer not null default 0,
  removed_at timestamptz not null default now()
);
alter table sous.scrape_removals enable row level security;

-- Where recipes come from: sites that are searched, and feeds that are followed, on a schedule or on demand.
create table sous.scrape_sources (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('site', 'feed')),
  address text not null unique check (length(address) <= 2000),
  host text not null,
  state text not null default 'active' check (state in ('active', 'paused')),
  -- Null: only on demand.
  every_hours smallint check (every_hours between 1 and 1440),
  next_at timestamptz not null default now(),
  -- What the feed's site said the last time.
  etag text,
  last_modified text,
  folder text check (length(folder) <= 80),
  last_job uuid,
  last_run_at timestamptz,
  created_at timestamptz not null default now()
);
create index scrape_sources_due on sous.scrape_sources (next_at) where state = 'active' and every_hours is not null;
alter table sous.scrape_sources enable row level security;

alter table sous.scrape_jobs
  add column source_id uuid references sous.scrape_sources (id) on delete set null,
  drop constraint scrape_jobs_mode_check,
  add constraint scrape_jobs_mode_check
    check (mode in ('single', 'batch', 'domain', 'smart', 'discovery', 'enhance', 'pasted', 'source'));
create index scrape_jobs_source on sous.scrape_jobs (source_id) where source_id is not null;
