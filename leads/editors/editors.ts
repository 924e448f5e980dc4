import { randomBytes } from 'node:crypto'
import { cleanLine } from '../fields/text.ts'
import { type Cost, hashPassword, passwordCost } from '../sign-in/password.ts'
import { createStore, type DatabaseOptions, type Store, type Trx } from '../store/database.ts'
import { secretReader } from '../store/secret.ts'
import type { EditorRole, EditorRow } from '../store/tables.ts'
import { editorNamed, MAX_EDITOR_NAME_LENGTH, nameKey } from './editor-name.ts'
import { type EditorSessions, openEditorSessions } from './editor-sessions.ts'

/** A person who may sign in to the Studio at `/studio`. */
export interface Editor {
  id: string
  name: string
  role: EditorRole
  addedAt: Date
  signedInAt: Date | undefined
}

/** A name that is invalid, taken, or unknown. The message says which. */
export class EditorError extends Error {
  override name = 'EditorError'
}

/** The people who may sign in to the Studio, and their sessions. */
export interface Editors extends EditorSessions {
  /** Those who may sign in, sorted by name. */
  list(): Promise<Editor[]>
  /** All editors by ID, including former ones, because the history of content names them. */
  names(): Promise<{ id: string; name: string; role: EditorRole | undefined }[]>
  /** Whether there are editors who may sign in. */
  exist(): Promise<boolean>
  /**
   * Adds an editor. A former editor gets the same ID again.
   * @throws EditorError when the name is taken or invalid
   */
  add(editor: { name: string; role: EditorRole; password: string }): Promise<Editor>
  /** Sets a password and ends all sessions. @throws EditorError for an unknown name */
  setPassword(name: string, password: string): Promise<void>
  /** Sets a role. It applies immediately, also to open sessions. @throws EditorError for an unknown name */
  setRole(name: string, role: EditorRole): Promise<void>
  /** Ends all sessions, and returns how many there were. @throws EditorError for an unknown name */
  revoke(name: string): Promise<number>
  /** Removes an editor and ends all sessions. @throws EditorError for an unknown name */
  remove(name: string): Promise<void>
  close(): Promise<void>
}

/** Opens the editors in the leads database. The first call connects to it. */
export function openEditors(
  options: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'> & { now?: () => number; cost?: Cost },
): Editors {
  const store = createStore({ ...options, onIdleError: () => {} })
  const { now = Date.now, cost } = options
  return { ...editorsIn(store, now, cost), close: () => store.close() }
}

/** The editors in a database. Tests pass a cheaper `cost`. */
export function editorsIn(
  store: Store,
  now: () => number,
  cost = passwordCost,
): Omit<Editors, 'close'> {
  const isActive = (row: EditorRow) => row.removed_at === null

  const all = async () => (await store.open()).selectFrom('editors').selectAll().execute()
  const active = async () => (await all()).filter(isActive)

  /** Updates an editor and, unless `keepSessions` is set, ends the editor's sessions. */
  const change = (name: string, values: Partial<EditorRow>, keepSessions = false) =>
    store.write(async (trx) => {
      const row = await editorNamed(trx, name)
      if (!row || !isActive(row)) throw new EditorError(`There is no editor ${name}.`)
      const update = trx.updateTable('editors').set({ name: row.name, ...values })
      await update.where('id', '=', row.id).execute()
      return keepSessions ? 0 : endSessions(trx, row.id)
    })

  return {
    ...openEditorSessions({ store, secret: secretReader(store, 'devices'), now, cost }),
    list: async () => (await active()).map(editorOf).sort((a, b) => a.name.localeCompare(b.name)),
    names: async () =>
      (await all()).map((row) => ({
        id: row.id,
        name: row.name,
        role: isActive(row) ? row.role : undefined,
      })),
    exist: async () => (await active()).length > 0,
    async add({ name, role, password }) {
      const clean = cleanLine(name)
      if (clean === '' || clean.length > MAX_EDITOR_NAME_LENGTH) {
        throw new EditorError(`A name has 1 to ${MAX_EDITOR_NAME_LENGTH} characters.`)
      }
      const password_hash = await hashPassword(password, cost)
      return store.write(async (trx) => {
        const former = await editorNamed(trx, clean)
        if (former && isActive(former)) throw new EditorError(`There is an editor ${clean}.`)
        const row: EditorRow = {
          id: former?.id ?? `p${randomBytes(8).toString('hex')}`,
          name: clean,
          name_key: nameKey(clean),
          role,
          password_hash,
          created_at: now(),
          signed_in_at: null,
          removed_at: null,
        }
        if (former) await trx.deleteFrom('editors').where('id', '=', former.id).execute()
        await trx.insertInto('editors').values(row).execute()
        return editorOf(row)
      })
    },
    async setPassword(name, password) {
      await change(name, { password_hash: await hashPassword(password, cost) })
    },
    async setRole(name, role) {
      await change(name, { role }, true)
    },
    revoke: (name) => change(name, {}),
    async remove(name) {
      await change(name, { removed_at: now(), password_hash: '' })
    },
  }
}

async function endSessions(trx: Trx, editorId: string): Promise<number> {
  const open = trx.selectFrom('editor_sessions').select('sign_in').where('editor_id', '=', editorId)
  const signIns = new Set((await open.execute()).map(({ sign_in }) => sign_in))
  await trx.deleteFrom('editor_sessions').where('editor_id', '=', editorId).execute()
  return signIns.size
}

function editorOf(row: EditorRow): Editor {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    addedAt: new Date(row.created_at),
    signedInAt: row.signed_in_at === null ? undefined : new Date(row.signed_in_at),
  }
}
