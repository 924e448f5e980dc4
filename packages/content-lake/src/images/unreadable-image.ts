/** What an editor can do instead of uploading an image of another format. Here, because only a process of its own loads describe-image.ts. */
export const supported =
  'Save the image as PNG, JPEG, WebP, AVIF, GIF, or SVG, and upload that file.'
/** What is said of an image that no decoder can read. */
export const unreadable = `This file is damaged, or of a format that the site can't read. ${supported}`
