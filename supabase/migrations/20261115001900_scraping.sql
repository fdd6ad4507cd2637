-- Collecting recipes: jobs, their pages, what each host was asked, and what makes two recipes the same one.
-- Only the server touches these; operators come through functions that ask for the access code.

create table sous.scrape_jobs (
  id uuid primary key default gen_random_uuid(),
  mode text not null check (mode in ('single', 'batch', 'domain', 'smart', 'discovery', 'enhance', 'pasted')),
  status text not null default 'running' check (status in ('running', 'paused', 'completed', 'stopped', 'error')),
  -- What was asked for, without the access code.
  settings jsonb not null,
  -- Pages under way at once, over all servers.
  concurrency smallint not null check (concurrency between 1 and 10),
  message text,
  created_at timestamptz not null default now(),
  -- Waiting in pause is no time of work.
  paused_at timestamptz,
  paused_ms bigint not null default 0,
  finished_at timestamptz
);
create index scrape_jobs_newest on sous.scrape_jobs (created_at desc);
create index scrape_jobs_running on sous.scrape_jobs (created_at) where status = 'running';
alter table sous.scrape_jobs enable row level security;

-- A page to do, or a site to search for pages: each is leased by one worker at a time, and taken over when its lease ends.
create table sous.scrape_pages (
  job_id uuid not null references sous.scrape_jobs (id) on delete cascade,
  n bigint generated always as identity,
  -- A site is searched for pages; how far that got is its progress, so that another worker goes on from there.
  kind text not null default 'page' check (kind in ('site', 'page')),
  most integer,
  progress jsonb,
  url text not null,
  host text not null,
  -- The plain form of the address; null for one that was given twice, whose `twin` is the first.
  key text,
  twin text,
  -- Given by a person, or found on the way; what was found may hold no recipe without being an error.
  found boolean not null default false,
  -- Likely recipes first.
  rank real not null default 0,
  state text not null default 'pending'
    check (state in ('pending', 'processing', 'success', 'duplicate', 'filtered', 'error')),
  -- Why there is no stored recipe: 'quality', 'choice', 'no-recipe', or how fetching failed.
  reason text,
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  leased_by uuid,
  leased_until timestamptz,
  -- A page that was pasted; emptied once it is read.
  html text,
  title text,
  error text,
  quality smallint,
  method text,
  recipe jsonb,
  recipe_id uuid,
  spent_ms integer,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (job_id, n),
  unique (job_id, key)
);
create index scrape_pages_waiting on sous.scrape_pages (job_id, rank desc, n) where state = 'pending';
create index scrape_pages_leased on sous.scrape_pages (job_id, leased_until) where state = 'processing';
create index scrape_pages_changed on sous.scrape_pages (job_id, changed_at);
alter table sous.scrape_pages enable row level security;

-- When a host may be asked next, by any server, and what its robots.txt said.
create table sous.scrape_hosts (
  host text primary key,
  next_at timestamptz,
  delay_ms integer,
  robots_body text,
  robots_status integer,
  robots_fetched_at timestamptz,
  failures integer not null default 0
);
alter table sous.scrape_hosts enable row level security;

-- What a scraped recipe is known by: its addresses ('url …') and its dish ('dish …', of title and ingredients).
create table sous.recipe_sources (
  key text primary key,
  recipe_id uuid not null references public.external_recipes (id) on delete cascade,
  -- What its site said the last time, so that a page that did not change is not sent again.
  etag text,
  last_modified text
);
create index recipe_sources_recipe on sous.recipe_sources (recipe_id);
alter table sous.recipe_sources enable row level security;
