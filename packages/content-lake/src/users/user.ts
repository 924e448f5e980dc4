/** What a role may do with documents. */
export type Permission = 'create' | 'update' | 'delete'

/** Permissions on the documents that a GROQ filter selects. */
interface Grant {
  /** A GROQ expression on one document, such as `_type == "post"`. */
  readonly filter: string
  readonly permissions: readonly Permission[]
}

/** Every signed-in user may read everything; a role says what they may write. */
export interface Role {
  readonly name: string
  /** The name that the editor shows. */
  readonly title: string
  readonly description: string
  readonly grants: readonly Grant[]
}

/** A user with access. */
export interface User {
  readonly id: string
  readonly name: string
  readonly role: Role
}

/** A user, or a former one, who has no role. */
export interface KnownUser {
  readonly id: string
  readonly name: string
  readonly role: Role | undefined
}

/** The users of the platform besides the holder of its token, and their sessions. */
export interface Accounts {
  readonly roles: readonly Role[]
  /** The user of a session token; undefined when there is no such session, or when it is over. */
  userOf(token: string): Promise<User | undefined>
  /** Exchanges the one-time ID of a sign-in for a session token; undefined when it is not valid. */
  redeem(signInId: string): Promise<string | undefined>
  /** Ends the session of a token. */
  signOut(token: string): Promise<void>
  /** All users, former ones included, because history names them. */
  users(): Promise<readonly KnownUser[]>
}

/** The filter that selects every document. */
export const everyDocument = '_id in path("**")'

/** The role that may write every document. */
export const administrator: Role = {
  name: 'administrator',
  title: 'Administrator',
  description: 'May do everything',
  grants: [{ filter: everyDocument, permissions: ['create', 'update', 'delete'] }],
}

/** A role as the editor shows it. */
export const describeRole = ({ name, title, description }: Role) => ({ name, title, description })

/** The holder of the platform's own token. */
export const localEditor: User = { id: 'local-editor', name: 'Local editor', role: administrator }
