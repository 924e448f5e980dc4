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
  eventStreams: 256,
  /** Unsent bytes after which a reader too slow for its event stream is dropped. */
  eventBacklogBytes: 8 * MiB,
  documentIdLength: 128,
  /** Transactions whose revisions are kept for the history endpoints. */
  transactionsKept: 5_000,
  headerBytes: 32 * 1024,
} as const
