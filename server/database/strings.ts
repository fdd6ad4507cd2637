// Where the data is
export const embeddedPlace = (folder: string) => `${folder}/postgres (embedded PostgreSQL)`
export const adoptedPlace = (folder: string) =>
  `${folder}/postgres (embedded PostgreSQL, taken over from a server that was killed)`
export const serverPlace = (database: string, host: string) => `${database} on ${host}`

// Why it can't be opened
export const alreadyRunning = (folder: string) =>
  `Sous already runs on the data in ${folder}. Stop it first, or set DATA_DIR and PORT for a second one.`
export const unsupportedVersion = (version: number) => `it is PostgreSQL ${version}, and Sous needs 15 to 18`
export const databaseUnusable = (place: string, reason: string) =>
  `DATABASE_URL (${place}) cannot be used: ${reason}`
export const dataFolderClosed = (folder: string) =>
  `DATA_DIR ${folder} lies where PostgreSQL's account cannot reach it: choose a folder outside closed homes.`
export const dataFolderFailed = (folder: string, reason: string) =>
  `PostgreSQL could not make its data folder ${folder}: ${reason}`
export const otherVersion = (folder: string, made: string, has: string | undefined) =>
  `The data in ${folder} was made by PostgreSQL ${made}, this release brings ${has}: restore a backup into a new DATA_DIR.`
export const didNotStart = (log: string, end: string) =>
  `PostgreSQL did not start. The end of ${log}:\n${end}`
export const stoppedAtOnce = 'PostgreSQL stopped right after its start.'
export const noEmbedded = (reason: string) =>
  `The embedded PostgreSQL cannot run here (${reason}): set DATABASE_URL to a PostgreSQL 15 to 18 server.`
export const noFolderToWrite = (folder: string) => `neither ${folder} nor the temporary folder can be written`
export const needsGlibc = 'this system uses musl, and its binaries need glibc'
export const noBinary = (system: string, processor: string) =>
  `there is no binary for ${system} on ${processor}`
export const noAccount = 'root has no account to run PostgreSQL as'
export const binaryFails = 'its binary does not start'
export const keysDamaged = (file: string) =>
  `${file} is damaged: restore it from a backup, or remove it to make new keys.`
export const migrationFailed = (name: string, reason: string) => `Migration ${name} failed: ${reason}`

// Backups
export const notABackup = 'This file is not a backup of Sous.'
export const newerBackup = 'This backup was made by a newer release: restore it with that one.'
export const newerBackupBy = (migration: string) =>
  `This backup was made by a newer release (${migration}): restore it with that one.`
export const newerDatabase = (migration: string) =>
  `This database is newer than the backup (${migration}): restore into an empty one, such as a new DATA_DIR.`
export const databaseInUse =
  'This database holds accounts already. Add --replace to put the backup in their place.'
export const notWhole = (reason: string) => `This is not a whole backup: ${reason}`
export const endsInTable = 'This is not a whole backup: it ends within a table.'
export const endMissing = 'This is not a whole backup: its end is missing.'
export const rowsMissing = (table: string, found: number, expected: number) =>
  `This backup is damaged: ${table} has ${found} of ${expected} rows.`
export const strangeLine = 'This backup is damaged: it holds what no backup holds.'

// Lists of products
export const growsTooMuch =
  'This file grows more than a hundredfold while it is unpacked: that is no list of products.'
export const listDamaged = (reason: string) => `The file cannot be read to its end: ${reason}`
export const columnsMissing =
  'This is no list of products: its first line must name the columns, with code and product_name among them, or be an object of JSON.'
export const listEmpty = 'There is no product in this file.'
export const tooManyProducts = (most: string) => `There are more than ${most} products in this file.`
export const productsMissing = 'This database has no place for products yet: start Sous once, then load them.'
export const canceled = 'Canceled.'
