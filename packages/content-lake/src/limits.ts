const MiB = 1024 * 1024

/** Every limit of the platform, so that no request can use unbounded memory, disk or time. */
export const limits = {
  /** Body of a query, a mutation or an action; the hosted platform's limit for mutations. */
  jsonBytes: 4 * MiB,
  /** A document as JSON. The hosted platform's limit is 32 MB, which nobody writes by hand. */
  documentCharacters: 4 * MiB,
  /** Attributes of a document, or an object in it: queries keep each by its name. */
  documentAttributes: 2_000,
  /** Mutations of one request, after its queries have selected documents. */
  mutationsPerRequest: 5_000,
  /** The sizes of the documents that a request reads, and rewrites, each as often as it does. */
  rewrittenCharacters: 64 * MiB,
  /** Nesting depth of a submitted document. */
  jsonDepth: 60,
  /** Length of a path in a patch. */
  patchPathCharacters: 1_000,
  imageUploadBytes: 32 * MiB,
  fileUploadBytes: 256 * MiB,
  /** Processes that read or make a picture at the same time. One takes up to 600 MB. */
  imageProcesses: 1,
  /** Queued uploads of images that are read; one more is a 503. */
  queuedUploads: 32,
  queuedUploadsPerUser: 16,
  /** Time to read and draw an uploaded image. */
  uploadTimeoutMs: 20_000,
  /** Size of an uploaded SVG image. Its elements take 40 times as much memory. */
  svgUploadBytes: 2 * MiB,
  /**
   * Width times height of an uploaded or stored image: pictures of a camera of 50 megapixels have a few more. Decoders
   * take up to eight bytes for each.
   */
  imagePixels: 51_000_000,
  /** The same of an uploaded AVIF or HEIF image, which takes 25 bytes for each to read and 40 to encode again. */
  avifPixels: 12_000_000,
  /** Width times height of an original, above which its images are made in a process of their own, one at a time. */
  largeImagePixels: 12_000_000,
  /** The same of an AVIF or HEIF image. */
  largeAvifPixels: 2_000_000,
  /** Longest side of a transformed image; larger requests are scaled down in proportion. */
  imageSidePixels: 4_000,
  /**
   * Pixels of a transformed image by format: about a second of CPU time or less. Larger requests
   * are scaled down in proportion, or negotiated to another format.
   */
  outputPixels: {
    jpg: 12_000_000,
    png: 8_000_000,
    webp: 8_000_000,
    avif: 2_500_000,
    gif: 2_500_000,
  },
  /**
   * Pixels of all frames of an animation. A larger original is transformed into a single frame; a larger request is
   * scaled down in proportion.
   */
  animationPixels: 25_000_000,
  /** Timeout of one transform. */
  imageTimeoutSeconds: 20,
  imageCacheBytes: 512 * MiB,
  /** Concurrent and queued transforms, in all and of one person; the public is limited by the site. */
  concurrentTransforms: 2,
  queuedTransforms: 64,
  queuedTransformsPerUser: 32,
  /** Queries without the token, and filters of listeners. */
  publicQuery: { characters: 16 * 1024, tokens: 4_000, depth: 64 },
  editorQuery: { characters: 256 * 1024, tokens: 40_000, depth: 128 },
  publicQueryTimeoutMs: 2_000,
  queryTimeoutMs: 5_000,
  /** Queue lengths, with and without the token each, and of one person. */
  queuedQueries: 64,
  queuedQueriesPerUser: 32,
  /** Heap of the query process. */
  queryProcessMegabytes: 192,
  /** Time of a person's filters for one transaction, of a role's for one write. */
  filterTimeoutMs: 2_000,
  /** Heap of the filter process, and its queue length, of roles and of listeners each. */
  filterProcessMegabytes: 128,
  queuedFilters: 512,
  /** How often a person's filters may take too long. */
  filterTimeouts: { max: 3, windowMs: 60_000 },
  /** Transactions whose listeners have not been told yet; after that, they have to connect again. */
  queuedAnnouncements: 64,
  publicResultCharacters: 8 * MiB,
  resultCharacters: 8 * MiB,
  resultCacheCharacters: 16 * MiB,
  /** A result that depends on more than this has the sync tag of the whole dataset. */
  syncTags: 200,
  /** Queue length of writes, in all and of one person; the hosted platform runs 100 at a time. */
  queuedWrites: 256,
  queuedWritesPerUser: 100,
  /** Attributes with more JSON than this are read from disk on demand. */
  deferredAttributeCharacters: 1_000,
  /** Attributes of one document kept in memory, apart from its system attributes. */
  summaryCharacters: 8_000,
  /** Size of the cache of documents read from disk. */
  bodyCacheCharacters: 8 * MiB,
  eventStreams: 256,
  /** Event streams of one person, in all tabs. */
  eventStreamsPerUser: 128,
  /** Event streams without the token. */
  publicEventStreams: 64,
  /** Unsent bytes of all event streams. Above this limit, the stream of the slowest reader is closed. */
  eventBacklogBytes: 32 * MiB,
  /** Bytes that clients have not read yet, beyond which responses of the client with the most of them are closed. */
  unsentBytes: 32 * MiB,
  /** Of one person, whose further requests are refused. */
  unsentBytesPerUser: 16 * MiB,
  /** Exports at the same time, in all and of one person. */
  exports: 4,
  exportsPerUser: 2,
  documentIdCharacters: 128,
  /** Free space of the disk, below which nothing is stored. */
  minFreeBytes: 64 * MiB,
  /** Documents of one request by ID, in all; one more is a 413. */
  documentsCharacters: 16 * MiB,
  /** Content that a response of the history has; older transactions are left out. */
  historyCharacters: 8 * MiB,
  /** Queue length of reading documents and their history, in all and of one person. */
  queuedLargeReads: 128,
  queuedLargeReadsPerUser: 32,
  /** Transactions retained for the history endpoints, and the bytes of each document in them. */
  retainedTransactions: 20_000,
  retainedBytes: 32 * MiB,
  /** Content that is written between two times that the history is shortened. */
  unprunedCharacters: 64 * MiB,
  /** Per-user settings of the editor. */
  keyCharacters: 500,
  keyValueCharacters: 32_000,
  keysPerScope: 250,
  allowedOrigins: 16,
  /** Presence connections. */
  presenceSockets: 128,
  /**
   * Presence connections that have not authenticated yet, more than a person may have, and the time they have for it.
   */
  unauthorizedSockets: 64,
  authorizationTimeoutMs: 3_000,
  /** Time of a client to confirm that the platform closes its connection. */
  presenceCloseTimeoutMs: 3_000,
  /** Of one person, in all tabs. */
  presenceSocketsPerUser: 16,
  /** Of one connection; an editor has one. */
  presenceSubscriptions: 4,
  /** A position in a document has a few hundred bytes. */
  presenceMessageBytes: 8 * 1024,
  /** Messages of one person. */
  presenceMessages: { max: 200, windowMs: 10_000 },
  /** Messages of one connection that wait, such as for its user to be read. */
  queuedPresenceMessages: 100,
  /** Unsent bytes after which a slow reader is disconnected. */
  presenceBacklogBytes: 256 * 1024,
  headerBytes: 32 * 1024,
} as const
