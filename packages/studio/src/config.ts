import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { documentTypeNames, schemaTypes } from '../../../content/document-types/index.ts'
import { connectionTo } from './connection.ts'
import { deskStructure } from './desk/structure.ts'
import { newDocumentTemplates } from './desk/templates.ts'
import { DraftAfterUnpublish } from './draft-after-unpublish.ts'
import { formInput } from './inputs/form-input.tsx'
import { SendNewsletter } from './newsletter/send-newsletter.ts'
import { documentPages } from './preview/document-pages.ts'
import { OpenPreview } from './preview/open-preview.ts'
import type { StudioSettings } from './settings.ts'
import { LayoutUntilSignOut } from './sign-out.ts'
import { ToolMenuWithSiteLinks } from './site-links.tsx'
import { uploadRefusals } from './upload-refusals.ts'

/** The Studio configuration of one installation. Features that need Sanity's servers are off. */
export function studioConfig(settings: StudioSettings) {
  const { projectId, dataset, siteUrl } = settings
  const off = { enabled: false }
  return defineConfig({
    name: 'default',
    title: 'Site content',
    basePath: '/studio',
    projectId,
    dataset,
    ...connectionTo(settings),
    plugins: [
      structureTool({ title: 'Content', structure: deskStructure }),
      presentationTool({
        title: 'Preview',
        previewUrl: { initial: siteUrl, previewMode: { enable: '/preview' } },
        resolve: documentPages,
      }),
    ],
    schema: {
      types: schemaTypes,
      templates: (templates) => [...templates, ...newDocumentTemplates],
    },
    form: { components: { input: formInput } },
    studio: {
      components: {
        toolMenu: ToolMenuWithSiteLinks,
        ...(settings.apiHost ? { layout: LayoutUntilSignOut } : {}),
      },
    },
    i18n: { bundles: settings.apiHost ? [uploadRefusals] : [] },
    document: {
      actions: (actions) => [...actions, OpenPreview, SendNewsletter, DraftAfterUnpublish],
      comments: off,
      newDocumentOptions: (options) =>
        options.filter(({ templateId }) => documentTypeNames.includes(templateId)),
    },
    releases: off,
    scheduledPublishing: off,
    scheduledDrafts: off,
    tasks: off,
    announcements: off,
    mediaLibrary: off,
  })
}
