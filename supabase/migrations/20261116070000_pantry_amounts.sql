-- How much of it there is, as written: "2", "500 g", "half". A client that doesn't know the column leaves it alone.
alter table public.pantry_items
  add column amount text check (amount = btrim(amount) and length(amount) between 1 and 40);
alter table public.household_pantry_items
  add column amount text check (amount = btrim(amount) and length(amount) between 1 and 40);
