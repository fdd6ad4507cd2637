import type postgres from 'postgres'

/** The database handle shared by the whole server. */
export type Sql = postgres.Sql
