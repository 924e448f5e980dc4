// Written by `npm run content:types` from the schema and the queries.

export declare const internalGroqTypeReferenceTo: unique symbol;

export type SanityImageAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.imageAsset";
};

export type Image1 = {
  asset?: SanityImageAssetReference;
  media?: unknown // Unable to locate the referenced type "image.media" in schema
;
  hotspot?: SanityImageHotspot;
  crop?: SanityImageCrop;
  _type: "image";
};

export type Seo = {
  _type: "seo";
  title?: string;
  description?: string;
  shareImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  noIndex?: boolean;
};

export type Salary = {
  _type: "salary";
  from?: number;
  to?: number;
  currency?: string;
  period?: "year" | "month" | "hour";
};

export type Link = {
  _type: "link";
  href?: string;
};

export type Row = {
  _type: "row";
  cells?: Array<string>;
};

export type Table = {
  _type: "table";
  rows?: Array<{
    _key: string;
  } & Row>;
};

export type Code = {
  _type: "code";
  language?: "text" | "bash" | "c" | "csharp" | "css" | "diff" | "docker" | "go" | "graphql" | "html" | "http" | "java" | "javascript" | "json" | "jsx" | "kotlin" | "php" | "python" | "ruby" | "rust" | "sql" | "console" | "terraform" | "toml" | "tsx" | "typescript" | "xml" | "yaml";
  filename?: string;
  code?: string;
};

export type Body = Array<{
  children?: Array<{
    marks?: Array<string>;
    text?: string;
    _type: "span";
    _key: string;
  }>;
  style?: "normal" | "h1" | "h2" | "h3" | "h4" | "blockquote";
  listItem?: "bullet" | "number";
  markDefs?: Array<{
    _key: string;
  } & Link>;
  level?: number;
  _type: "block";
  _key: string;
} | {
  asset?: SanityImageAssetReference;
  media?: unknown;
  hotspot?: SanityImageHotspot;
  crop?: SanityImageCrop;
  alt?: string;
  decorative?: boolean;
  caption?: string;
  _type: "image";
  _key: string;
} | {
  _key: string;
} & Code | {
  _key: string;
} & Table>;

export type Author = {
  _id: string;
  _type: "author";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: string;
  role?: string;
  image?: Image1;
  biography?: string;
};

export type Category = {
  _id: string;
  _type: "category";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: "Application Security" | "Threat Detection" | "Industry News" | "Best Practices" | "Product Updates" | "Research";
  introduction?: string;
  description?: string;
};

export type Redirect = {
  _id: string;
  _type: "redirect";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  from?: string;
  to?: string;
};

export type PageHead = {
  _id: string;
  _type: "pageHead";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  path?: string;
  title?: string;
  description?: string;
  subtitle?: string;
};

export type Question = {
  _id: string;
  _type: "question";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  question?: string;
  answer?: string;
  link?: {
    label?: string;
    to?: string;
  };
  places?: Array<string>;
  order?: number;
};

export type Figure = {
  _id: string;
  _type: "figure";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  place?: "home" | "inventory" | "severity";
  value?: string;
  label?: string;
  definition?: string;
  confirmed?: boolean;
  order?: number;
};

export type Testimonial = {
  _id: string;
  _type: "testimonial";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  quote?: string;
  author?: string;
  position?: string;
  company?: string;
  image?: Image1;
  confirmed?: boolean;
  order?: number;
};

export type SanityImageCrop = {
  _type: "sanity.imageCrop";
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
};

export type SanityImageHotspot = {
  _type: "sanity.imageHotspot";
  x?: number;
  y?: number;
  height?: number;
  width?: number;
};

export type Announcement = {
  _id: string;
  _type: "announcement";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  text?: string;
  leadIn?: string;
  link?: string;
  from?: string;
  until?: string;
};

export type Job = {
  _id: string;
  _type: "job";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  slug?: Slug;
  formerSlugs?: Array<string>;
  location?: string;
  type?: "Full-time" | "Part-time" | "Contract" | "Internship";
  postedAt?: string;
  applicantCountry?: string;
  validThrough?: string;
  salary?: Salary;
  description?: Body;
  requirements?: Array<string>;
};

export type Slug = {
  _type: "slug";
  current?: string;
  source?: string;
};

export type AuthorReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "author";
};

export type Blog = {
  _id: string;
  _type: "blog";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  slug?: Slug;
  formerSlugs?: Array<string>;
  excerpt?: string;
  image?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    _type: "image";
  };
  content?: Body;
  author?: string;
  authors?: Array<{
    _key: string;
  } & AuthorReference>;
  date?: string;
  revisedAt?: string;
  category?: "Application Security" | "Threat Detection" | "Industry News" | "Best Practices" | "Product Updates" | "Research";
  featured?: boolean;
  readTime?: string;
  seo?: Seo;
};

export type SanityImagePaletteSwatch = {
  _type: "sanity.imagePaletteSwatch";
  background?: string;
  foreground?: string;
  population?: number;
  title?: string;
};

export type SanityImagePalette = {
  _type: "sanity.imagePalette";
  darkMuted?: SanityImagePaletteSwatch;
  lightVibrant?: SanityImagePaletteSwatch;
  darkVibrant?: SanityImagePaletteSwatch;
  vibrant?: SanityImagePaletteSwatch;
  dominant?: SanityImagePaletteSwatch;
  lightMuted?: SanityImagePaletteSwatch;
  muted?: SanityImagePaletteSwatch;
};

export type SanityImageDimensions = {
  _type: "sanity.imageDimensions";
  height?: number;
  width?: number;
  aspectRatio?: number;
};

export type SanityImageMetadata = {
  _type: "sanity.imageMetadata";
  location?: Geopoint;
  dimensions?: SanityImageDimensions;
  palette?: SanityImagePalette;
  lqip?: string;
  blurHash?: string;
  thumbHash?: string;
  hasAlpha?: boolean;
  isOpaque?: boolean;
};

export type SanityFileAsset = {
  _id: string;
  _type: "sanity.fileAsset";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  sha1hash?: string;
  extension?: string;
  mimeType?: string;
  size?: number;
  assetId?: string;
  uploadId?: string;
  path?: string;
  url?: string;
  source?: SanityAssetSourceData;
};

export type SanityAssetSourceData = {
  _type: "sanity.assetSourceData";
  name?: string;
  id?: string;
  url?: string;
};

export type SanityImageAsset = {
  _id: string;
  _type: "sanity.imageAsset";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  sha1hash?: string;
  extension?: string;
  mimeType?: string;
  size?: number;
  assetId?: string;
  uploadId?: string;
  path?: string;
  url?: string;
  metadata?: SanityImageMetadata;
  source?: SanityAssetSourceData;
};

export type Geopoint = {
  _type: "geopoint";
  lat?: number;
  lng?: number;
  alt?: number;
};

export type AllSanitySchemaTypes = SanityImageAssetReference | Image1 | Seo | Salary | Link | Row | Table | Code | Body | Author | Category | Redirect | PageHead | Question | Figure | Testimonial | SanityImageCrop | SanityImageHotspot | Announcement | Job | Slug | AuthorReference | Blog | SanityImagePaletteSwatch | SanityImagePalette | SanityImageDimensions | SanityImageMetadata | SanityFileAsset | SanityAssetSourceData | SanityImageAsset | Geopoint;

// Source: content/document-types/announcement.ts
// Variable: announcementsQuery
// Query: *[_type == "announcement"] | order(_createdAt desc) {_id, leadIn, text, link, from, until}
export type AnnouncementsQueryResult = Array<{
  _id: string;
  leadIn: string | null;
  text: string | null;
  link: string | null;
  from: string | null;
  until: string | null;
}>;

// Source: content/document-types/category.ts
// Variable: categoriesQuery
// Query: *[_type == "category"] | order(_createdAt asc, _id asc) {_id, name, introduction, description}
export type CategoriesQueryResult = Array<{
  _id: string;
  name: "Application Security" | "Best Practices" | "Industry News" | "Product Updates" | "Research" | "Threat Detection" | null;
  introduction: string | null;
  description: string | null;
}>;

// Source: content/document-types/figure.ts
// Variable: figuresQuery
// Query: *[_type == "figure"] | order(order asc, _id asc) {_id, place, value, label, definition, confirmed}
export type FiguresQueryResult = Array<{
  _id: string;
  place: "home" | "inventory" | "severity" | null;
  value: string | null;
  label: string | null;
  definition: string | null;
  confirmed: boolean | null;
}>;

// Source: content/document-types/page-head.ts
// Variable: pageHeadsQuery
// Query: *[_type == "pageHead"] | order(_createdAt desc, _id asc) {    _id, path, title, description, "subtitle": coalesce(subtitle, line)  }
export type PageHeadsQueryResult = Array<{
  _id: string;
  path: string | null;
  title: string | null;
  description: string | null;
  subtitle: string | null;
}>;

// Source: content/document-types/question.ts
// Variable: questionsQuery
// Query: *[_type == "question"] | order(order asc, _id asc) {_id, question, answer, link, places}
export type QuestionsQueryResult = Array<{
  _id: string;
  question: string | null;
  answer: string | null;
  link: {
    label?: string;
    to?: string;
  } | null;
  places: Array<string> | null;
}>;

// Source: content/document-types/redirect.ts
// Variable: redirectsQuery
// Query: *[_type == "redirect"] | order(_createdAt asc, _id asc) {_id, from, to}
export type RedirectsQueryResult = Array<{
  _id: string;
  from: string | null;
  to: string | null;
}>;

// Source: content/document-types/testimonial.ts
// Variable: testimonialsQuery
// Query: *[_type == "testimonial"] | order(order asc, _id asc) {_id, quote, author, position, company, image, confirmed}
export type TestimonialsQueryResult = Array<{
  _id: string;
  quote: string | null;
  author: string | null;
  position: string | null;
  company: string | null;
  image: Image1 | null;
  confirmed: boolean | null;
}>;

// Source: content/queries.ts
// Variable: jobsQuery
// Query: *[_type == "job"] | order(coalesce(dateTime(postedAt), dateTime(postedAt + "T00:00:00Z")) desc) {    _id, _rev, _createdAt, _updatedAt, title, "slug": slug.current, formerSlugs, location, type, postedAt, validThrough,  applicantCountry, salary, "description": coalesce(description[]{..., _type == "image" => {"lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}, description), requirements, "isAhead": coalesce(dateTime(postedAt), dateTime(postedAt + "T00:00:00Z")) > dateTime($now), "isPast": coalesce(dateTime(validThrough), dateTime(validThrough + "T00:00:00Z")) < dateTime($today + "T00:00:00Z")}
export type JobsQueryResult = Array<{
  _id: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  title: string | null;
  slug: string | null;
  formerSlugs: Array<string> | null;
  location: string | null;
  type: "Contract" | "Full-time" | "Internship" | "Part-time" | null;
  postedAt: string | null;
  validThrough: string | null;
  applicantCountry: string | null;
  salary: Salary | null;
  description: Array<{
    children?: Array<{
      marks?: Array<string>;
      text?: string;
      _type: "span";
      _key: string;
    }>;
    style?: "blockquote" | "h1" | "h2" | "h3" | "h4" | "normal";
    listItem?: "bullet" | "number";
    markDefs?: Array<{
      _key: string;
    } & Link>;
    level?: number;
    _type: "block";
    _key: string;
  } | {
    _key: string;
    _type: "code";
    language?: "bash" | "c" | "console" | "csharp" | "css" | "diff" | "docker" | "go" | "graphql" | "html" | "http" | "java" | "javascript" | "json" | "jsx" | "kotlin" | "php" | "python" | "ruby" | "rust" | "sql" | "terraform" | "text" | "toml" | "tsx" | "typescript" | "xml" | "yaml";
    filename?: string;
    code?: string;
  } | {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    caption?: string;
    _type: "image";
    _key: string;
    lqip: string | null;
  } | {
    _key: string;
    _type: "table";
    rows?: Array<{
      _key: string;
    } & Row>;
  }> | Body | null;
  requirements: Array<string> | null;
  isAhead: boolean | null;
  isPast: boolean | null;
}>;

// Source: content/queries.ts
// Variable: jobQuery
// Query: *[_type == "job" && _id == $id][0] {    _id, _rev, _createdAt, _updatedAt, title, "slug": slug.current, formerSlugs, location, type, postedAt, validThrough,  applicantCountry, salary, "description": coalesce(description[]{..., _type == "image" => {"lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}, description), requirements}
export type JobQueryResult = {
  _id: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  title: string | null;
  slug: string | null;
  formerSlugs: Array<string> | null;
  location: string | null;
  type: "Contract" | "Full-time" | "Internship" | "Part-time" | null;
  postedAt: string | null;
  validThrough: string | null;
  applicantCountry: string | null;
  salary: Salary | null;
  description: Array<{
    children?: Array<{
      marks?: Array<string>;
      text?: string;
      _type: "span";
      _key: string;
    }>;
    style?: "blockquote" | "h1" | "h2" | "h3" | "h4" | "normal";
    listItem?: "bullet" | "number";
    markDefs?: Array<{
      _key: string;
    } & Link>;
    level?: number;
    _type: "block";
    _key: string;
  } | {
    _key: string;
    _type: "code";
    language?: "bash" | "c" | "console" | "csharp" | "css" | "diff" | "docker" | "go" | "graphql" | "html" | "http" | "java" | "javascript" | "json" | "jsx" | "kotlin" | "php" | "python" | "ruby" | "rust" | "sql" | "terraform" | "text" | "toml" | "tsx" | "typescript" | "xml" | "yaml";
    filename?: string;
    code?: string;
  } | {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    caption?: string;
    _type: "image";
    _key: string;
    lqip: string | null;
  } | {
    _key: string;
    _type: "table";
    rows?: Array<{
      _key: string;
    } & Row>;
  }> | Body | null;
  requirements: Array<string> | null;
} | null;

// Source: content/queries.ts
// Variable: postQuery
// Query: *[_type == "blog" && _id == $id][0] {    _id, _rev, title, "slug": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,  "noIndex": seo.noIndex, "authorIds": authors[]._ref, _updatedAt, content[]{..., _type == "image" => {"lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}, image{..., "lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}, seo,  "authors": authors[]->{_id, name, role, biography, image}}
export type PostQueryResult = {
  _id: string;
  _rev: string;
  title: string | null;
  slug: string | null;
  excerpt: string | null;
  author: string | null;
  date: string | null;
  revisedAt: string | null;
  readTime: string | null;
  category: "Application Security" | "Best Practices" | "Industry News" | "Product Updates" | "Research" | "Threat Detection" | null;
  featured: boolean | null;
  noIndex: boolean | null;
  authorIds: Array<string> | null;
  _updatedAt: string;
  content: Array<{
    children?: Array<{
      marks?: Array<string>;
      text?: string;
      _type: "span";
      _key: string;
    }>;
    style?: "blockquote" | "h1" | "h2" | "h3" | "h4" | "normal";
    listItem?: "bullet" | "number";
    markDefs?: Array<{
      _key: string;
    } & Link>;
    level?: number;
    _type: "block";
    _key: string;
  } | {
    _key: string;
    _type: "code";
    language?: "bash" | "c" | "console" | "csharp" | "css" | "diff" | "docker" | "go" | "graphql" | "html" | "http" | "java" | "javascript" | "json" | "jsx" | "kotlin" | "php" | "python" | "ruby" | "rust" | "sql" | "terraform" | "text" | "toml" | "tsx" | "typescript" | "xml" | "yaml";
    filename?: string;
    code?: string;
  } | {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    caption?: string;
    _type: "image";
    _key: string;
    lqip: string | null;
  } | {
    _key: string;
    _type: "table";
    rows?: Array<{
      _key: string;
    } & Row>;
  }> | null;
  image: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    _type: "image";
    lqip: string | null;
  } | null;
  seo: Seo | null;
  authors: Array<{
    _id: string;
    name: string | null;
    role: string | null;
    biography: string | null;
    image: Image1 | null;
  }> | null;
} | null;

// Source: content/queries.ts
// Variable: postNamesQuery
// Query: *[_type == "blog"] {_id, _createdAt, "slug": slug.current, formerSlugs}
export type PostNamesQueryResult = Array<{
  _id: string;
  _createdAt: string;
  slug: string | null;
  formerSlugs: Array<string> | null;
}>;

// Source: content/queries.ts
// Variable: idByNameQuery
// Query: *[_type == $type && (_id == $name || slug.current == $name)] | order((_id == $name) desc, _createdAt asc, _id asc) [0]._id
export type IdByNameQueryResult = string | null;

// Source: content/queries.ts
// Variable: latestPostsQuery
// Query: *[_type == "blog" && coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) <= dateTime($now)] | order(coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) desc, _id asc) [$from...$to] {    _id, _rev, title, "slug": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,  "noIndex": seo.noIndex, "authorIds": authors[]._ref, _updatedAt, content[]{..., _type == "image" => {"lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}, image{..., "lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}, seo,  "authors": authors[]->{_id, name, role, biography, image}}
export type LatestPostsQueryResult = Array<{
  _id: string;
  _rev: string;
  title: string | null;
  slug: string | null;
  excerpt: string | null;
  author: string | null;
  date: string | null;
  revisedAt: string | null;
  readTime: string | null;
  category: "Application Security" | "Best Practices" | "Industry News" | "Product Updates" | "Research" | "Threat Detection" | null;
  featured: boolean | null;
  noIndex: boolean | null;
  authorIds: Array<string> | null;
  _updatedAt: string;
  content: Array<{
    children?: Array<{
      marks?: Array<string>;
      text?: string;
      _type: "span";
      _key: string;
    }>;
    style?: "blockquote" | "h1" | "h2" | "h3" | "h4" | "normal";
    listItem?: "bullet" | "number";
    markDefs?: Array<{
      _key: string;
    } & Link>;
    level?: number;
    _type: "block";
    _key: string;
  } | {
    _key: string;
    _type: "code";
    language?: "bash" | "c" | "console" | "csharp" | "css" | "diff" | "docker" | "go" | "graphql" | "html" | "http" | "java" | "javascript" | "json" | "jsx" | "kotlin" | "php" | "python" | "ruby" | "rust" | "sql" | "terraform" | "text" | "toml" | "tsx" | "typescript" | "xml" | "yaml";
    filename?: string;
    code?: string;
  } | {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    caption?: string;
    _type: "image";
    _key: string;
    lqip: string | null;
  } | {
    _key: string;
    _type: "table";
    rows?: Array<{
      _key: string;
    } & Row>;
  }> | null;
  image: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    _type: "image";
    lqip: string | null;
  } | null;
  seo: Seo | null;
  authors: Array<{
    _id: string;
    name: string | null;
    role: string | null;
    biography: string | null;
    image: Image1 | null;
  }> | null;
}>;

// Source: content/queries.ts
// Variable: categoryLatestPostsQuery
// Query: *[_type == "blog" && coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) <= dateTime($now) && category == $category] | order(coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) desc, _id asc) [$from...$to] {    _id, _rev, title, "slug": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,  "noIndex": seo.noIndex, "authorIds": authors[]._ref, _updatedAt, content[]{..., _type == "image" => {"lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}, image{..., "lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}, seo,  "authors": authors[]->{_id, name, role, biography, image}}
export type CategoryLatestPostsQueryResult = Array<{
  _id: string;
  _rev: string;
  title: string | null;
  slug: string | null;
  excerpt: string | null;
  author: string | null;
  date: string | null;
  revisedAt: string | null;
  readTime: string | null;
  category: "Application Security" | "Best Practices" | "Industry News" | "Product Updates" | "Research" | "Threat Detection" | null;
  featured: boolean | null;
  noIndex: boolean | null;
  authorIds: Array<string> | null;
  _updatedAt: string;
  content: Array<{
    children?: Array<{
      marks?: Array<string>;
      text?: string;
      _type: "span";
      _key: string;
    }>;
    style?: "blockquote" | "h1" | "h2" | "h3" | "h4" | "normal";
    listItem?: "bullet" | "number";
    markDefs?: Array<{
      _key: string;
    } & Link>;
    level?: number;
    _type: "block";
    _key: string;
  } | {
    _key: string;
    _type: "code";
    language?: "bash" | "c" | "console" | "csharp" | "css" | "diff" | "docker" | "go" | "graphql" | "html" | "http" | "java" | "javascript" | "json" | "jsx" | "kotlin" | "php" | "python" | "ruby" | "rust" | "sql" | "terraform" | "text" | "toml" | "tsx" | "typescript" | "xml" | "yaml";
    filename?: string;
    code?: string;
  } | {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    caption?: string;
    _type: "image";
    _key: string;
    lqip: string | null;
  } | {
    _key: string;
    _type: "table";
    rows?: Array<{
      _key: string;
    } & Row>;
  }> | null;
  image: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    _type: "image";
    lqip: string | null;
  } | null;
  seo: Seo | null;
  authors: Array<{
    _id: string;
    name: string | null;
    role: string | null;
    biography: string | null;
    image: Image1 | null;
  }> | null;
}>;

// Source: content/queries.ts
// Variable: postPageQuery
// Query: *[_type == "blog" && coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) <= dateTime($now)] | order(coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) desc, _id asc) [$from...$to] {  _id, _rev, title, "slug": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,  "noIndex": seo.noIndex, "authorIds": authors[]._ref, image}
export type PostPageQueryResult = Array<{
  _id: string;
  _rev: string;
  title: string | null;
  slug: string | null;
  excerpt: string | null;
  author: string | null;
  date: string | null;
  revisedAt: string | null;
  readTime: string | null;
  category: "Application Security" | "Best Practices" | "Industry News" | "Product Updates" | "Research" | "Threat Detection" | null;
  featured: boolean | null;
  noIndex: boolean | null;
  authorIds: Array<string> | null;
  image: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    _type: "image";
  } | null;
}>;

// Source: content/queries.ts
// Variable: categoryPageQuery
// Query: *[_type == "blog" && coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) <= dateTime($now) && category == $category] | order(coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) desc, _id asc) [$from...$to] {  _id, _rev, title, "slug": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,  "noIndex": seo.noIndex, "authorIds": authors[]._ref, image}
export type CategoryPageQueryResult = Array<{
  _id: string;
  _rev: string;
  title: string | null;
  slug: string | null;
  excerpt: string | null;
  author: string | null;
  date: string | null;
  revisedAt: string | null;
  readTime: string | null;
  category: "Application Security" | "Best Practices" | "Industry News" | "Product Updates" | "Research" | "Threat Detection" | null;
  featured: boolean | null;
  noIndex: boolean | null;
  authorIds: Array<string> | null;
  image: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    _type: "image";
  } | null;
}>;

// Source: content/queries.ts
// Variable: postCountQuery
// Query: count(*[_type == "blog" && coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) <= dateTime($now)])
export type PostCountQueryResult = number;

// Source: content/queries.ts
// Variable: categoryCountQuery
// Query: count(*[_type == "blog" && coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) <= dateTime($now) && category == $category])
export type CategoryCountQueryResult = number;

// Source: content/queries.ts
// Variable: largeCardQuery
// Query: *[_type == "blog" && coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) <= dateTime($now)] | order((featured == true) desc, coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) desc, _id asc) [0] {  _id, _rev, title, "slug": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,  "noIndex": seo.noIndex, "authorIds": authors[]._ref, image{..., "lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}
export type LargeCardQueryResult = {
  _id: string;
  _rev: string;
  title: string | null;
  slug: string | null;
  excerpt: string | null;
  author: string | null;
  date: string | null;
  revisedAt: string | null;
  readTime: string | null;
  category: "Application Security" | "Best Practices" | "Industry News" | "Product Updates" | "Research" | "Threat Detection" | null;
  featured: boolean | null;
  noIndex: boolean | null;
  authorIds: Array<string> | null;
  image: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    _type: "image";
    lqip: string | null;
  } | null;
} | null;

// Source: content/queries.ts
// Variable: categoryLargeCardQuery
// Query: *[_type == "blog" && coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) <= dateTime($now) && category == $category] | order((featured == true) desc, coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) desc, _id asc) [0] {  _id, _rev, title, "slug": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,  "noIndex": seo.noIndex, "authorIds": authors[]._ref, image{..., "lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}
export type CategoryLargeCardQueryResult = {
  _id: string;
  _rev: string;
  title: string | null;
  slug: string | null;
  excerpt: string | null;
  author: string | null;
  date: string | null;
  revisedAt: string | null;
  readTime: string | null;
  category: "Application Security" | "Best Practices" | "Industry News" | "Product Updates" | "Research" | "Threat Detection" | null;
  featured: boolean | null;
  noIndex: boolean | null;
  authorIds: Array<string> | null;
  image: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    decorative?: boolean;
    _type: "image";
    lqip: string | null;
  } | null;
} | null;

// Source: content/queries.ts
// Variable: postIdsQuery
// Query: *[_type == "blog" && coalesce(dateTime(date), dateTime(date + "T00:00:00Z")) <= dateTime($now)] | order(_id asc) [$from...$to] {    _id, date, revisedAt, "slug": slug.current, "noIndex": seo.noIndex  }
export type PostIdsQueryResult = Array<{
  _id: string;
  date: string | null;
  revisedAt: string | null;
  slug: string | null;
  noIndex: boolean | null;
}>;

// Source: content/queries.ts
// Variable: editsQuery
// Query: {  "all": count(*[_type in $types]),  "latest": *[_type in $types] | order(_updatedAt desc) [0]._updatedAt}
export type EditsQueryResult = {
  all: number;
  latest: string | null;
};

// Query TypeMap
declare global {
  interface SanityQueries {
    "*[_type == \"announcement\"] | order(_createdAt desc) {_id, leadIn, text, link, from, until}": AnnouncementsQueryResult;
    "*[_type == \"category\"] | order(_createdAt asc, _id asc) {_id, name, introduction, description}": CategoriesQueryResult;
    "*[_type == \"figure\"] | order(order asc, _id asc) {_id, place, value, label, definition, confirmed}": FiguresQueryResult;
    "*[_type == \"pageHead\"] | order(_createdAt desc, _id asc) {\n    _id, path, title, description, \"subtitle\": coalesce(subtitle, line)\n  }": PageHeadsQueryResult;
    "*[_type == \"question\"] | order(order asc, _id asc) {_id, question, answer, link, places}": QuestionsQueryResult;
    "*[_type == \"redirect\"] | order(_createdAt asc, _id asc) {_id, from, to}": RedirectsQueryResult;
    "*[_type == \"testimonial\"] | order(order asc, _id asc) {_id, quote, author, position, company, image, confirmed}": TestimonialsQueryResult;
    "*[_type == \"job\"] | order(coalesce(dateTime(postedAt), dateTime(postedAt + \"T00:00:00Z\")) desc) {\n  \n  _id, _rev, _createdAt, _updatedAt, title, \"slug\": slug.current, formerSlugs, location, type, postedAt, validThrough,\n  applicantCountry, salary, \"description\": coalesce(description[]{..., _type == \"image\" => {\"lqip\": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}, description), requirements\n, \"isAhead\": coalesce(dateTime(postedAt), dateTime(postedAt + \"T00:00:00Z\")) > dateTime($now), \"isPast\": coalesce(dateTime(validThrough), dateTime(validThrough + \"T00:00:00Z\")) < dateTime($today + \"T00:00:00Z\")\n}": JobsQueryResult;
    "*[_type == \"job\" && _id == $id][0] {\n  \n  _id, _rev, _createdAt, _updatedAt, title, \"slug\": slug.current, formerSlugs, location, type, postedAt, validThrough,\n  applicantCountry, salary, \"description\": coalesce(description[]{..., _type == \"image\" => {\"lqip\": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}, description), requirements\n\n}": JobQueryResult;
    "*[_type == \"blog\" && _id == $id][0] {\n  \n  _id, _rev, title, \"slug\": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,\n  \"noIndex\": seo.noIndex, \"authorIds\": authors[]._ref\n, _updatedAt, content[]{..., _type == \"image\" => {\"lqip\": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}, image{..., \"lqip\": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}, seo,\n  \"authors\": authors[]->{_id, name, role, biography, image}\n}": PostQueryResult;
    "*[_type == \"blog\"] {_id, _createdAt, \"slug\": slug.current, formerSlugs}": PostNamesQueryResult;
    "*[_type == $type && (_id == $name || slug.current == $name)] | order((_id == $name) desc, _createdAt asc, _id asc) [0]._id": IdByNameQueryResult;
    "*[_type == \"blog\" && coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) <= dateTime($now)] | order(coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) desc, _id asc) [$from...$to] {\n  \n  _id, _rev, title, \"slug\": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,\n  \"noIndex\": seo.noIndex, \"authorIds\": authors[]._ref\n, _updatedAt, content[]{..., _type == \"image\" => {\"lqip\": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}, image{..., \"lqip\": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}, seo,\n  \"authors\": authors[]->{_id, name, role, biography, image}\n}": LatestPostsQueryResult;
    "*[_type == \"blog\" && coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) <= dateTime($now) && category == $category] | order(coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) desc, _id asc) [$from...$to] {\n  \n  _id, _rev, title, \"slug\": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,\n  \"noIndex\": seo.noIndex, \"authorIds\": authors[]._ref\n, _updatedAt, content[]{..., _type == \"image\" => {\"lqip\": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}, image{..., \"lqip\": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}, seo,\n  \"authors\": authors[]->{_id, name, role, biography, image}\n}": CategoryLatestPostsQueryResult;
    "*[_type == \"blog\" && coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) <= dateTime($now)] | order(coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) desc, _id asc) [$from...$to] {\n  _id, _rev, title, \"slug\": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,\n  \"noIndex\": seo.noIndex, \"authorIds\": authors[]._ref\n, image}": PostPageQueryResult;
    "*[_type == \"blog\" && coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) <= dateTime($now) && category == $category] | order(coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) desc, _id asc) [$from...$to] {\n  _id, _rev, title, \"slug\": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,\n  \"noIndex\": seo.noIndex, \"authorIds\": authors[]._ref\n, image}": CategoryPageQueryResult;
    "count(*[_type == \"blog\" && coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) <= dateTime($now)])": PostCountQueryResult;
    "count(*[_type == \"blog\" && coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) <= dateTime($now) && category == $category])": CategoryCountQueryResult;
    "*[_type == \"blog\" && coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) <= dateTime($now)] | order((featured == true) desc, coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) desc, _id asc) [0] {\n  _id, _rev, title, \"slug\": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,\n  \"noIndex\": seo.noIndex, \"authorIds\": authors[]._ref\n, image{..., \"lqip\": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}": LargeCardQueryResult;
    "*[_type == \"blog\" && coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) <= dateTime($now) && category == $category] | order((featured == true) desc, coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) desc, _id asc) [0] {\n  _id, _rev, title, \"slug\": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,\n  \"noIndex\": seo.noIndex, \"authorIds\": authors[]._ref\n, image{..., \"lqip\": select(asset->metadata.isOpaque != false => asset->metadata.lqip)}}": CategoryLargeCardQueryResult;
    "*[_type == \"blog\" && coalesce(dateTime(date), dateTime(date + \"T00:00:00Z\")) <= dateTime($now)] | order(_id asc) [$from...$to] {\n    _id, date, revisedAt, \"slug\": slug.current, \"noIndex\": seo.noIndex\n  }": PostIdsQueryResult;
    "{\n  \"all\": count(*[_type in $types]),\n  \"latest\": *[_type in $types] | order(_updatedAt desc) [0]._updatedAt\n}": EditsQueryResult;
  }
}
// Lets @sanity/client releases that predate the global registry read it too
declare module "@sanity/client" {
  interface SanityQueries extends globalThis.SanityQueries {}
}

