const MiB = 1024 * 1024

/** Every bound of the platform, in one place, so that no request can take memory, disk or time without end. */
export const limits = {
  /** Body of a query, a mutation or an action; the hosted platform's own bound for mutations. */
  jsonBytes: 4 * MiB,
  /** Nesting of a submitted document. */
  jsonDepth: 60,
  imageUploadBytes: 32 * MiB,
  fileUploadBytes: 256 * MiB,
  /** Width times height of an image, uploaded or read. */
  imagePixels: 100_000_000,
  /** Width and height of a transformed image; larger requests are scaled down in proportion. */
  imageSide: 4_000,
  /** Above this many pixels AVIF takes seconds; negotiation then settles for WebP. */
  avifPixels: 2_500_000,
  imageCacheBytes: 512 * MiB,
  /** Transforms that may run, and wait, at the same time; one more is answered 503. */
  imagesAtWork: 2,
  imagesWaiting: 64,
  queryMilliseconds: 3_000,
  parsedQueries: 500,
  resultCacheBytes: 32 * MiB,
  /** Attributes longer than this in JSON stay on disk until something reads them. */
  deferredLength: 1_000,
  /** What is kept in memory of a document at most, apart from its system attributes. */
  outlineLength: 8_000,
  /** JSON of the documents read from disk that are kept parsed. */
  bodyCacheLength: 8 * MiB,
  /** Documents that are read from disk for an index; what needs more goes without. */
  bodiesPerIndex: 1_000,
  /** Perspectives whose documents and indexes are kept up to date at the same time. */
  views: 6,
  /** Entries of all indexes of a view, eight bytes each or so; one index may have a quarter. */
  indexEntries: 16_000_000,
  eventStreams: 256,
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
  presenceMessageBytes: 64 * 1024,
  headerBytes: 32 * 1024,
} as const
