-- Only where the name wasn't recognized: the names it may mean, possibly none. Every device of the account can ask.
alter table public.pantry_items
  add column near text[] check (cardinality(near) <= 5 and array_position(near, null) is null
    and length(array_to_string(near, '')) <= 500);
alter table public.household_pantry_items
  add column near text[] check (cardinality(near) <= 5 and array_position(near, null) is null
    and length(array_to_string(near, '')) <= 500);
