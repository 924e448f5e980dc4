const MiB = 1024 * 1024

/** Every bound of the platform, in one place, so that no request can take memory, disk or time without end. */
export const limits = {
  /** Body of a query, a mutation or an action; the hosted platform's own bound for mutations. */
  jsonBytes: 4 * MiB,
  /** Nesting of a submitted document. */
  jsonDepth: 60,
  /** Of a path in a patch, and the items that one with ranges may name. */
  patchPathLength: 1_000,
  patchPaths: 2_000,
  imageUploadBytes: 32 * MiB,
  fileUploadBytes: 256 * MiB,
  /** Width times height of an image, uploaded or read. */
  imagePixels: 100_000_000,
  /** Width and height of a transformed image; larger requests are scaled down in proportion. */
  imageSide: 4_000,
  /**
   * Pixels of a transformed image by format, in the order of what they cost: a second of a processor
   * or less. Larger requests are scaled down in proportion; negotiation settles for another format.
   */
  outputPixels: {
    jpg: 12_000_000,
    png: 8_000_000,
    webp: 8_000_000,
    avif: 2_500_000,
    gif: 2_500_000,
  },
  /** Pixels of all frames of a transformed animation; a longer one becomes a still. */
  animationPixels: 25_000_000,
  /** Time of one transform, after which it is given up. */
  imageTimeoutSeconds: 20,
  imageCacheBytes: 512 * MiB,
  /** Transforms that may run, and wait, at the same time; one more is answered 503. */
  imagesAtWork: 2,
  imagesWaiting: 64,
  /** Without the token; also of a listener's query, which is parsed in the main thread. */
  publicQuery: { characters: 16 * 1024, tokens: 4_000, depth: 64 },
  editorQuery: { characters: 256 * 1024, tokens: 40_000, depth: 128 },
  publicQueryTimeoutMs: 2_000,
  queryTimeoutMs: 5_000,
  /** Queries that wait for the query thread, of callers with the token and of those without. */
  queriesWaiting: 32,
  /** Memory of the query thread: the documents, and what a query makes of them. */
  queryThreadMegabytes: 512,
  publicResultCharacters: 8 * MiB,
  resultCharacters: 64 * MiB,
  resultCacheCharacters: 16 * MiB,
  /** Writes that wait for the one before. */
  writesWaiting: 256,
  /** Attributes longer than this in JSON stay on disk until a query reads them. */
  deferredAttributeLength: 1_000,
  /** What is kept in memory of a document at most, apart from its system attributes. */
  summaryLength: 8_000,
  /** JSON of the documents read from disk that are kept parsed. */
  bodyCacheCharacters: 8 * MiB,
  /** Perspectives whose documents are kept apart at the same time. */
  perspectiveViews: 6,
  eventStreams: 256,
  /** Of these, streams without the token; the rest is for those who have it. */
  publicEventStreams: 64,
  /** Unsent bytes after which a reader too slow for its event stream is dropped. */
  eventBacklogBytes: 8 * MiB,
  documentIdLength: 128,
  /** Transactions whose revisions are kept for the history endpoints. */
  transactionsKept: 20_000,
  /** What an editor's own settings may take. */
  keyLength: 500,
  keyValueLength: 32_000,
  keysPerScope: 1_000,
  allowedOrigins: 16,
  /** Editors that tell each other where they are. */
  presenceSockets: 128,
  /** Of these, sockets that have not sent the token yet, and the time that they have for it. */
  unauthorizedSockets: 32,
  authorizationMs: 3_000,
  presenceMessageBytes: 64 * 1024,
  headerBytes: 32 * 1024,
} as const
