-- Tokens that a day's calls of a language model took, by hashed caller and for everybody together.
create table sous.model_usage (
  key text not null,
  day date not null,
  tokens bigint not null,
  primary key (key, day)
);
create index model_usage_day on sous.model_usage (day);
alter table sous.model_usage enable row level security;
