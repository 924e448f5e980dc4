import { renderStudio } from 'sanity'
import { studioConfig } from './config.ts'
import { loadSettings } from './settings.ts'
import { stubSanityServices } from './stub-sanity-services.ts'

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page of the editor has no #root')
try {
  const settings = await loadSettings()
  if (settings.apiHost) stubSanityServices()
  renderStudio(root, studioConfig(settings))
} catch (error) {
  root.textContent = `The editor couldn’t start. ${error instanceof Error ? error.message : ''}`
}
