import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { type ContentLake, type ContentLakeOptions, openContentLake } from '../src/index.ts'
import { type Accounts, administrator } from '../src/users/user.ts'

export interface TestLake {
  readonly lake: ContentLake
  readonly directory: string
  /** The official client with the token. */
  readonly editor: SanityClient
  /** The official client without it. */
  readonly visitor: SanityClient
  /** Calls the platform without a client; relative to its URL. */
  call(path: string, init?: RequestInit): Promise<Response>
  /** Closes the platform and opens it again on the same directory. */
  reopen(): Promise<TestLake>
  /** Closes the platform and removes the directory. */
  remove(): Promise<void>
}

/** Accounts of administrators: whose token is a short name is signed in by that name. */
export const namedByToken: Accounts = {
  roles: [],
  userOf: async (token) =>
    token.length < 20 ? { id: token, name: token, role: administrator } : undefined,
  redeem: async () => undefined,
  signOut: async () => undefined,
  users: async () => [],
}
/** A real platform in a directory of its own, on a free loopback port. */
export async function openTestLake(options: Partial<ContentLakeOptions> = {}): Promise<TestLake> {
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'content-lake-')))
  const settings = { projectId: 'local', dataset: 'production', ...options, directory }
  const lake = await openContentLake(settings)
  return {
    lake,
    directory,
    editor: clientOf(lake, lake.token),
    visitor: clientOf(lake),
    call: (path, init) => fetch(new URL(path, lake.url), init),
    reopen: async () => {
      await lake.close()
      return openTestLake(settings)
    },
    remove: async () => {
      await lake.close()
      await rm(directory, { recursive: true })
    },
  }
}

function clientOf({ url, projectId, dataset }: ContentLake, token?: string): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion: '2025-05-21',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    ...(token ? { token } : {}),
  })
}
