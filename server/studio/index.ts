export { buildEditor } from './build-editor.ts'
export { installEditor } from './install-editor.ts'
export { openEditor } from './open-editor.ts'
export { type SiteEditor, siteEditor } from './site-editor.ts'
