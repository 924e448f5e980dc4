import { randomBytes } from 'node:crypto'
import { type Cost, decoyHash } from '../sign-in/password.ts'
import { hashOfToken, newToken } from '../sign-in/session-token.ts'
import { purgeSessions, SESSION_MS } from '../sign-in/sessions.ts'
import { attemptSignIn, type SignInAttempt } from '../sign-in/sign-in-attempts.ts'
import type { Db, Store, Trx } from '../store/database.ts'
import type { EditorRole, EditorSessionRow } from '../store/tables.ts'
import { editorNamed } from './editor-name.ts'

/** How long the Studio has to exchange the ID of a sign-in for a token. */
const SIGN_IN_ID_MS = 60_000

export interface SignedInEditor {
  id: string
  name: string
  role: EditorRole
}

/** `browserToken` is for a cookie, because images and WebSockets can't send the API token in a header. */
export type EditorSignIn =
  | {
      state: 'open'
      signInId: string
      browserToken: string
      seconds: number
      device: string
      deviceSeconds: number
    }
  | { state: 'refused' }
  | { state: 'limited'; retryAfterSeconds: number }

/** The sessions of editors, shared by all processes on the database. */
export interface EditorSessions {
  /** Signs in by name and password, with limits like those of the leads page. */
  signIn(attempt: SignInAttempt & { name: string }): Promise<EditorSignIn>
  /** Exchanges the ID of a sign-in for its API token, once; undefined for an invalid ID. */
  redeem(signInId: string): Promise<string | undefined>
  /** Whether the ID of a sign-in is of the browser that has a token in its cookie. */
  isSignInOf(signInId: string, browserToken: string): Promise<boolean>
  /** The editor that an API token belongs to; undefined when the session is over. */
  editorOf(token: string): Promise<SignedInEditor | undefined>
  /** The editor that the token in a browser's cookie belongs to. */
  editorOfBrowser(browserToken: string): Promise<SignedInEditor | undefined>
  /** Whether an editor, by ID, is signed in anywhere. */
  isSignedIn(id: string): Promise<boolean>
  /** Ends the sign-in of an API or browser token. */
  signOut(token: string): Promise<void>
}

interface SessionParts {
  store: Store
  /** The key that signs device tokens. */
  secret: () => Promise<string>
  now: () => number
  cost: Cost
}

/** Opens the sessions of content editors. */
export function openEditorSessions({ store, secret, now, cost }: SessionParts): EditorSessions {
  const decoy = decoyHash(cost)
  const parts = { store, secret, now, form: 'studio' }

  const editorWith = async (token: string, kind: EditorSessionRow['kind']) => {
    const found = (await store.open())
      .selectFrom('editor_sessions')
      .innerJoin('editors', 'editors.id', 'editor_sessions.editor_id')
      .select(['editors.id', 'editors.name', 'editors.role'])
      .where('token_hash', '=', hashOfToken(token))
      .where('kind', '=', kind)
      .where('expires_at', '>', now())
      .where('removed_at', 'is', null)
    return found.executeTakeFirst()
  }

  return {
    async signIn({ name, ...attempt }) {
      const row = await store.write((trx) => editorNamed(trx, name))
      const editor = row?.removed_at === null ? row : undefined
      // An unknown name takes the same time, so that timing doesn't reveal which names exist.
      const attempted = await attemptSignIn(parts, attempt, editor?.password_hash ?? decoy)
      if (attempted.state !== 'valid') return attempted
      if (!editor) return { state: 'refused' }
      const [signInId, browserToken] = [newToken(), newToken()]
      const shared = { editor_id: editor.id, sign_in: randomBytes(16).toString('base64url') }
      await store.write(async (trx) => {
        await purgeSessions(trx, now())
        await insert(trx, signInId, { ...shared, kind: 'id', expires_at: now() + SIGN_IN_ID_MS })
        const expires_at = now() + SESSION_MS
        await insert(trx, browserToken, { ...shared, kind: 'browser', expires_at })
        const update = trx.updateTable('editors').set({ signed_in_at: now() })
        await update.where('id', '=', editor.id).execute()
        await attempted.clearAttempts(trx)
      })
      const { device, deviceSeconds } = attempted
      const seconds = SESSION_MS / 1000
      return { state: 'open', signInId, browserToken, seconds, device, deviceSeconds }
    },
    redeem: (signInId) =>
      store.write(async (trx) => {
        const row = await byToken(trx, signInId)
        if (row?.kind !== 'id' || row.expires_at <= now()) return undefined
        const { token_hash, editor_id, sign_in } = row
        const used = trx.deleteFrom('editor_sessions').where('token_hash', '=', token_hash)
        const { numDeletedRows } = await used.executeTakeFirstOrThrow()
        // Another process has redeemed it.
        if (Number(numDeletedRows) === 0) return undefined
        const token = newToken()
        const expires_at = now() + SESSION_MS
        await insert(trx, token, { editor_id, sign_in, kind: 'api', expires_at })
        return token
      }),
    async isSignInOf(signInId, browserToken) {
      const db = await store.open()
      const [id, browser] = await Promise.all([byToken(db, signInId), byToken(db, browserToken)])
      return id?.kind === 'id' && browser?.kind === 'browser' && id.sign_in === browser.sign_in
    },
    editorOf: (token) => editorWith(token, 'api'),
    editorOfBrowser: (token) => editorWith(token, 'browser'),
    async isSignedIn(id) {
      const found = (await store.open())
        .selectFrom('editor_sessions')
        .innerJoin('editors', 'editors.id', 'editor_sessions.editor_id')
        .select('editors.id')
        .where('editors.id', '=', id)
        .where('kind', '!=', 'id')
        .where('expires_at', '>', now())
        .where('removed_at', 'is', null)
      return (await found.executeTakeFirst()) !== undefined
    },
    async signOut(token) {
      await store.write(async (trx) => {
        const row = await byToken(trx, token)
        if (!row) return
        await trx.deleteFrom('editor_sessions').where('sign_in', '=', row.sign_in).execute()
      })
    },
  }
}

async function insert(trx: Trx, token: string, row: Omit<EditorSessionRow, 'token_hash'>) {
  const values = { ...row, token_hash: hashOfToken(token) }
  await trx.insertInto('editor_sessions').values(values).execute()
}

function byToken(db: Db | Trx, token: string) {
  const row = db.selectFrom('editor_sessions').selectAll()
  return row.where('token_hash', '=', hashOfToken(token)).executeTakeFirst()
}
