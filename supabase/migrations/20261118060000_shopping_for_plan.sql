-- What the plan put on a list: the meals that it is for, and the line as the plan wrote it. A line that differs is the user's.
alter table public.shopping_items add column plan jsonb
  check (jsonb_typeof(plan) = 'object' and octet_length(plan::text) <= 8192);
alter table public.household_shopping_items add column plan jsonb
  check (jsonb_typeof(plan) = 'object' and octet_length(plan::text) <= 8192);
