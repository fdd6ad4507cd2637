-- What codes on packages mean: loaded by the operator from a list of products (npm run barcodes). Millions of rows, so that
-- only what a pantry needs is here. Which food it is follows from the name and the categories when a code is looked up:
-- better rules work at once, and the list needn't be loaded again.
create table sous.products (
  code text collate "C" primary key check (code ~ '^([0-9]{8}|[0-9]{13})$'),
  name text not null check (char_length(name) <= 120),
  amount text not null check (char_length(amount) <= 40),
  -- The most specific ones, in English, without a language: "dairies,milks,whole-milks".
  categories text not null check (char_length(categories) <= 240)
);
alter table sous.products enable row level security;
