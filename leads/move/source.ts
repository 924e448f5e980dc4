import Database from 'better-sqlite3'
import { leadsDatabasePath } from '../store/database-file.ts'

/** A value of a column, as both databases return it. */
export type Value = string | number | Uint8Array | null

export interface Table {
  name: string
  /** The names of its columns, sorted. */
  columns: string[]
  /** The columns of its primary key. Empty if it has none. */
  key: string[]
  /** Its columns that reference rows of the table itself. */
  selfReferences: string[]
  /** Whether it has a column of bytes, whose values may be large. */
  hasFiles: boolean
}

/** The embedded database while its data is moved. Nobody else can write to it until it's closed. */
export interface Source extends Disposable {
  /** All tables with data, each after the tables that it references. */
  tables: Table[]
  /** The rows of a table from a position, always in the same order while nothing is written. */
  rows(table: Table, from?: number): Iterable<Value[]>
}

/** Opens the embedded database, which exists and is migrated, and takes its write lock. */
export function openSource(dataDir: string): Source {
  const database = new Database(leadsDatabasePath(dataDir), { fileMustExist: true })
  database.exec('begin immediate')
  return {
    tables: inOrderOfReferences(readTables(database)),
    rows({ name, columns }, from = 0) {
      const list = columns.map((column) => `"${column}"`).join(', ')
      return database
        .prepare<[number], Value[]>(
          `select ${list} from "${name}" order by rowid limit -1 offset ?`,
        )
        .raw()
        .iterate(from)
    },
    [Symbol.dispose]: () => void database.close(),
  }
}

interface ReferencingTable extends Table {
  /** The names of the tables that it references. */
  references: string[]
}

/** Reads the tables from the schema, so that a table of a later release is moved too. */
function readTables(database: Database.Database): ReferencingTable[] {
  // Kysely's own tables are made by the migrations of the target.
  const tables = database.prepare<[], { name: string }>(
    `select name from sqlite_schema
     where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'`,
  )
  const columnsOf = database.prepare<[string], { name: string; pk: number; type: string }>(
    'select name, pk, lower(type) as type from pragma_table_info(?) order by name',
  )
  const referencesOf = database.prepare<[string], { table: string; from: string }>(
    'select "table", "from" from pragma_foreign_key_list(?)',
  )
  return tables.all().map(({ name }) => {
    const columns = columnsOf.all(name)
    const references = referencesOf.all(name)
    return {
      name,
      columns: columns.map((column) => column.name),
      key: columns.filter(({ pk }) => pk > 0).map((column) => column.name),
      selfReferences: references.filter(({ table }) => table === name).map(({ from }) => from),
      hasFiles: columns.some(({ type }) => type === 'bytea'),
      references: references.map(({ table }) => table).filter((table) => table !== name),
    }
  })
}

/** Sorts tables so that each one comes after those that it references. */
function inOrderOfReferences(tables: readonly ReferencingTable[]): Table[] {
  const sorted: Table[] = []
  const visited = new Set<string>()
  const visit = (table: ReferencingTable) => {
    if (visited.has(table.name)) return
    visited.add(table.name)
    for (const other of tables) if (table.references.includes(other.name)) visit(other)
    sorted.push(table)
  }
  for (const table of tables) visit(table)
  return sorted
}
