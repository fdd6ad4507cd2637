alter table public.profiles
  add column allergies text[] not null default '{}' check (cardinality(allergies) <= 20),
  add column staples text[] check (cardinality(staples) <= 100),
  add column units text check (units in ('us', 'metric'));
